/** A game of the schedule, as far as prices must know it. */
export interface PricedGame {
  gameId: string;
  awayCode: string;
  homeCode: string;
  startsAt: Date;
  isStartTentative: boolean;
  /** False for a game that was postponed or cancelled: its prices belong to another day. */
  isOn: boolean;
}

export interface OfferedEvent {
  eventId: string;
  awayName: string;
  homeName: string;
  startsAt: Date;
}

export type MissReason = 'unknown_club' | 'no_game' | 'ambiguous';
export interface Unmatched {
  event: OfferedEvent;
  reason: MissReason;
}

export interface Matches {
  gameByEvent: Map<string, PricedGame>;
  unmatched: Unmatched[];
}

/** A book's start is a minute or so off the league's; ninety minutes tell a delayed game from the second of two. */
const NEAR_MS = 90 * 60_000;

const keyOf = (away: string, home: string): string => `${away}@${home}`;
const apart = (event: OfferedEvent, game: PricedGame): number => Math.abs(event.startsAt.getTime() - game.startsAt.getTime());
const byStart = (a: { startsAt: Date }, b: { startsAt: Date }): number => a.startsAt.getTime() - b.startsAt.getTime();

/** Names without case, accents, dots and doubled spaces. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Which game of a slate each offered event is: by both clubs and the start; two games of the same clubs on one day by the nearer start, and
 * by their order where a start does not tell. What does not fit is counted, never guessed.
 */
export function matchGames(
  events: readonly OfferedEvent[],
  games: readonly PricedGame[],
  codeOf: (name: string) => string | null,
): Matches {
  const matches: Matches = { gameByEvent: new Map(), unmatched: [] };
  const offered = new Map<string, OfferedEvent[]>();
  for (const event of events) {
    const [away, home] = [codeOf(event.awayName), codeOf(event.homeName)];
    if (away === null || home === null) matches.unmatched.push({ event, reason: 'unknown_club' });
    else offered.set(keyOf(away, home), [...(offered.get(keyOf(away, home)) ?? []), event]);
  }
  for (const [key, these] of offered) {
    const candidates = games.filter((game) => game.isOn && keyOf(game.awayCode, game.homeCode) === key).sort(byStart);
    matchPair([...these].sort(byStart), candidates, matches);
  }
  return matches;
}

function matchPair(events: readonly OfferedEvent[], games: readonly PricedGame[], { gameByEvent, unmatched }: Matches): void {
  const taken = new Set<PricedGame>();
  const open: OfferedEvent[] = [];
  for (const event of events) {
    const near = games.filter((game) => !game.isStartTentative && apart(event, game) <= NEAR_MS);
    const [only] = near;
    if (near.length === 1 && only && !taken.has(only)) {
      gameByEvent.set(event.eventId, only);
      taken.add(only);
    } else open.push(event);
  }
  matchByOrder(
    open,
    games.filter((game) => !taken.has(game)),
    { gameByEvent, unmatched },
    games.length,
  );
}

/** What starts do not tell: as many events as games are left, of a doubleheader or with a start to be decided. */
function matchByOrder(
  events: readonly OfferedEvent[],
  games: readonly PricedGame[],
  { gameByEvent, unmatched }: Matches,
  gamesInAll: number,
): void {
  const mayOrder = events.length === games.length && (gamesInAll > 1 || games.every(({ isStartTentative }) => isStartTentative));
  for (const [place, event] of events.entries()) {
    const game = mayOrder ? games[place] : undefined;
    if (game) gameByEvent.set(event.eventId, game);
    else unmatched.push({ event, reason: games.length === 0 ? 'no_game' : 'ambiguous' });
  }
}
