import { sportOf } from '@clearedge/contract/sports';
import { type AnyGame, byDay, byStart } from '../../../core/games.ts';
import { GameList, GameListHead } from './game-list.tsx';

const NONE: ReadonlySet<string> = new Set();
const isOver = ({ games }: { games: readonly AnyGame[] }): boolean => games.every(({ isCompleted }) => isCompleted);

/** The games of a week or a day in rows, day by day, days that are over last: best prices as buttons, and where those in play stand. */
export function WeekBoard({ games }: { games: readonly AnyGame[] }) {
  const [first] = games;
  // Of a day its heading already says when.
  const isOfADay = first !== undefined && sportOf(first.sport).slate === 'day';
  const days = byDay(games);
  return (
    <>
      {first ? <GameListHead sport={first.sport} /> : null}
      {[days.filter((day) => !isOver(day)), days.filter(isOver)].map((part, at) => (
        <GameList
          key={at === 0 ? 'open' : 'over'}
          games={part.flatMap((day) => day.games)}
          mine={NONE}
          order={byStart}
          isCompact={false}
          hasSections={false}
          hasDates={!isOfADay}
        />
      ))}
    </>
  );
}
