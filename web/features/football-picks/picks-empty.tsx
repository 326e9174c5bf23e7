import { CalendarX } from 'lucide-react';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { formatPercent } from '../../lib/format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import type { FootballPickDay } from './picks.queries.ts';

function hintOf(day: FootballPickDay): string {
  if (!day.hasSource) return 'The data in use does not cover the CFL.';
  if (day.games === 0) return 'No CFL game is played on this day.';
  if (day.openGames === 0) return 'Nothing was published on this day’s games.';
  return `Nothing is worth its price so far: a pick needs ${formatPercent(day.leastEv, 0)} expected value or more at a fresh price. Picks appear within a day and a half of the kickoff.`;
}

interface PicksEmptyProps {
  day: FootballPickDay | undefined;
  isNarrowed: boolean;
  onPick: (date: string) => void;
  onClear: () => void;
}

/** No pick on a day, or none that passes the filter; with a way on. */
export function PicksEmpty({ day, isNarrowed, onPick, onClear }: PicksEmptyProps) {
  const { date } = useReaderFormat();
  const days = [
    ['Previous CFL day', day?.previousOn ?? null],
    ['Next CFL day', day?.nextOn ?? null],
  ] as const;
  const steps = days.map(([label, on]) =>
    on ? (
      <Button key={label} onClick={() => onPick(on)}>
        {`${label}: ${date(on)}`}
      </Button>
    ) : null,
  );
  return (
    <div className="panel">
      <EmptyState
        title="No picks found"
        hint={isNarrowed ? 'No pick of this day fits the search and the filter.' : day ? hintOf(day) : undefined}
        icon={CalendarX}
        action={isNarrowed ? <Button onClick={onClear}>Show all picks</Button> : steps}
      />
    </div>
  );
}
