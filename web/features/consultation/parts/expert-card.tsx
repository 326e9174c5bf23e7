import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Expert } from '../consultation.queries.ts';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

const shortDay = (weekday: string): string => weekday.slice(0, 3);

function Facts({ expert }: { expert: Expert }) {
  const { dateTime } = useReaderFormat();
  const { pricing, availability, languages, nextFreeAt } = expert;
  const rows: readonly [string, string][] = [
    ['Specialty', expert.specialty],
    ['Languages', languages.join(', ')],
    ['Days', availability.length > 0 ? availability.map(shortDay).join(', ') : 'No hours are open yet'],
    ['Next free', nextFreeAt ? dateTime(nextFreeAt) : 'Nothing within 60 days'],
    ['List price', `${formatMoney(pricing['30min'])} for 30 min, ${formatMoney(pricing['60min'])} for 60 min`],
  ];
  return (
    <dl className="cn-facts">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An expert: what is true of them, and the way to a session. */
export function ExpertCard({ expert, onBook }: { expert: Expert; onBook: () => void }) {
  return (
    <article className="panel cn-expert" aria-label={expert.name}>
      <header>
        <span className="cn-face" aria-hidden="true">
          {initialsOf(expert.name)}
        </span>
        <div>
          <h2>{expert.name}</h2>
          <p className="muted">{expert.title}</p>
        </div>
        {expert.isSimulated ? <Badge look="warn">Simulated</Badge> : null}
      </header>
      <p>{expert.experience}</p>
      <Facts expert={expert} />
      <Button look="primary" full disabled={expert.nextFreeAt === null} aria-label={`Book Session with ${expert.name}`} onClick={onBook}>
        Book Session
      </Button>
    </article>
  );
}
