import { FlaskConical } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type Draft, draftOf } from '../form/draft-rules.ts';
import { conditionWords } from '../words/condition-words.ts';
import { SAMPLES } from '../words/samples.ts';

/** Before the first strategy: what one may look like. Samples have conditions and no figures. */
export function Newcomer({ onStart }: { onStart: (draft?: Draft) => void }) {
  const { oddsFormat } = useReaderFormat();
  return (
    <section className="panel st-new" aria-label="No strategy yet">
      <EmptyState
        icon={FlaskConical}
        title="No strategies yet"
        hint="Say what a bet must have; it is tested on past games at their closing prices before you keep it, and on every game after."
        action={
          <Button look="primary" onClick={() => onStart()}>
            New Strategy
          </Button>
        }
      />
      <ul className="st-samples">
        {SAMPLES.map((sample) => (
          <li key={sample.name}>
            <div>
              <Badge look="push">Sample</Badge> <b>{sample.name}</b>
              <p>{sample.description}</p>
              <p className="cap">
                {conditionWords(sample.conditions, oddsFormat)
                  .map(({ name, value }) => `${name}: ${value}`)
                  .join(' · ')}
              </p>
            </div>
            <Button size="sm" onClick={() => onStart(draftOf(sample))}>
              Use as a start<span className="sr">{`: ${sample.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
