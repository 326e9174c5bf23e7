import type { ReactNode } from 'react';

/** One line of the settings: what it is at the left, how to change it at the right. */
export function Setting({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="set">
      <header>
        <h2>{title}</h2>
        {text ? <p>{text}</p> : null}
      </header>
      <div>{children}</div>
    </section>
  );
}
