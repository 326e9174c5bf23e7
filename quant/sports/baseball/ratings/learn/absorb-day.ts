import { battersOf, fixturePlaces, reachOf, rememberNine } from '../expect.ts';
import { type Ratings, startSeason } from '../ratings.ts';
import { observeCount, observeValue } from '../states/observe.ts';
import { type SidePlaces, sideTerms, weightsOf } from '../states/side-terms.ts';
import { knownPlace, parametersOf, placeOf, type StateKind } from '../states/states.ts';
import { addTerm, noTerms } from '../states/terms.ts';
import type { RatedGame, RatedSide } from '../types.ts';
import { absorbBatters, absorbLine, type LineOf } from './absorb-line.ts';

function enterSide(ratings: Ratings, side: RatedSide): void {
  const { states, parameters } = ratings;
  const place = (kind: StateKind, id: string): number => placeOf(states, parameters, kind, id);
  for (const kind of ['offence', 'bullpen', 'fielding'] as const) place(kind, side.clubId);
  if (side.starterId !== null) place('starter', side.starterId);
  if (side.starterId !== null && side.pitchers !== null) place('depth', side.starterId);
  for (const [id] of battersOf(ratings, side)) place('batter', id);
  for (const { playerId } of side.batters ?? []) place('batter', playerId);
}

/** Everybody in a finished game gets a state, and the places of both sides are found. */
function enterGame(ratings: Ratings, game: RatedGame): { away: SidePlaces; home: SidePlaces } {
  placeOf(ratings.states, ratings.parameters, 'park', game.parkId);
  enterSide(ratings, game.away);
  enterSide(ratings, game.home);
  return { away: fixturePlaces(ratings, game, false), home: fixturePlaces(ratings, game, true) };
}

const EARLY_INNINGS = 5;
const LAST_INNING = 9;

const starterOuts = ({ pitchers }: RatedSide): number | null => pitchers?.find(({ isStarter }) => isStarter)?.outs ?? null;

function absorbRuns(ratings: Ratings, { side, opponent, places }: LineOf): void {
  const { parameters, states } = ratings;
  const outs = starterOuts(opponent);
  const seen: SidePlaces = outs === null ? places : { ...places, starterReach: reachOf(outs) };
  const learners = { batters: true, starter: opponent.starterId !== null };
  const spans = [
    { span: 'early', runs: side.runsByInning.slice(0, EARLY_INNINGS), innings: EARLY_INNINGS },
    { span: 'late', runs: side.runsByInning.slice(EARLY_INNINGS, LAST_INNING), innings: LAST_INNING - EARLY_INNINGS },
  ] as const;
  for (const { span, runs, innings } of spans) {
    if (runs.length === 0) continue;
    const terms = sideTerms(seen, span, weightsOf(parameters, seen, span), learners);
    const total = runs.reduce((sum, run) => sum + run, 0);
    observeCount(states, terms, total, Math.log(runs.length / innings), parameters[span].dispersion);
  }
}

/** How long a starter lasted tells how long he will last: openers show after a start or two. */
function absorbDepth({ states, parameters }: Ratings, side: RatedSide): void {
  const outs = starterOuts(side);
  if (outs === null || side.starterId === null) return;
  const place = knownPlace(states, 'depth', side.starterId);
  const terms = noTerms();
  addTerm(terms, place, 1);
  observeValue(states, terms, outs, parameters.lines.depthNoise);
  states.variances[place]! += parametersOf(parameters, 'depth').gameVariance;
}

function drift(ratings: Ratings, places: readonly number[]): void {
  const { parameters, states } = ratings;
  for (const place of places) {
    states.variances[place]! += parametersOf(parameters, states.kinds[place]!).gameVariance;
    states.games[place]! += 1;
  }
}

function absorbSide(ratings: Ratings, side: RatedSide, opponent: RatedSide, places: SidePlaces): void {
  const line = { side, opponent, places };
  absorbRuns(ratings, line);
  absorbLine(ratings, line);
  absorbBatters(ratings, line);
  absorbDepth(ratings, side);
  const { offence, bullpen, fielding, park, home, levels, batters, starter } = places;
  drift(ratings, [offence, bullpen, fielding, park, home, ...Object.values(levels), ...batters.map(({ place }) => place)]);
  if (opponent.starterId !== null) drift(ratings, [starter]);
  rememberNine(ratings, side.clubId, battersOf(ratings, side));
  ratings.clubGames.set(side.clubId, (ratings.clubGames.get(side.clubId) ?? 0) + 1);
}

const inOrder = (a: RatedGame, b: RatedGame): number =>
  a.gameNumber - b.gameNumber || (a.gameId < b.gameId ? -1 : a.gameId > b.gameId ? 1 : 0);

/**
 * Learns from all games whose results became known on one Eastern day, in place. Every game of the day is forecast before any is
 * absorbed; the order in which they are given makes no difference. A new season starts by itself. RangeError for a day out of order.
 */
export function absorbDay(ratings: Ratings, games: readonly RatedGame[]): void {
  for (const game of games.toSorted(inOrder)) {
    if (game.playedOn < ratings.lastDay) throw new RangeError(`${game.gameId} ended before ${ratings.lastDay}, which has been absorbed`);
    startSeason(ratings, Math.max(game.season, ratings.season));
    const places = enterGame(ratings, game);
    absorbSide(ratings, game.away, game.home, places.away);
    absorbSide(ratings, game.home, game.away, places.home);
    ratings.lastDay = game.playedOn;
  }
}
