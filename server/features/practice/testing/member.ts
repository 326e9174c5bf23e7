import type { Ctx } from '../../../kernel/ctx.ts';
import { makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { limitsFeature } from '../../limits/index.ts';
import { practiceFeature, practiceUsage } from '../index.ts';
import { expectSoundBooks, offerGame, offerSecondGame, slip } from './scene.ts';

const features = [practiceFeature(), limitsFeature({ tracked: practiceUsage, practice: practiceUsage })];

/** A member before two games; the books must be sound afterwards. */
export async function scene(
  test: (at: {
    ctx: Ctx;
    world: TestWorld;
    me: TestClient;
    contestId: string;
    server: Awaited<ReturnType<typeof makeServer>>;
  }) => Promise<void>,
) {
  await withTestCtx({}, async (ctx, world) => {
    const contest = await offerGame(ctx);
    await offerSecondGame(ctx);
    const server = await makeServer(features, { world });
    await test({ ctx, world, me: await server.as(world.user!), contestId: contest.id, server });
    await expectSoundBooks(ctx);
    await server.close();
  });
}
export const leg = (gameId: string, change: object = {}) => {
  const { stake: _stake, potentialWin: _win, status: _status, ...rest } = slip({ gameId, ...change });
  return rest;
};
export const balance = async (me: TestClient): Promise<number> => (await me.get('/api/user/balance')).json().balance;
