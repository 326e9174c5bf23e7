import { requireCount } from '../../../maths/index.ts';
import { type Belief, beliefOf, observe, relax } from './belief.ts';
import { marginWeights, restOf, TEAMS, totalWeights } from './terms.ts';
import type { ChainParameters, FootballFixture, FootballParameters, FootballResult, SharedTerm } from './types.ts';

/** What is believed of every club; nothing in it is later than `at`. */
export interface FootballRatings {
  season: number;
  /** Kickoff of the last game taken in; null before the first. */
  at: Date | null;
  /** Games taken in, of all seasons. */
  games: number;
  /** Clubs, home edge, rest edge. */
  margin: Belief;
  /** Clubs, league level. */
  total: Belief;
  /** When each club last played in this season, and how often. */
  lastPlayedAt: Readonly<Record<string, Date>>;
  played: Readonly<Record<string, number>>;
}

const WEEK_MS = 7 * 86_400_000;
const spreadOf = ({ teamSpread }: ChainParameters): number[] => TEAMS.map(() => teamSpread);

/** Before the first game of the first season at hand: clubs alike and unknown. */
export const startRatings = (season: number, { margin, total, home, rest, level }: FootballParameters): FootballRatings => ({
  season: requireCount(season, 'season'),
  at: null,
  games: 0,
  margin: beliefOf([...TEAMS.map(() => 0), home.mean, rest.mean], [...spreadOf(margin), home.spread, rest.spread]),
  total: beliefOf([...TEAMS.map(() => 0), level.mean], [...spreadOf(total), level.spread]),
  lastPlayedAt: {},
  played: {},
});

function carriedOver(belief: Belief, { teamSpread, carryOver }: ChainParameters, shared: readonly SharedTerm[]): Belief {
  const stored = [...TEAMS.map(() => carryOver), ...shared.map(() => 1)];
  const added = [...TEAMS.map(() => (1 - carryOver ** 2) * teamSpread ** 2), ...shared.map(({ seasonDrift }) => seasonDrift ** 2)];
  return relax(belief, stored, added);
}

function drifted(belief: Belief, weeks: number, { weeklyDrift }: ChainParameters): Belief {
  const teams = TEAMS.length;
  return relax(
    belief,
    belief.mean.map(() => 1),
    belief.mean.map((_, at) => (at < teams ? weeks * weeklyDrift ** 2 : 0)),
  );
}

/**
 * The belief as it stands when a fixture starts: wider by the weeks since the last game, or carried over into its season. RangeError for a
 * fixture of an earlier season or before the last game taken in.
 */
export function ratingsAt(
  ratings: FootballRatings,
  fixture: Pick<FootballFixture, 'season' | 'startsAt'>,
  model: FootballParameters,
): FootballRatings {
  if (fixture.season < ratings.season) throw new RangeError(`The ratings are of ${ratings.season} already`);
  if (ratings.at && fixture.startsAt < ratings.at) throw new RangeError('A game can be forecast from earlier games only');
  let now = ratings;
  for (let season = ratings.season; season < fixture.season; season += 1)
    now = {
      ...now,
      season: season + 1,
      at: null,
      margin: carriedOver(now.margin, model.margin, [model.home, model.rest]),
      total: carriedOver(now.total, model.total, [model.level]),
      lastPlayedAt: {},
      played: {},
    };
  if (!now.at) return { ...now, at: fixture.startsAt };
  const weeks = (fixture.startsAt.getTime() - now.at.getTime()) / WEEK_MS;
  return { ...now, at: fixture.startsAt, margin: drifted(now.margin, weeks, model.margin), total: drifted(now.total, weeks, model.total) };
}

/** Rest of the home side over the away side, -2 to 2. */
export const restEdgeOf = ({ lastPlayedAt }: FootballRatings, { away, home, startsAt }: FootballFixture): number =>
  restOf(lastPlayedAt[home], startsAt) - restOf(lastPlayedAt[away], startsAt);

/** Takes in a finished game. Give games in the order of their kickoffs. RangeError as `ratingsAt`, or for a score that is no count. */
export function absorbResult(ratings: FootballRatings, game: FootballResult, model: FootballParameters): FootballRatings {
  requireCount(game.awayScore, 'away score');
  requireCount(game.homeScore, 'home score');
  const now = ratingsAt(ratings, game, model);
  const { away, home, startsAt, awayScore, homeScore } = game;
  return {
    ...now,
    games: now.games + 1,
    margin: observe(now.margin, marginWeights(game, restEdgeOf(now, game)), homeScore - awayScore, model.margin.noise ** 2),
    total: observe(now.total, totalWeights(game), homeScore + awayScore, model.total.noise ** 2),
    lastPlayedAt: { ...now.lastPlayedAt, [away]: startsAt, [home]: startsAt },
    played: { ...now.played, [away]: (now.played[away] ?? 0) + 1, [home]: (now.played[home] ?? 0) + 1 },
  };
}

/** The ratings after these games, whatever their order, from nothing. RangeError without a game. */
export function rateGames(games: readonly FootballResult[], model: FootballParameters): FootballRatings {
  const inOrder = games.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.home < b.home ? -1 : 1));
  const [first] = inOrder;
  if (!first) throw new RangeError('ratings need a game');
  return inOrder.reduce((ratings, game) => absorbResult(ratings, game, model), startRatings(first.season, model));
}
