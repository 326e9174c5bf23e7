import { boardPrices, books } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import {
  type ContestRow,
  createContest,
  createUser,
  makeServer,
  type TestClient,
  type TestWorld,
  type UserRow,
  withTestCtx,
} from '../../../testing/index.ts';
import { cachedHistory, type PastGame, type ReadHistory } from '../../history/index.ts';
import { storeGames } from '../../history/testing/sample-games.ts';
import { notificationsFeature } from '../../notifications/index.ts';
import { offers } from '../../odds/testing/samples.ts';
import { fireStrategies } from '../fire-strategies.ts';
import { strategiesFeature } from '../strategies-feature.ts';

export interface Setup {
  ctx: Ctx;
  world: TestWorld;
  contest: ContestRow;
  visitor: TestClient;
  user: UserRow;
  elite: TestClient;
  as: (tier: 'free' | 'pro' | 'elite') => Promise<TestClient>;
  /** Two sides of the moneyline at one book, as someone has just confirmed them. */
  offer: (away: number | null, home: number | null) => Promise<void>;
  fire: () => Promise<void>;
}

/** Three hours before a night game. */
const NOW = '2026-07-11T20:05:00.000Z';

/** An Elite user before a game of today, with these games in the past. */
export async function withSetup(games: readonly PastGame[], run: (setup: Setup) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true, now: NOW }, async (ctx, world) => {
    const readHistory: ReadHistory = cachedHistory();
    await storeGames(ctx, games);
    const server = await makeServer([strategiesFeature({ readHistory }), notificationsFeature], { world });
    const contest = await createContest(ctx);
    const user = await createUser(ctx, { tier: 'elite' });
    const offer = async (away: number | null, home: number | null): Promise<void> => {
      await ctx.db.insert(books).values({ code: 'SUM', name: 'Summit' }).onConflictDoNothing();
      for (const { bookName: _name, ...row } of offers('SUM', 'moneyline', null, away, home, world.clock.now())) {
        const target = [boardPrices.contestId, boardPrices.bookCode, boardPrices.market, boardPrices.side];
        const own = { ...row, contestId: contest.id };
        await ctx.db.insert(boardPrices).values(own).onConflictDoUpdate({ target, set: own });
      }
    };
    await run({
      ctx,
      world,
      contest,
      user,
      visitor: server.visitor,
      elite: await server.as(user),
      as: async (tier) => server.as(await createUser(ctx, { tier })),
      offer,
      fire: () => fireStrategies(world.ctxFor('system'), readHistory),
    });
    await server.close();
  });
}

export const homeDogs = {
  sport: 'MLB',
  market: 'Moneyline',
  minOdds: 2,
  maxOdds: 2.8,
  confidenceThreshold: 1,
  bankrollPercentage: 2,
  side: 'home',
  role: 'underdog',
};
