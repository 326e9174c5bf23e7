import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import './fold-panel.css';

/** Holds panels that are long on a phone: there only their heads stand until the button is pressed. `name` says what it opens. */
export function FoldPanel({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="fold-p" data-open={isOpen}>
      <button type="button" className="icon-btn" aria-expanded={isOpen} aria-label={name} onClick={() => setOpen(!isOpen)}>
        <ChevronDown />
      </button>
      {children}
    </div>
  );
}
