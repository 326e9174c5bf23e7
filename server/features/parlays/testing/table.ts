import type { BaseballFacts } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import {
  type ContestRow,
  createUser,
  makeServer,
  type TestClient,
  type TestServer,
  type TestWorld,
  withTestCtx,
} from '../../../testing/index.ts';
import { practiceFeature } from '../../practice/index.ts';
import { finalScore, offerGame, report } from '../../practice/testing/scene.ts';
import { addProjection } from '../../props/testing/sample-projection.ts';
import { settleContest } from '../../settlement/index.ts';
import { parlaysFeature } from '../index.ts';

export const [FIRST, SECOND, THIRD] = ['20260711_NYY@BOS', '20260711_LAD@SF', '20260711_CHC@STL'] as const;

export interface Table {
  ctx: Ctx;
  world: TestWorld;
  server: TestServer;
  /** An Elite member. */
  me: TestClient;
  /** Puts a game on the board with an opinion of it. */
  offer: (gameId: string, prices?: Parameters<typeof offerGame>[2]) => Promise<ContestRow>;
  /** Ends a game and settles what is on it. */
  end: (contest: ContestRow, facts: BaseballFacts, version?: number) => Promise<void>;
}

const teamsOf = (gameId: string) => {
  const [, awayCode, homeCode] = /_(\w+)@([A-Z]+)/.exec(gameId)!;
  return { awayCode: awayCode!, homeCode: homeCode!, awayName: `Club ${awayCode}`, homeName: `Club ${homeCode}` };
};

/** The parlay builder with a board and a model. */
export async function atTable(run: (table: Table) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const server = await makeServer([parlaysFeature(), practiceFeature()], { world });
    const me = await server.as(await createUser(ctx, { tier: 'elite' }));
    await run({
      ctx,
      world,
      server,
      me,
      offer: async (gameId, prices) => {
        const contest = await offerGame(ctx, { gameId, ...teamsOf(gameId) }, prices);
        await addProjection(ctx, contest.id);
        return contest;
      },
      end: async (contest, facts, version = 1) => {
        await ctx.db
          .update(contests)
          .set({ status: facts.state === 'postponed' ? 'postponed' : 'final' })
          .where(eq(contests.id, contest.id));
        await report(ctx, contest.id, version, facts);
        await settleContest(world.ctxFor('system'), contest.id);
      },
    });
    await server.close();
  });
}

export const postponed = finalScore(0, 0, { state: 'postponed', completedInnings: 0 });

export const moneyline = (gameId: string, change: object = {}) => ({
  gameId,
  betType: 'moneyline',
  selection: 'Away ML',
  odds: -120,
  pick: { market: 'moneyline', period: 'full', side: 'away' },
  ...change,
});
export const runLine = (gameId: string, change: object = {}) => ({
  gameId,
  betType: 'spread',
  selection: 'Away -1.5',
  odds: 140,
  pick: { market: 'spread', period: 'full', side: 'away', line: -1.5 },
  ...change,
});
export const over = (gameId: string, change: object = {}) => ({
  gameId,
  betType: 'total',
  selection: 'Over 8.5',
  odds: -110,
  pick: { market: 'total', period: 'full', side: 'over', line: 8.5 },
  ...change,
});
