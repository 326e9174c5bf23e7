import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title?: ReactNode;
  /** Quiet words at the right of the head: source, age, sample. */
  caption?: ReactNode;
  /** Controls in the head, after the title. */
  tools?: ReactNode;
  /** Without it the children touch the border: tables and row lists. */
  padded?: boolean;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, caption, tools, padded = true, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={clsx('panel', className)} aria-labelledby={title ? id : undefined}>
      {title ? (
        <header className="panel-h">
          <h2 id={id}>{title}</h2>
          {tools}
          {caption ? <span className="cap">{caption}</span> : null}
        </header>
      ) : null}
      {padded ? <div className="panel-b">{children}</div> : children}
    </section>
  );
}
