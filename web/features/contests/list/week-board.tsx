import { type AnyGame, byStart } from '../../../core/games.ts';
import { GameList, GameListHead } from './game-list.tsx';

const NONE: ReadonlySet<string> = new Set();

/** The games of a week in rows, day by day: best prices as buttons, and where those in play stand. */
export function WeekBoard({ games }: { games: readonly AnyGame[] }) {
  const [first] = games;
  return (
    <>
      {first ? <GameListHead sport={first.sport} /> : null}
      <GameList games={games} mine={NONE} order={byStart} isCompact={false} hasSections={false} hasDates />
    </>
  );
}
