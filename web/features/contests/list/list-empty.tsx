import { CalendarX, SearchX } from 'lucide-react';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';

interface ListEmptyProps {
  date: string;
  today: string;
  isNarrowed: boolean;
  onToday: () => void;
}

export function ListEmpty({ date, today, isNarrowed, onToday }: ListEmptyProps) {
  const toToday = date === today ? null : <Button onClick={onToday}>View Today's Games</Button>;
  return (
    <div className="panel">
      <EmptyState
        title="No games found"
        hint={isNarrowed ? 'Try adjusting your search or filters' : `No MLB games are scheduled for ${formatDate(date, 'long')}`}
        icon={isNarrowed ? SearchX : CalendarX}
        action={toToday}
      />
    </div>
  );
}
