import type { StandingRow, Standings } from './standings.ts';

/** What is certain of a club before the season ends: first place, a home semi-final, a place in the playoffs, or none. */
export type Clinch = 'first' | 'home_semifinal' | 'playoffs' | 'out';

const POINTS_A_WIN = 2;
const WAYS_IN = 3;

/**
 * What points alone prove of a club, whatever the remaining games bring, or null. Ties in points are taken against the claim, so nothing is
 * stated too early; a place that only a tie-break proves is named once points do. RangeError for a season shorter than what was played.
 */
export function clinchOf(code: string, table: Standings, seasonGames: number): Clinch | null {
  const own = [...table.west, ...table.east].find((row) => row.code === code);
  if (!own) throw new RangeError(`${code} is no club of the league`);
  const most = (row: StandingRow): number => {
    if (row.games > seasonGames) throw new RangeError(`${row.code} has played ${row.games} of ${seasonGames} games`);
    return row.points + POINTS_A_WIN * (seasonGames - row.games);
  };
  const rivals = table[own.division].filter((row) => row !== own);
  const others = table[own.division === 'west' ? 'east' : 'west'];
  const canCatch = rivals.filter((row) => most(row) >= own.points).length;
  if (canCatch === 0) return 'first';
  if (canCatch === 1) return 'home_semifinal';
  const isThirdSafe = canCatch < WAYS_IN && others.filter((row) => most(row) > own.points).length <= WAYS_IN;
  const isFourthSafe = canCatch <= WAYS_IN && others.filter((row) => most(row) >= own.points).length < WAYS_IN;
  if (isThirdSafe || isFourthSafe) return 'playoffs';
  const ahead = rivals.filter((row) => row.points > most(own)).length;
  const cannotCross = others.filter((row) => row.points >= most(own)).length >= WAYS_IN;
  return ahead > WAYS_IN || (ahead === WAYS_IN && cannotCross) ? 'out' : null;
}
