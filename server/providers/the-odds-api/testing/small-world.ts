import type { FeedGame } from '../../../ports/baseball-feed.ts';
import type { FeedPlayer } from '../../../ports/player-stats.ts';
import { FakeSurroundings, type Reply } from '../../http/testing/fake-surroundings.ts';
import { memoryStore } from '../../http/testing/memory-store.ts';
import { type PricedWorld, type TheOddsApi, theOddsApi } from '../index.ts';

type Wire = Record<string, unknown>;
export const GAME = '20260807_NYM@PIT';
const START = '2026-08-07T22:41:00Z';

export const wireMarket = (key: string, outcomes: Wire[], last_update = '2026-08-07T21:23:52Z'): Wire => ({ key, last_update, outcomes });
export const h2h = (away: number, home: number, at?: string): Wire =>
  wireMarket(
    'h2h',
    [
      { name: 'New York Mets', price: away },
      { name: 'Pittsburgh Pirates', price: home },
    ],
    at,
  );
export const wireBook = (key: string, ...markets: Wire[]): Wire => ({
  key,
  title: key.toUpperCase(),
  last_update: '2026-08-07T21:00:00Z',
  markets,
});
export const wireOffer = (bookmakers: Wire[], more: Wire = {}): Wire => ({
  id: 'e1',
  sport_key: 'baseball_mlb',
  sport_title: 'MLB',
  commence_time: START,
  home_team: 'Pittsburgh Pirates',
  away_team: 'New York Mets',
  bookmakers,
  ...more,
});

const roster: FeedPlayer[] = [
  { playerId: 'p1', name: 'Carmen Mlodzinski', teamCode: 'PIT', position: 'P', bats: 'R', throws: 'R' },
  { playerId: 'p2', name: 'Juan Soto', teamCode: 'NYM', position: 'RF', bats: 'L', throws: 'L' },
];

const scheduled = {
  gameId: GAME,
  away: { code: 'NYM', name: 'New York Mets' },
  home: { code: 'PIT', name: 'Pittsburgh Pirates' },
  startsAt: new Date('2026-08-07T22:40:00Z'),
  isStartTentative: false,
  status: 'scheduled',
} as FeedGame;

const world: PricedWorld = {
  baseball: { listContests: (slateOn) => Promise.resolve(slateOn === '2026-08-07' ? [scheduled] : []) },
  players: { listRoster: (code) => Promise.resolve(roster.filter(({ teamCode }) => teamCode === code)) },
  leagues: { cfl: { listGames: () => Promise.resolve([]) } },
  golf: { listTournaments: () => Promise.resolve([]), findLeaderboard: () => Promise.resolve(null) },
};

export const worldOf = (around: FakeSurroundings, more: Partial<PricedWorld> = {}): TheOddsApi =>
  theOddsApi({ apiKey: 'secret-key', monthlyCredits: 20_000 }, { ...world, ...more }, around, memoryStore());

/** Prices of one game, from a source that answers as told; an hour before its start. */
export function smallWorld(
  answer: (url: URL) => Reply | undefined,
  more: Partial<PricedWorld> = {},
): { around: FakeSurroundings; api: TheOddsApi } {
  const around = new FakeSurroundings('2026-08-07T21:41:00Z');
  const headers = { 'x-requests-remaining': '15000', 'x-requests-used': '5000', 'x-requests-last': '3' };
  around.script((url) => {
    const reply = answer(url) ?? { status: 404, body: { error_code: 'EVENT_NOT_FOUND' } };
    return (reply.status ?? 200) === 200 ? { headers, ...reply } : reply;
  });
  return { around, api: worldOf(around, more) };
}
