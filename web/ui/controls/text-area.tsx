import { type ComponentProps, useId } from 'react';
import './text-area.css';

/** A labeled box for several lines. Its look is in text-area.css, which the screen that uses it loads. */
export function TextArea({ label, rows = 3, ...rest }: { label: string } & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <div className="form-row">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} className="text-area" rows={rows} {...rest} />
    </div>
  );
}
