import { type ComponentProps, useId } from 'react';

/** A labelled box for several lines. */
export function TextArea({ label, ...rest }: { label: string } & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <div className="form-row">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} className="tk-text" rows={4} {...rest} />
    </div>
  );
}
