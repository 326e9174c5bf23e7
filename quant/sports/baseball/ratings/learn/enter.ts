import { fixturePlaces } from '../expect/fixture-places.ts';
import { battersOf } from '../expect/usual-nine.ts';
import type { Ratings } from '../ratings.ts';
import type { SidePlaces } from '../states/side-terms.ts';
import { placeOf, type StateKind } from '../states/states.ts';
import type { RatedGame, RatedSide } from '../types.ts';

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
export function enterGame(ratings: Ratings, game: RatedGame): { away: SidePlaces; home: SidePlaces } {
  placeOf(ratings.states, ratings.parameters, 'park', game.parkId);
  enterSide(ratings, game.away);
  enterSide(ratings, game.home);
  return { away: fixturePlaces(ratings, game, false), home: fixturePlaces(ratings, game, true) };
}
