import type { FeedTournament, GolfEntry, GolfPriceSheet } from '../../../ports/index.ts';
import type { TestWorld } from '../../../testing/index.ts';

export const ID = 'golf-2026-harbor-open';
export const START = new Date('2026-07-09T11:00:00Z');
export const NAMES = ['Ann Ash', 'Bo Birch', 'Cy Cedar', 'Di Elm', 'Ed Fir', 'Flo Gum', 'Gus Holly', 'Hal Iris'];

export const tournament = (changes: Partial<FeedTournament> = {}): FeedTournament => ({
  tournamentId: ID,
  sourceId: 'x1',
  seasonYear: 2026,
  name: 'Harbor Open',
  tour: 'Test Tour',
  venue: 'Harbor Links',
  location: 'Boston, MA',
  par: 70,
  yards: 7100,
  startsOn: '2026-07-09',
  endsOn: '2026-07-12',
  startsAt: START,
  purseCents: 880_000_050,
  isMajor: false,
  isTeamEvent: false,
  scheduledRounds: 4,
  cut: { afterRound: 2, places: 65 },
  status: 'upcoming',
  statusNote: null,
  round: 0,
  fieldSize: NAMES.length,
  endedAt: null,
  ...changes,
});

export const entry = (index: number, changes: Partial<GolfEntry> = {}): GolfEntry => ({
  playerId: `p${index}`,
  name: NAMES[index]!,
  country: null,
  isAmateur: false,
  status: 'entered',
  teedOff: false,
  position: null,
  tied: 0,
  toPar: null,
  strokes: null,
  teeAt: START,
  rounds: [],
  ...changes,
});

export const sheet = (code: string, prices: readonly (number | null)[], quotedAt: string): GolfPriceSheet => ({
  tournamentId: ID,
  book: { code, name: `Book ${code}` },
  market: 'outright',
  quotedAt: new Date(quotedAt),
  prices: prices.map((price, index) => ({ playerId: `p${index}`, opponentId: null, side: null, price })),
});

export const PRICES = [400, 500, 600, 700, 800, 900, 1000, 1100];

/** Makes the world's golf source tell of one tournament and how it stands. */
export function script(
  { feed: { golf } }: TestWorld,
  entries: GolfEntry[] = NAMES.map((_, index) => entry(index)),
  changes: Partial<FeedTournament> = {},
): void {
  golf.tournaments.splice(0, 1, tournament(changes));
  golf.leaderboards.set(ID, { tournamentId: ID, asOf: START, cutLine: null, playOff: null, entries });
}
