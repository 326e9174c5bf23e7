import type { PeriodScores } from '../../../../ports/index.ts';
import type { Side } from '../../leagues/league.ts';
import type { BasketballPlay } from './play.ts';

const QUARTERS = 4;

/** Points of the plays so far: the quarter in play included, and all of overtime as one. */
export function pointsByPeriod(plays: readonly BasketballPlay[]): PeriodScores {
  const reached = Math.min(plays.at(-1)?.period ?? 1, QUARTERS + 1);
  const of = (side: Side): number[] =>
    Array.from({ length: reached }, (_, at) =>
      plays.reduce((sum, play) => sum + (play.side === side && Math.min(play.period, QUARTERS + 1) === at + 1 ? play.points : 0), 0),
    );
  return { away: of('away'), home: of('home') };
}
