import type { Use } from './credits/quota-budget.ts';
import type { WireOddsEvent } from './schema.ts';

/** A game of the schedule, as far as prices must know it. */
export interface PricedGame {
  gameId: string;
  awayCode: string;
  homeCode: string;
  startsAt: Date;
  isStartTentative: boolean;
  /** False for a game that was postponed or canceled: its prices belong to another day. */
  isOn: boolean;
  stage: 'coming' | 'begun' | 'over';
  /** Its start is put off: whatever a book's own start says, its prices are those of a game to come. */
  isDelayed: boolean;
}

/** A sport as it is priced: its key, what to ask for, and whose games they are. */
export interface PricedSport {
  key: string;
  use: Use;
  markets: readonly string[];
  codeOf: (name: string) => string | null;
  listGames: (slateOn: string, asOf: Date) => Promise<PricedGame[]>;
}

export interface OfferedEvent {
  eventId: string;
  awayName: string;
  homeName: string;
  startsAt: Date;
}

type MissReason = 'unknown_club' | 'no_game' | 'ambiguous';
export interface Unmatched {
  event: OfferedEvent;
  reason: MissReason;
}

export interface Matches {
  gameByEvent: Map<string, PricedGame>;
  unmatched: Unmatched[];
}

/** The earlier of both starts; the league's alone of a game that it has put off. */
export function closeOf(
  { commence_time }: Pick<WireOddsEvent, 'commence_time'>,
  { startsAt, isStartTentative, isDelayed }: PricedGame,
): Date {
  const offered = new Date(commence_time);
  if (isDelayed) return startsAt;
  return isStartTentative || offered < startsAt ? offered : startsAt;
}

/** A book's start is a minute or so off the league's; ninety minutes tell a delayed game from the second of two. */
const NEAR_MS = 90 * 60_000;
/** Where the second of two games has no start yet, a book's guess at it can be close to the first game's. */
const NEAR_OF_TENTATIVE_MS = 20 * 60_000;

const keyOf = (away: string, home: string): string => `${away}@${home}`;
const apart = (event: OfferedEvent, game: PricedGame): number => Math.abs(event.startsAt.getTime() - game.startsAt.getTime());
const byStart = (a: OfferedEvent, b: OfferedEvent): number => a.startsAt.getTime() - b.startsAt.getTime();
/** By game number: the placeholder start of a second game can lie before the first. */
const byNumber = (a: PricedGame, b: PricedGame): number => a.gameId.localeCompare(b.gameId);

/**
 * Which game of one day each offered event is: by both clubs and the start; what starts do not tell by the games that can still be meant.
 * An event to come is never a game that has begun, and a game that is over takes no further event. What does not fit is counted, never guessed.
 */
export function matchGames(
  events: readonly OfferedEvent[],
  games: readonly PricedGame[],
  codeOf: (name: string) => string | null,
  now: Date,
): Matches {
  const matches: Matches = { gameByEvent: new Map(), unmatched: [] };
  const offered = new Map<string, OfferedEvent[]>();
  for (const event of events) {
    const [away, home] = [codeOf(event.awayName), codeOf(event.homeName)];
    if (away === null || home === null) matches.unmatched.push({ event, reason: 'unknown_club' });
    else offered.set(keyOf(away, home), [...(offered.get(keyOf(away, home)) ?? []), event]);
  }
  for (const [key, these] of offered) {
    const candidates = games.filter((game) => game.isOn && keyOf(game.awayCode, game.homeCode) === key).sort(byNumber);
    matchPair([...these].sort(byStart), candidates, now, matches);
  }
  return matches;
}

function matchPair(events: readonly OfferedEvent[], games: readonly PricedGame[], now: Date, { gameByEvent, unmatched }: Matches): void {
  const isToCome = (event: OfferedEvent): boolean => event.startsAt > now;
  const nearMs = games.length > 1 && games.some(({ isStartTentative }) => isStartTentative) ? NEAR_OF_TENTATIVE_MS : NEAR_MS;
  const taken = new Set<PricedGame>();
  const open: OfferedEvent[] = [];
  for (const event of events) {
    const near = games.filter(
      (game) => !game.isStartTentative && apart(event, game) <= nearMs && (game.stage === 'coming' || !isToCome(event)),
    );
    const [only] = near;
    if (near.length === 1 && only && !taken.has(only)) {
      gameByEvent.set(event.eventId, only);
      taken.add(only);
    } else open.push(event);
  }
  const left = games.filter((game) => !taken.has(game) && game.stage !== 'over');
  const meant = open.every(isToCome) ? left.filter(({ stage }) => stage === 'coming') : left;
  for (const [place, event] of open.entries()) {
    const game = open.length === meant.length ? meant[place] : undefined;
    if (game) gameByEvent.set(event.eventId, game);
    else unmatched.push({ event, reason: left.length === 0 ? 'no_game' : 'ambiguous' });
  }
}
