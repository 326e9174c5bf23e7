import { project } from './belief.ts';
import { type FootballRatings, ratingsAt, restEdgeOf } from './ratings.ts';
import { marginWeights, TEAMS, totalWeights } from './terms.ts';
import type { FootballFixture, FootballParameters } from './types.ts';

export type FootballFactor = 'home' | 'rest' | 'away_club' | 'home_club' | 'scoring';

/** What one factor adds: to the margin of the home side and to the total, in points. */
export interface FootballDriver {
  factor: FootballFactor;
  margin: number;
  total: number;
}

/** A normal belief, in points. */
export interface Expected {
  mean: number;
  /** Of the mean alone: what is not known of the clubs. */
  sd: number;
  /** Of one game about the mean. */
  noise: number;
}

export interface ExpectedGame {
  /** Home minus away. */
  margin: Expected;
  total: Expected;
  /** The margin's add up to its mean; the total's to its distance from the league's level. */
  drivers: FootballDriver[];
  /** Games of this season that each club has played. */
  awayGames: number;
  homeGames: number;
}

/** What the ratings expect of a fixture. RangeError for an unknown club or a fixture before the last game taken in. */
export function expectGame(ratings: FootballRatings, fixture: FootballFixture, model: FootballParameters): ExpectedGame {
  const now = ratingsAt(ratings, fixture, model);
  const restEdge = restEdgeOf(now, fixture);
  const [forMargin, forTotal] = [marginWeights(fixture, restEdge), totalWeights(fixture)];
  const [margin, total] = [project(now.margin, forMargin), project(now.total, forTotal)];
  const [homeTerm, restTerm] = [TEAMS.length, TEAMS.length + 1];
  const teamOf = (belief: FootballRatings['margin'], code: string): number => belief.mean[TEAMS.indexOf(code)]!;
  const scoring = teamOf(now.total, fixture.away) + teamOf(now.total, fixture.home);
  return {
    margin: { mean: margin.mean, sd: Math.sqrt(margin.variance), noise: model.margin.noise },
    total: { mean: total.mean, sd: Math.sqrt(total.variance), noise: model.total.noise },
    drivers: [
      { factor: 'home', margin: fixture.isNeutral ? 0 : now.margin.mean[homeTerm]!, total: 0 },
      { factor: 'rest', margin: restEdge * now.margin.mean[restTerm]!, total: 0 },
      { factor: 'home_club', margin: teamOf(now.margin, fixture.home), total: 0 },
      { factor: 'away_club', margin: -teamOf(now.margin, fixture.away), total: 0 },
      { factor: 'scoring', margin: 0, total: scoring },
    ],
    awayGames: now.played[fixture.away] ?? 0,
    homeGames: now.played[fixture.home] ?? 0,
  };
}
