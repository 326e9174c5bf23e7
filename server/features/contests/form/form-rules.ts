import type { GameResult } from '../contest.ts';
import type { WinsAndLosses } from '../rows/result-rows.ts';

/** One club's view of a finished game. */
export interface TeamResult {
  gameId: string;
  contestId: string;
  slateOn: string;
  opponent: string;
  isHome: boolean;
  runs: number;
  runsAllowed: number;
}

/** How a club has played; prices play no part in it. */
export interface TeamForm {
  lastTen: WinsAndLosses;
  streak: string;
  home: WinsAndLosses;
  away: WinsAndLosses;
  runsPerGame: number | null;
  runsAllowedPerGame: number | null;
  games: number;
  recent: TeamResult[];
}

const RECENT = 10;

/** A club's results among these, in the order given. */
export const resultsOf = (results: readonly GameResult[], code: string): TeamResult[] =>
  results
    .filter((result) => result.awayCode === code || result.homeCode === code)
    .map(({ id, gameId, slateOn, awayCode, homeCode, score }) => {
      const isHome = homeCode === code;
      const [runs, runsAllowed] = isHome ? [score.home, score.away] : [score.away, score.home];
      return { contestId: id, gameId, slateOn, opponent: isHome ? awayCode : homeCode, isHome, runs, runsAllowed };
    });

/** Form from results, latest first. */
export function teamForm(results: readonly TeamResult[]): TeamForm {
  const games = results.length;
  const mean = (value: (result: TeamResult) => number): number | null =>
    games ? results.reduce((sum, result) => sum + value(result), 0) / games : null;
  return {
    lastTen: winsAndLosses(results.slice(0, RECENT)),
    streak: streakOf(results),
    home: winsAndLosses(results.filter(({ isHome }) => isHome)),
    away: winsAndLosses(results.filter(({ isHome }) => !isHome)),
    runsPerGame: mean(({ runs }) => runs),
    runsAllowedPerGame: mean(({ runsAllowed }) => runsAllowed),
    games,
    recent: results.slice(0, RECENT),
  };
}

const winsAndLosses = (results: readonly TeamResult[]): WinsAndLosses => ({
  wins: results.filter(({ runs, runsAllowed }) => runs > runsAllowed).length,
  losses: results.filter(({ runs, runsAllowed }) => runs < runsAllowed).length,
});

function streakOf(results: readonly TeamResult[]): string {
  const signs = results.map(({ runs, runsAllowed }) => Math.sign(runs - runsAllowed));
  const first = signs[0];
  if (first === undefined) return '–';
  const end = signs.findIndex((sign) => sign !== first);
  const letter = first > 0 ? 'W' : first < 0 ? 'L' : 'T';
  return `${letter}${end === -1 ? signs.length : end}`;
}
