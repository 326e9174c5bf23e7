import type { Ratings } from '../ratings.ts';
import { type SidePlaces, SPANS, type Span } from '../states/side-terms.ts';
import { knownPlace, type StateKind, type States } from '../states/states.ts';
import type { Fixture } from '../types.ts';
import { battersOf } from './usual-nine.ts';

const levelPlaces = (states: States): Record<Span, number> =>
  Object.fromEntries(SPANS.map((span) => [span, knownPlace(states, 'league', span)])) as Record<Span, number>;

const EARLY_OUTS = 15;

/** The share of innings 1-5 that a starter of this many expected outs will pitch. */
export const reachOf = (outs: number): number => Math.min(1, Math.max(0, outs) / EARLY_OUTS);

/** The places that bear on one side's runs in a game to come; newcomers stand for whoever is unknown. */
export function fixturePlaces(ratings: Ratings, fixture: Pick<Fixture, 'away' | 'home' | 'parkId'>, isHome: boolean): SidePlaces {
  const { states } = ratings;
  const [side, opponent] = isHome ? [fixture.home, fixture.away] : [fixture.away, fixture.home];
  const place = (kind: StateKind, id: string | null): number => knownPlace(states, kind, id);
  return {
    isHome,
    levels: levelPlaces(states),
    home: place('home', ''),
    offence: place('offence', side.clubId),
    batters: battersOf(ratings, side).map(([id, weight]) => ({ place: place('batter', id), weight })),
    starter: place('starter', opponent.starterId),
    bullpen: place('bullpen', opponent.clubId),
    fielding: place('fielding', opponent.clubId),
    park: place('park', fixture.parkId),
    starterReach: reachOf(states.means[place('depth', opponent.starterId)]!),
  };
}
