import { project } from './belief.ts';
import type { FootballRatings } from './ratings.ts';
import { TEAMS } from './terms.ts';

/** A club against the average of the league. */
export interface TeamRating {
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

/** Every club from the best to the worst. */
export function listFootballRatings({ margin, total, played }: FootballRatings): TeamRating[] {
  const share = 1 / TEAMS.length;
  const weightsOf = (own: number, terms: number): number[] =>
    Array.from({ length: terms }, (_, at) => (at >= TEAMS.length ? 0 : Number(at === own) - share));
  return TEAMS.map((code, own) => {
    const { mean, variance } = project(margin, weightsOf(own, margin.mean.length));
    const half = WIDE * Math.sqrt(variance);
    const scoring = project(total, weightsOf(own, total.mean.length)).mean;
    return { code, points: mean, low: mean - half, high: mean + half, scoring, games: played[code] ?? 0 };
  })
    .sort((a, b) => b.points - a.points || (a.code < b.code ? -1 : 1))
    .map((row, at) => ({ ...row, rank: at + 1 }));
}
