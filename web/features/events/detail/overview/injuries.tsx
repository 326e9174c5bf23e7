import { ClubChip } from '../../../../core/club-chip.tsx';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { isDay } from '../../../../lib/dates.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail } from '../../event-types.ts';

type Injury = GameDetail['injuries'][number];

export function Injuries({ injuries }: { injuries: readonly Injury[] }) {
  const { date } = useReaderFormat();
  const said = (day: string): string => (isDay(day) ? date(day) : day);
  const back = (injury: Injury): string => (injury.expectedReturn ? `expected ${said(injury.expectedReturn)}` : 'no return date');
  return (
    <Panel title="Injuries" caption={injuries.length ? `${injuries.length} listed` : undefined}>
      {injuries.length === 0 ? (
        <p className="muted">Nobody is listed for these two clubs.</p>
      ) : (
        <ul className="rows inj">
          {injuries.map((injury) => (
            <li key={`${injury.teamCode}-${injury.name}`}>
              <ClubChip code={injury.teamCode} size="sm" />
              <div className="grow">
                <b>{injury.name}</b> <span className="muted">{injury.position}</span>
                <p className="muted">{injury.description}</p>
              </div>
              <span className="cap num">
                {`since ${said(injury.since)}`}
                <br />
                {back(injury)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
