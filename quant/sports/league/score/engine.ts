import { PARTS, type PartIn, type TeamSide } from '../../../grading/index.ts';
import type { ScoreGrid } from './grid.ts';

/** The game, its regulation time, and the parts that some league's books price. */
export type LeaguePeriod = 'full' | PartIn<'quarter' | 'period'>;

/** What is expected of a game before it begins: the means of both sums, and what is not known of them. Points. */
export interface Outlook {
  margin: number;
  marginSd: number;
  total: number;
  totalSd: number;
}

/** Rules of one game that its scores depend on. */
export interface GameSetting {
  season: number;
  isPlayoff: boolean;
}

/** Where a game stands. */
export interface LeagueStanding {
  score: Record<TeamSide, number>;
  /** Regulation periods are 0, 1, 2 …; the number after the last is overtime. */
  period: number;
  /** Seconds left in it; in overtime the clock does not matter, and 0 says that the game is over. */
  secondsLeft: number;
  /** Points of each regulation period so far, the one under way among them. */
  byPeriod: Record<TeamSide, readonly number[]>;
  /** Who has the ball or the puck; left out where that is not told. */
  possession?: TeamSide | null;
}

/**
 * How one sport's scores come about. Everything that is priced of a game is read from the grids of one engine, so no two markets can
 * contradict each other.
 */
export interface ScoreEngine {
  /** What `grid` answers for; `full` first. */
  periods: readonly LeaguePeriod[];
  regulation: { periods: number; seconds: number };
  /** Whether a game of the regular season can end level. */
  mayTie: boolean;
  /** Totals between which a center is looked for. */
  totals: { from: number; to: number };
  /** The furthest margin that is expected of a game. */
  furthestMargin: number;
  /** Standard deviation of what a market's own centers do not know, in points. */
  marketSd: { margin: number; total: number };
  /** Scores of a part of the game, from where it stands. */
  grid: (outlook: Outlook, setting: GameSetting, standing: LeagueStanding, period: LeaguePeriod) => ScoreGrid;
}

export const openingOf = (): LeagueStanding => ({
  score: { away: 0, home: 0 },
  period: 0,
  secondsLeft: Number.POSITIVE_INFINITY,
  byPeriod: { away: [], home: [] },
});

/** Outlooks that together, each counting the same, have the means and the spread of an uncertain one. */
export function nodesOf(outlook: Outlook): Outlook[] {
  const { margin, marginSd, total, totalSd } = outlook;
  if (marginSd === 0 && totalSd === 0) return [outlook];
  const [across, along] = [Math.SQRT2 * marginSd, Math.SQRT2 * totalSd];
  return [
    { ...outlook, margin: margin - across },
    { ...outlook, margin: margin + across },
    { ...outlook, total: total - along },
    { ...outlook, total: total + along },
  ];
}

/** Shares of each regulation period still to be played, 0..1. */
export function sharesLeft({ period, secondsLeft }: LeagueStanding, { periods, seconds }: ScoreEngine['regulation']): number[] {
  return Array.from({ length: periods }, (_, at) => (at < period ? 0 : at > period ? 1 : Math.min(1, Math.max(0, secondsLeft / seconds))));
}

/** Which regulation periods a part is made of. RangeError for a part of another sport. */
export function periodsIn(period: LeaguePeriod, periods: number): number[] {
  const all = Array.from({ length: periods }, (_, at) => at);
  if (period === 'full' || period === 'regulation') return all;
  const { from, to } = PARTS[period];
  if (to > periods) throw new RangeError(`${period} is no part of this sport's games`);
  return all.slice(from - 1, to);
}

/** Parts that overtime counts for: the game, and its second half. */
export const countsOvertime = (period: LeaguePeriod): boolean =>
  period === 'full' || (period !== 'regulation' && 'hasOvertime' in PARTS[period]);

/** What a side has scored in some periods so far; overtime is what its score has more than all of them. */
export function pointsIn({ score, byPeriod }: LeagueStanding, side: TeamSide, within: readonly number[], hasOvertime: boolean): number {
  const own = byPeriod[side];
  const total = own.reduce((sum, points) => sum + points, 0);
  return within.reduce((sum, at) => sum + (own[at] ?? 0), 0) + (hasOvertime ? Math.max(0, score[side] - total) : 0);
}
