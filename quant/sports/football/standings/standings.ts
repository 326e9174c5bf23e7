import { requireCount } from '../../../maths/index.ts';
import { DIVISIONS, type Division, divisionOf } from './divisions.ts';

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

/** The league's steps in their order; "points" are points scored here, not points in the standings. */
export const TIE_BREAK_STEPS = [
  'wins',
  'tied_percentage',
  'tied_difference',
  'tied_quotient',
  'division_percentage',
  'division_difference',
  'division_quotient',
  'all_difference',
  'all_quotient',
] as const;
export type TieBreakStep = (typeof TIE_BREAK_STEPS)[number];

/** What put a club where it stands among clubs with as many points; a coin toss is the league's to make, so its order is not known. */
export type TieBreak = TieBreakStep | 'coin_toss';

export interface Placed {
  code: string;
  /** What parted the club from the one above it; null where points alone did, and for the first. */
  tieBreak: TieBreak | null;
}

// No one played: a percentage and a quotient of nothing count as nought, as the league's own table has them.
const percentage = ({ wins, losses, ties }: TeamRecord): number => (wins + ties / 2) / Math.max(1, wins + losses + ties);
const pointGap = ({ pointsFor, pointsAgainst }: TeamRecord): number => pointsFor - pointsAgainst;
const quotient = ({ pointsFor, pointsAgainst }: TeamRecord): number =>
  pointsFor === 0 ? 0 : pointsAgainst === 0 ? Number.MAX_VALUE : pointsFor / pointsAgainst;
const MEASURES = { percentage, difference: pointGap, quotient } as const;

function worthAt(step: TieBreakStep, games: readonly TeamGame[], tied: readonly string[], division: readonly string[]): number {
  if (step === 'wins') return recordOf(games).wins;
  const [scope, measure] = step.split('_') as ['tied' | 'division' | 'all', keyof typeof MEASURES];
  const opponents = scope === 'tied' ? tied : division;
  return MEASURES[measure](recordOf(scope === 'all' ? games : games.filter(({ opponent }) => opponents.includes(opponent))));
}

/** Codes in groups of equal worth, the best first. */
function groupBy(codes: readonly string[], worth: (code: string) => number): string[][] {
  const worths = [...new Set(codes.map(worth))].sort((a, b) => b - a);
  return worths.map((value) => codes.filter((code) => worth(code) === value));
}

/**
 * A division's clubs in order: points, then the league's steps. Whenever a step parts some of the tied clubs, those still tied begin again at
 * the first step among themselves. Source: league rules in force since 2010, as printed by stats.cfldb.ca/about/tie-breakers.
 */
export function placeTeams(codes: readonly string[], games: readonly PlayedGame[]): Placed[] {
  const own = new Map(codes.map((code) => [code, gamesOf(code, games)]));
  const byPoints = groupBy(codes, (code) => standingPoints(recordOf(own.get(code)!)));

  const part = (tied: readonly string[]): Placed[] => {
    if (tied.length === 1) return [{ code: tied[0]!, tieBreak: null }];
    for (const step of TIE_BREAK_STEPS) {
      const groups = groupBy(tied, (code) => worthAt(step, own.get(code)!, tied, codes));
      if (groups.length > 1) return joinGroups(groups.map(part), step);
    }
    return joinGroups(
      tied.toSorted().map((code) => [{ code, tieBreak: null }]),
      'coin_toss',
    );
  };
  return joinGroups(byPoints.map(part), null);
}

const joinGroups = (groups: readonly Placed[][], parted: TieBreak | null): Placed[] =>
  groups.flatMap(([first, ...rest], at) => [at === 0 ? first! : { ...first!, tieBreak: parted }, ...rest]);

/** One line of a division's table. */
export interface StandingRow extends TeamRecord {
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
  /** What parted the club from the one above it with as many points; null where points did. */
  tieBreak: TieBreak | null;
}

export type Standings = Readonly<Record<Division, readonly StandingRow[]>>;

const LAST = 5;
const bare = ({ wins, losses, ties }: TeamRecord): WinLossTie => ({ wins, losses, ties });

function streakOf(outcomes: readonly Outcome[]): StandingRow['streak'] {
  const outcome = outcomes.at(-1);
  if (outcome === undefined) return null;
  const broken = outcomes.findLastIndex((other) => other !== outcome);
  return { outcome, count: outcomes.length - 1 - broken };
}

function rowOf(code: string, division: Division, games: readonly PlayedGame[]): Omit<StandingRow, 'place' | 'tieBreak'> {
  const own = gamesOf(code, games);
  const record = recordOf(own);
  return {
    code,
    division,
    games: own.length,
    points: standingPoints(record),
    ...record,
    difference: record.pointsFor - record.pointsAgainst,
    home: bare(recordOf(own.filter(({ isHome }) => isHome))),
    away: bare(recordOf(own.filter(({ isHome }) => !isHome))),
    withinDivision: bare(recordOf(own.filter(({ opponent }) => divisionOf(opponent) === division))),
    lastFive: bare(recordOf(own.slice(-LAST))),
    streak: streakOf(own.map(outcomeOf)),
  };
}

/**
 * The table of both divisions from the finished games of a regular season, oldest first; clubs without a game stand with noughts. RangeError
 * for a score that is no whole number, or a club that is none of the league's.
 */
export function standingsOf(games: readonly PlayedGame[]): Standings {
  const stranger = games.flatMap(({ away, home }) => [away, home]).find((code) => divisionOf(code) === null);
  if (stranger !== undefined) throw new RangeError(`${stranger} is no club of the league`);
  const tableOf = (division: Division): StandingRow[] =>
    placeTeams(DIVISIONS[division], games).map(({ code, tieBreak }, at) => ({ ...rowOf(code, division, games), place: at + 1, tieBreak }));
  return { west: tableOf('west'), east: tableOf('east') };
}
