import { project, type Weights } from './belief.ts';
import type { LeagueRatings } from './ratings.ts';

/** A club against the average of the league. */
export interface LeagueRating {
  code: string;
  /** 1 for the best. */
  rank: number;
  /** Points better than an average club on a neutral field, with the interval that holds 95%. */
  points: number;
  low: number;
  high: number;
  /** Points more that its games bring than others'. */
  scoring: number;
  /** Of this season. */
  games: number;
}

const WIDE = 1.959963984540054;

/** The clubs met so far from the best to the worst; those asked for alone where a list is given. */
export function listLeagueRatings({ clubs, margin, total, played }: LeagueRatings, wanted: readonly string[] = clubs): LeagueRating[] {
  const listed = clubs.flatMap((code, at) => (wanted.includes(code) ? [{ code, at }] : []));
  const weightsOf = (own: number, shared: number): Weights =>
    listed.map(({ at }) => [shared + at, Number(at === own) - 1 / listed.length] as const);
  return listed
    .map(({ code, at }) => {
      const points = project(margin, weightsOf(at, margin.mean.length - clubs.length));
      const scoring = project(total, weightsOf(at, total.mean.length - clubs.length)).mean;
      const half = WIDE * Math.sqrt(points.variance);
      return { code, points: points.mean, low: points.mean - half, high: points.mean + half, scoring, games: played[code] ?? 0 };
    })
    .sort((a, b) => b.points - a.points || (a.code < b.code ? -1 : 1))
    .map((row, at) => ({ ...row, rank: at + 1 }));
}
