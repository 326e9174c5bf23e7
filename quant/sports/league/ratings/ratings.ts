import { DAY_MS } from '../../../calendar/index.ts';
import { requireCount } from '../../../maths/index.ts';
import type { ChainParameters, LeagueFixture, LeagueParameters, LeagueResult, SharedName } from '../types.ts';
import { type Belief, beliefOf, observe, project, relax, type Weights, widen, withTerms } from './belief.ts';
import { isBackup, type Starts, startsAfter } from './starts.ts';

/** What is believed of every club; nothing in it is later than `at`. Clubs join as they are first met. */
export interface LeagueRatings {
  season: number;
  /** Start of the last game taken in; null before the season's first. */
  at: Date | null;
  /** Games taken in, of all seasons. */
  games: number;
  clubs: readonly string[];
  /** Shared terms first, then the clubs. */
  margin: Belief;
  total: Belief;
  /** When each club last played in this season, and how often. */
  lastPlayedAt: Readonly<Record<string, Date>>;
  played: Readonly<Record<string, number>>;
  /** How often, lately, each club began a game of this season with whom. */
  starts: Starts;
}

/** Before the first game of the first season at hand. */
export const startRatings = (season: number, { margin, total }: LeagueParameters): LeagueRatings => ({
  season: requireCount(season, 'season'),
  at: null,
  games: 0,
  clubs: [],
  margin: beliefOf(margin.shared),
  total: beliefOf(total.shared),
  lastPlayedAt: {},
  played: {},
  starts: {},
});

function carriedOver(belief: Belief, { teamSpread, carryOver, shared }: ChainParameters): Belief {
  const added = (1 - carryOver ** 2) * teamSpread ** 2;
  return relax(
    belief,
    (term) => (term < shared.length ? 1 : carryOver),
    (term) => (term < shared.length ? shared[term]!.seasonDrift ** 2 : added),
  );
}

/** The ratings at the start of a later season: clubs back toward the average, shared terms less sure. RangeError for an earlier one. */
export function rollSeason(ratings: LeagueRatings, season: number, model: LeagueParameters): LeagueRatings {
  if (season < ratings.season) throw new RangeError(`The ratings are of ${ratings.season} already`);
  let now = ratings;
  for (let from = ratings.season; from < season; from += 1)
    now = {
      ...now,
      season: from + 1,
      at: null,
      margin: carriedOver(now.margin, model.margin),
      total: carriedOver(now.total, model.total),
      lastPlayedAt: {},
      played: {},
      starts: {},
    };
  return now;
}

const drifted = (belief: Belief, weeks: number, { weeklyDrift, shared }: ChainParameters): Belief =>
  weeks === 0 ? belief : widen(belief, (term) => (term < shared.length ? 0 : weeks * weeklyDrift ** 2));

function joined(ratings: LeagueRatings, codes: readonly string[], { margin, total }: LeagueParameters): LeagueRatings {
  const fresh = codes.filter((code) => !ratings.clubs.includes(code));
  if (fresh.length === 0) return ratings;
  return {
    ...ratings,
    clubs: [...ratings.clubs, ...fresh],
    margin: withTerms(
      ratings.margin,
      fresh.map(() => ({ mean: 0, spread: margin.teamSpread })),
    ),
    total: withTerms(
      ratings.total,
      fresh.map(() => ({ mean: 0, spread: total.teamSpread })),
    ),
  };
}

/**
 * The belief as it stands when a fixture starts, its clubs among those known: wider by the time since the last game, or carried over into its
 * season. RangeError for a fixture of an earlier season or before the last game taken in.
 */
export function ratingsAt(ratings: LeagueRatings, fixture: LeagueFixture, model: LeagueParameters): LeagueRatings {
  if (ratings.at && fixture.season === ratings.season && fixture.startsAt < ratings.at)
    throw new RangeError('A game can be forecast from earlier games only');
  const now = joined(rollSeason(ratings, fixture.season, model), [fixture.away, fixture.home], model);
  const weeks = now.at ? (fixture.startsAt.getTime() - now.at.getTime()) / (7 * DAY_MS) : 0;
  return { ...now, at: fixture.startsAt, margin: drifted(now.margin, weeks, model.margin), total: drifted(now.total, weeks, model.total) };
}

/** Whether a club is rested (1), short of rest (-1) or neither; 0 before its first game of a season. */
function restOf(lastPlayedAt: Date | undefined, startsAt: Date, { short, long }: LeagueParameters['rest']): -1 | 0 | 1 {
  if (!lastPlayedAt) return 0;
  const days = Math.round((startsAt.getTime() - lastPlayedAt.getTime()) / DAY_MS);
  return days >= long ? 1 : days <= short ? -1 : 0;
}

/** How far the wind blows above what no one minds, in tens of miles an hour. */
const windOf = ({ wind, isIndoors }: LeagueFixture): number => (isIndoors ? 0 : Math.max(0, (wind ?? 8) - 8) / 10);

type Share = Record<SharedName, number>;

function sharesOf(ratings: LeagueRatings, fixture: LeagueFixture, { rest }: LeagueParameters): Share {
  const { away, home, startsAt, isNeutral, isPlayoff, isIndoors } = fixture;
  const [forAway, forHome] = [away, home].map((code) => restOf(ratings.lastPlayedAt[code], startsAt, rest)) as [number, number];
  return {
    home: isNeutral ? 0 : 1,
    rest: forHome - forAway,
    tired: Number(forHome < 0) + Number(forAway < 0),
    level: 1,
    playoff: Number(isPlayoff),
    indoors: Number(isIndoors ?? false),
    wind: windOf(fixture),
    backup: Number(isBackup(ratings.starts, home, fixture.starters?.home)) - Number(isBackup(ratings.starts, away, fixture.starters?.away)),
  };
}

/** The terms that a fixture's margin and total are made of. `now` are the ratings as of that fixture. */
export function weightsOf(now: LeagueRatings, fixture: LeagueFixture, model: LeagueParameters): { margin: Weights; total: Weights } {
  const shares = sharesOf(now, fixture, model);
  const [away, home] = [now.clubs.indexOf(fixture.away), now.clubs.indexOf(fixture.home)];
  const [marginTerms, totalTerms] = [model.margin.shared, model.total.shared];
  const sharedOf = (terms: ChainParameters['shared']): [number, number][] => terms.map(({ name }, at) => [at, shares[name]]);
  return {
    margin: [...sharedOf(marginTerms), [marginTerms.length + away, -1], [marginTerms.length + home, 1]],
    total: [...sharedOf(totalTerms), [totalTerms.length + away, 1], [totalTerms.length + home, 1]],
  };
}

/** A result as the ratings count it. */
const counted = (value: number, { squeeze }: ChainParameters): number => (squeeze ? squeeze * Math.asinh(value / squeeze) : value);

function marginOf({ awayScore, homeScore, isOvertime }: LeagueResult, { margin, overtimeMargin }: LeagueParameters): number {
  const points = homeScore - awayScore;
  return isOvertime && overtimeMargin !== undefined ? Math.sign(points) * overtimeMargin : counted(points, margin);
}

function withClose(
  belief: Belief,
  weights: Weights,
  center: number | null | undefined,
  { closeNoise, stretch = 1 }: ChainParameters,
): Belief {
  return center === null || center === undefined || closeNoise === undefined
    ? belief
    : observe(belief, weights, center / stretch, closeNoise ** 2);
}

/** Takes in a finished game. Give games in the order of their starts. RangeError as `ratingsAt`, or for a score that is no count. */
export function learn(ratings: LeagueRatings, game: LeagueResult, model: LeagueParameters): LeagueRatings {
  requireCount(game.awayScore, 'away score');
  requireCount(game.homeScore, 'home score');
  const now = ratingsAt(ratings, game, model);
  const weights = weightsOf(now, game, model);
  const { away, home, startsAt, close } = game;
  return {
    ...now,
    games: now.games + 1,
    margin: withClose(
      observe(now.margin, weights.margin, marginOf(game, model), model.margin.noise ** 2),
      weights.margin,
      close?.margin,
      model.margin,
    ),
    total: withClose(
      observe(now.total, weights.total, game.homeScore + game.awayScore, model.total.noise ** 2),
      weights.total,
      close?.total,
      model.total,
    ),
    lastPlayedAt: { ...now.lastPlayedAt, [away]: startsAt, [home]: startsAt },
    played: { ...now.played, [away]: (now.played[away] ?? 0) + 1, [home]: (now.played[home] ?? 0) + 1 },
    starts: startsAfter(now.starts, game),
  };
}

/** A normal belief, in points. */
export interface Expected {
  mean: number;
  /** Of the mean alone: what is not known of the clubs. */
  sd: number;
  /** Of one game about the mean. */
  noise: number;
}

/** What a factor adds: to the margin of the home side and to the total, in points. */
export interface LeagueDriver {
  factor: SharedName | 'away_club' | 'home_club';
  margin: number;
  total: number;
}

export interface LeagueExpectation {
  /** Home minus away. */
  margin: Expected;
  total: Expected;
  /** They add up to both means. */
  drivers: LeagueDriver[];
  /** Games of this season that each club has played. */
  awayGames: number;
  homeGames: number;
}

/** What the ratings expect of a fixture. RangeError as `ratingsAt`. */
export function expect(ratings: LeagueRatings, fixture: LeagueFixture, model: LeagueParameters): LeagueExpectation {
  const now = ratingsAt(ratings, fixture, model);
  const weights = weightsOf(now, fixture, model);
  const of = (chain: 'margin' | 'total'): Expected => {
    const { mean, variance } = project(now[chain], weights[chain]);
    const { noise, stretch = 1 } = model[chain];
    return { mean: stretch * mean, sd: stretch * Math.sqrt(variance), noise };
  };
  return {
    margin: of('margin'),
    total: of('total'),
    drivers: driversOf(now, weights, model),
    awayGames: now.played[fixture.away] ?? 0,
    homeGames: now.played[fixture.home] ?? 0,
  };
}

function driversOf(now: LeagueRatings, weights: { margin: Weights; total: Weights }, model: LeagueParameters): LeagueDriver[] {
  const drivers = new Map<LeagueDriver['factor'], LeagueDriver>();
  for (const chain of ['margin', 'total'] as const)
    for (const [at, [term, weight]] of weights[chain].entries()) {
      const shared = model[chain].shared;
      const factor = shared[at]?.name ?? (at === shared.length ? 'away_club' : 'home_club');
      const driver = drivers.get(factor) ?? { factor, margin: 0, total: 0 };
      driver[chain] += (model[chain].stretch ?? 1) * weight * now[chain].mean[term]!;
      drivers.set(factor, driver);
    }
  return [...drivers.values()];
}
