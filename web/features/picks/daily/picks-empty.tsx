import { CalendarX } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { OpenDay } from '../pick.queries.ts';

interface PicksEmptyProps {
  league: string;
  day: OpenDay | undefined;
  isNarrowed: boolean;
  onPick: (date: string) => void;
  onClear: () => void;
}

/** No pick on a day, or none that passes the filter; with a way on. */
export function PicksEmpty({ league, day, isNarrowed, onPick, onClear }: PicksEmptyProps) {
  const { date } = useReaderFormat();
  const days = [
    [`Previous ${league} day`, day?.previousOn ?? null],
    [`Next ${league} day`, day?.nextOn ?? null],
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
        hint={isNarrowed ? 'No pick of this day fits the search and the filter.' : day?.hint}
        icon={CalendarX}
        action={isNarrowed ? <Button onClick={onClear}>Show all picks</Button> : steps}
      />
    </div>
  );
}
