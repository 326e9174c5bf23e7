import { Link2 } from 'lucide-react';
import type { HelpTopic } from '../help-types.ts';
import { HelpBody } from './help-text.tsx';

/** One topic with an address of its own. */
export function HelpTopicCard({ topic: { id, title, body } }: { topic: HelpTopic }) {
  return (
    <section className="help-topic" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {title}
        <a className="help-anchor" href={`#${id}`} aria-label={`Link to “${title}”`}>
          <Link2 aria-hidden="true" />
        </a>
      </h3>
      <HelpBody body={body} />
    </section>
  );
}
