import { X } from 'lucide-react';
import type { ReactNode } from 'react';

/** An active search or filter that can be taken away. */
export function Chip({ children, removeLabel, onRemove }: { children: ReactNode; removeLabel: string; onRemove: () => void }) {
  return (
    <span className="chip">
      {children}
      <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <X className="s" />
      </button>
    </span>
  );
}
