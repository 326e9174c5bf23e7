import { BoardChip } from './board-chip.tsx';
import type { BoardDay } from './board-day.ts';
import { DateNav } from './date-nav.tsx';

/** A sport's day, and the day that its list opens on. */
export interface SportBoard extends BoardDay {
  /** Today has no games: the list opens on the next day that has, and there is nothing to go back to. */
  isSkipped: boolean;
}

/** The way to another day of a sport's list. */
export function DayTools({ board, onPick }: { board: SportBoard; onPick: (day: string) => void }) {
  return (
    <>
      {board.isSkipped ? null : <BoardChip board={board} onPick={onPick} />}
      <DateNav date={board.date} today={board.today} onPick={onPick} />
    </>
  );
}
