import { expect } from 'vitest';
import type { FeedLeagueGame } from '../../../ports/index.ts';
import { makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { betsFeature } from '../../bets/index.ts';
import { contestsFeature } from '../../contests/index.ts';
import { syncNearGames, syncSeason } from '../../leagues/sync/sync-games.ts';
import { finalGame, footballGame } from '../../leagues/testing/games.ts';
import { oddsFeature } from '../../odds/index.ts';
import { settlementFeature } from '../index.ts';
import { settleFutures } from '../settle-futures.ts';

export const TITLE = '20261115_TOR@BC';
/** Toronto 2 wins, Hamilton 1, each with a game to play; British Columbia 1. */
const SEASON = [
  finalGame('20260606_MTL@TOR', 10, 30, { week: 1 }),
  finalGame('20260613_TOR@HAM', 24, 23, { week: 2 }),
  finalGame('20260612_MTL@BC', 21, 28, { week: 2 }),
  finalGame('20260620_MTL@HAM', 3, 28, { week: 3 }),
  footballGame(),
];
export const END = finalGame('20260711_HAM@TOR', 20, 27, { week: 6 });
export const GREY_CUP = { week: 22, stage: 'grey_cup', isNeutral: true } as const;

export interface Scene {
  world: TestWorld;
  me: TestClient;
  /** Signs in anew, as a session does not last for months. */
  signIn: () => Promise<TestClient>;
  track: (pick: object, more?: object) => ReturnType<TestClient['post']>;
  tracked: (pick: object, more?: object) => Promise<string>;
  read: (betId: string) => Promise<Record<string, never>>;
  /** What the source says of these games from now on, and what settlement makes of it. */
  says: (...games: FeedLeagueGame[]) => Promise<void>;
}

/** The CFL of 2026 a day before the last game of its regular season. */
export async function season(play: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({ now: '2026-07-10T16:00:00Z' }, async (_ctx, world) => {
    const contests = contestsFeature({ onFacts: () => Promise.resolve() });
    const server = await makeServer([contests, oddsFeature(), betsFeature, settlementFeature], { world });
    const signIn = (): Promise<TestClient> => server.as(world.user!);
    const me = await signIn();
    const system = world.ctxFor('system');
    const feed = world.feed.leagues.cfl!;
    const says: Scene['says'] = async (...games) => {
      const ids = new Set(games.map(({ gameId }) => gameId));
      feed.games = [...feed.games.filter(({ gameId }) => !ids.has(gameId)), ...games];
      await syncSeason(system);
      await syncNearGames(system);
      await settleFutures(system);
    };
    const track: Scene['track'] = (pick, more) =>
      me.post('/api/bets', {
        gameId: 'futures',
        betType: 'future',
        selection: 'future',
        sport: 'cfl',
        odds: 400,
        stake: 20,
        pick: { market: 'future', season: 2026, ...pick },
        ...more,
      });
    await says(...SEASON);
    await play({
      world,
      me,
      signIn,
      says,
      track,
      tracked: async (pick, more) => {
        const answer = await track(pick, more);
        expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
        return answer.json().id;
      },
      read: async (betId) => (await (await signIn()).get(`/api/bets/${betId}`)).json(),
    });
    await server.close();
  });
}
