import { requireCount } from '../../maths/index.ts';

/** A finished game of the regular season; overtime is in the score. */
export interface PlayedGame {
  away: string;
  home: string;
  awayScore: number;
  homeScore: number;
}

export interface WinLossTie {
  wins: number;
  losses: number;
  ties: number;
}

/** What a club did in some of its games. */
export interface TeamRecord extends WinLossTie {
  pointsFor: number;
  pointsAgainst: number;
}

export type Outcome = 'win' | 'loss' | 'tie';

/** One game as one of its clubs sees it. */
export interface TeamGame {
  opponent: string;
  isHome: boolean;
  scored: number;
  allowed: number;
}

/** A club's own view of its games, in the order given. RangeError for a score that is no whole number from 0 on. */
export const gamesOf = (code: string, games: readonly PlayedGame[]): TeamGame[] =>
  games.flatMap(({ away, home, awayScore, homeScore }): TeamGame[] => {
    requireCount(awayScore, 'away score');
    requireCount(homeScore, 'home score');
    if (code === home) return [{ opponent: away, isHome: true, scored: homeScore, allowed: awayScore }];
    return code === away ? [{ opponent: home, isHome: false, scored: awayScore, allowed: homeScore }] : [];
  });

export const outcomeOf = ({ scored, allowed }: TeamGame): Outcome => (scored > allowed ? 'win' : scored < allowed ? 'loss' : 'tie');

/** Wins, losses, ties and points of some of a club's games. */
export function recordOf(games: readonly TeamGame[]): TeamRecord {
  const count = (outcome: Outcome): number => games.filter((game) => outcomeOf(game) === outcome).length;
  return {
    wins: count('win'),
    losses: count('loss'),
    ties: count('tie'),
    pointsFor: games.reduce((sum, { scored }) => sum + scored, 0),
    pointsAgainst: games.reduce((sum, { allowed }) => sum + allowed, 0),
  };
}

/** Points in the standings: 2 a win, 1 a tie. */
export const standingPoints = ({ wins, ties }: WinLossTie): number => 2 * wins + ties;

/** Codes in groups of equal worth, the best first. */
export function groupBy(codes: readonly string[], worth: (code: string) => number): string[][] {
  const worths = [...new Set(codes.map(worth))].sort((a, b) => b - a);
  return worths.map((value) => codes.filter((code) => worth(code) === value));
}

/** One line of a division's table. */
export interface TableRow<Division extends string = string> extends TeamRecord {
  code: string;
  division: Division;
  /** 1 for the first of its division. */
  place: number;
  games: number;
  /** In the standings: 2 a win, 1 a tie. */
  points: number;
  difference: number;
  home: WinLossTie;
  away: WinLossTie;
  withinDivision: WinLossTie;
  lastFive: WinLossTie;
  /** The latest results that were alike; null before the first game. */
  streak: { outcome: Outcome; count: number } | null;
}

const LAST = 5;
const bare = ({ wins, losses, ties }: TeamRecord): WinLossTie => ({ wins, losses, ties });

function streakOf(outcomes: readonly Outcome[]): TableRow['streak'] {
  const outcome = outcomes.at(-1);
  if (outcome === undefined) return null;
  const broken = outcomes.findLastIndex((other) => other !== outcome);
  return { outcome, count: outcomes.length - 1 - broken };
}

/** A club's line from the games of a season, oldest first. RangeError for a score that is no whole number. */
export function tableRow<Division extends string>(
  code: string,
  games: readonly PlayedGame[],
  { division, place, isRival }: { division: Division; place: number; isRival: (code: string) => boolean },
): TableRow<Division> {
  const own = gamesOf(code, games);
  const record = recordOf(own);
  return {
    code,
    division,
    place,
    games: own.length,
    points: standingPoints(record),
    ...record,
    difference: record.pointsFor - record.pointsAgainst,
    home: bare(recordOf(own.filter(({ isHome }) => isHome))),
    away: bare(recordOf(own.filter(({ isHome }) => !isHome))),
    withinDivision: bare(recordOf(own.filter(({ opponent }) => isRival(opponent)))),
    lastFive: bare(recordOf(own.slice(-LAST))),
    streak: streakOf(own.map(outcomeOf)),
  };
}
