import type { ReactNode } from 'react';
import './check.css';

interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A box to tick with its words. Its look is in check.css, which the screen that uses it loads. */
export function Check({ checked, onChange, disabled, children }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  );
}
