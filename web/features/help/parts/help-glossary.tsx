import type { HelpTopic } from '../help-types.ts';

/** Words and their meanings, each with an address. */
export function HelpGlossary({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <dl className="help-words">
      {topics.map(({ id, title, body }) => (
        <div key={id}>
          <dt id={id} tabIndex={-1}>
            {title}
          </dt>
          <dd>{body.join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}
