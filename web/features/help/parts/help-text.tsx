import { Fragment } from 'react';
import { Link } from 'react-router';
import { partsOf } from '../help-search.ts';
import type { HelpText } from '../help-types.ts';

function Words({ text }: { text: string }) {
  return partsOf(text).map(({ text: words, to }, at) => {
    const key = at;
    if (to === undefined) return <Fragment key={key}>{words}</Fragment>;
    if (to.startsWith('#'))
      return (
        <a key={key} href={to}>
          {words}
        </a>
      );
    return (
      <Link key={key} to={to}>
        {words}
      </Link>
    );
  });
}

/** Paragraphs and lists of a topic, with their links. */
export function HelpBody({ body }: { body: readonly HelpText[] }) {
  return body.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>
        <Words text={part} />
      </p>
    ) : (
      <ul key={part[0]}>
        {part.map((point) => (
          <li key={point}>
            <Words text={point} />
          </li>
        ))}
      </ul>
    ),
  );
}
