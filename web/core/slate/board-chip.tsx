import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { BoardDay } from './board-day.ts';

/** After today's last final: the way from tomorrow's openers to today's results, and back. */
export function BoardChip({ board, onPick }: { board: BoardDay; onPick: (day: string) => void }) {
  const { date, today, opening } = board;
  if (opening === today || (date !== today && date !== opening)) return null;
  const isAhead = date === opening;
  return (
    <Button size="sm" onClick={() => onPick(isAhead ? today : opening)}>
      {isAhead ? `${formatDate(today, 'weekday')}’s results` : 'Tomorrow’s openers'}
    </Button>
  );
}
