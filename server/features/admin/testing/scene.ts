import { auditEntries } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, type TestServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { adminFeature } from '../index.ts';

const nothing = async (): Promise<void> => undefined;
export const admin = adminFeature({ onRegistered: nothing, checkMayJoin: nothing, onFacts: nothing });

export interface Scene {
  ctx: Ctx;
  world: TestWorld;
  server: TestServer;
  /** Signed in as the admin that `world.user` is. */
  admin: TestClient;
  elite: TestClient;
  listAudit: (action: string) => Promise<{ subject: string; actorId: string | null; details: Record<string, unknown> }[]>;
}

/** An admin and an elite member who is none, at the admin slice. */
export async function scene(run: (now: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({ tier: 'elite', isAdmin: true }, async (ctx, world) => {
    const server = await makeServer([admin], { world });
    const elite = await server.as(await createUser(ctx, { username: 'elite-member', tier: 'elite' }));
    await run({
      ctx,
      world,
      server,
      admin: await server.as(world.user!),
      elite,
      listAudit: async (action) => (await ctx.db.select().from(auditEntries)).filter((entry) => entry.action === action),
    });
    await server.close();
  });
}
