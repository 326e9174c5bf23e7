import type { ReactNode } from 'react';

export interface DocSection {
  id: string;
  title: string;
  body: ReactNode;
}

/** A page of text: title, what it is about, sections with their own addresses, and a list of them where there is room. */
export function DocPage({
  title,
  caption,
  intro,
  sections,
}: {
  title: string;
  caption?: ReactNode;
  intro?: ReactNode;
  sections: readonly DocSection[];
}) {
  return (
    <>
      <div className="page-h">
        <h1>{title}</h1>
        {caption ? <span className="cap">{caption}</span> : null}
      </div>
      <div className="doc">
        <div className="prose">
          {intro}
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
        <nav className="doc-toc" aria-label="On this page">
          {sections.map((section) => (
            <a key={section.id} href={`#${section.id}`}>
              {section.title}
            </a>
          ))}
        </nav>
      </div>
    </>
  );
}
