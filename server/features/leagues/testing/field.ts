import type { Ctx } from '../../../kernel/ctx.ts';
import { type FakeWorld, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { contestsFeature } from '../../contests/index.ts';
import { oddsFeature } from '../../odds/index.ts';
import { leaguesFeature } from '../leagues-feature.ts';

/** A game whose facts were stored, in order. */
interface Reported {
  gameId: string;
  version: number;
}

export interface Field extends Pick<TestClient, 'get'> {
  ctx: Ctx;
  world: TestWorld;
  cfl: NonNullable<FakeWorld['leagues']['cfl']>;
  /** Facts that settlement would have heard of. */
  reported: Reported[];
  json: <T>(path: string) => Promise<T>;
  /** Moves the clock and runs every job of the slices that is due. */
  runTo: (until: string) => Promise<void>;
}

/** A visitor, a fake CFL, and the slices that bring its games and prices in. */
export async function withField(options: { now?: string }, test: (field: Field) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true, ...options }, async (_visitor, world) => {
    const reported: Reported[] = [];
    const contests = contestsFeature({
      onFacts: (_tx, { gameId, version }) => Promise.resolve(void reported.push({ gameId, version: version! })),
    });
    const features = [contests, oddsFeature(), leaguesFeature];
    const server = await makeServer(features, { world });
    const { get } = server.visitor;
    const ctx = world.ctxFor('system');
    await test({
      ctx,
      world,
      reported,
      get,
      cfl: world.feed.leagues.cfl!,
      json: async <T>(path: string) => (await get(path)).json() as T,
      runTo: (until) => world.runDue(features, until),
    });
    await server.close();
  });
}
