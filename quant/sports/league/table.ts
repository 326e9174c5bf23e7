import { requireCount } from '../../maths/index.ts';

/** Where a game was decided. */
export type Decision = 'regulation' | 'overtime' | 'shootout';

/** A finished game of the regular season; overtime is in the score, and a shootout is one goal of its winner's. */
export interface PlayedGame {
  away: string;
  home: string;
  awayScore: number;
  homeScore: number;
  /** Left out in a league whose table does not ask. */
  decidedIn?: Decision;
}

export interface WinLossTie {
  wins: number;
  losses: number;
  ties: number;
  /** Losses after regulation, beside the others; none where the games do not say where they were decided. */
  overtimeLosses: number;
}

/** What a club did in some of its games. */
export interface TeamRecord extends WinLossTie {
  pointsFor: number;
  pointsAgainst: number;
}

export type Outcome = 'win' | 'loss' | 'overtime_loss' | 'tie';

/** One game as one of its clubs sees it. */
export interface TeamGame {
  opponent: string;
  isHome: boolean;
  scored: number;
  allowed: number;
  decidedIn: Decision;
}

/** A club's own view of its games, in the order given. RangeError for a score that is no whole number from 0 on. */
export const gamesOf = (code: string, games: readonly PlayedGame[]): TeamGame[] =>
  games.flatMap(({ away, home, awayScore, homeScore, decidedIn = 'regulation' }): TeamGame[] => {
    requireCount(awayScore, 'away score');
    requireCount(homeScore, 'home score');
    if (code === home) return [{ opponent: away, isHome: true, scored: homeScore, allowed: awayScore, decidedIn }];
    return code === away ? [{ opponent: home, isHome: false, scored: awayScore, allowed: homeScore, decidedIn }] : [];
  });

export function outcomeOf({ scored, allowed, decidedIn }: TeamGame): Outcome {
  if (scored === allowed) return 'tie';
  if (scored > allowed) return 'win';
  return decidedIn === 'regulation' ? 'loss' : 'overtime_loss';
}

/** Wins, losses, ties and points of some of a club's games. */
export function recordOf(games: readonly TeamGame[]): TeamRecord {
  const count = (outcome: Outcome): number => games.filter((game) => outcomeOf(game) === outcome).length;
  return {
    wins: count('win'),
    losses: count('loss'),
    ties: count('tie'),
    overtimeLosses: count('overtime_loss'),
    pointsFor: games.reduce((sum, { scored }) => sum + scored, 0),
    pointsAgainst: games.reduce((sum, { allowed }) => sum + allowed, 0),
  };
}

/** Wins by where they came about. */
export function winsByDecision(games: readonly TeamGame[]): Pick<TableRow, 'regulationWins' | 'winsBeforeShootout'> {
  const won = games.filter((game) => outcomeOf(game) === 'win');
  const winsBeforeShootout = won.filter(({ decidedIn }) => decidedIn !== 'shootout').length;
  return { regulationWins: won.filter(({ decidedIn }) => decidedIn === 'regulation').length, winsBeforeShootout };
}

/** Points in the standings: 2 a win, 1 a tie or a loss after regulation. */
export const standingPoints = ({ wins, ties, overtimeLosses }: WinLossTie): number => 2 * wins + ties + overtimeLosses;

/** Wins as a share of all games, a tie being half of one, 0..1; 0 before the first game. */
export const winShare = ({ wins, losses, ties }: Omit<WinLossTie, 'overtimeLosses'>): number =>
  (wins + ties / 2) / Math.max(1, wins + losses + ties);

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
  /** In the standings: 2 a win, 1 a tie or a loss after regulation. */
  points: number;
  difference: number;
  regulationWins: number;
  /** In regulation or overtime. */
  winsBeforeShootout: number;
  home: WinLossTie;
  away: WinLossTie;
  withinDivision: WinLossTie;
  lastTen: WinLossTie;
  /** The latest results that were alike; null before the first game. */
  streak: { outcome: Outcome; count: number } | null;
}

const LAST = 10;
const bare = ({ wins, losses, ties, overtimeLosses }: TeamRecord): WinLossTie => ({ wins, losses, ties, overtimeLosses });

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
    ...winsByDecision(own),
    home: bare(recordOf(own.filter(({ isHome }) => isHome))),
    away: bare(recordOf(own.filter(({ isHome }) => !isHome))),
    withinDivision: bare(recordOf(own.filter(({ opponent }) => isRival(opponent)))),
    lastTen: bare(recordOf(own.slice(-LAST))),
    streak: streakOf(own.map(outcomeOf)),
  };
}
