import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { getAccount } from '../account-rows.ts';
import { presentUser } from '../present-user.ts';
import { listSessionsOf } from '../sessions/session-rows.ts';

/** What other slices add to an export: a name and everything they keep about the user. */
export type Exporters = Readonly<Record<string, (ctx: Ctx, userId: string) => Promise<unknown>>>;

/** Everything stored about one's own account; secrets (password hash, session tokens) are not part of it. */
export const exportAccount =
  (exporters: Exporters): Verb<'GET /api/account/export'> =>
  async (ctx) => {
    const userId = requireUser(ctx.actor);
    const user = presentUser(await getAccount(ctx.db, userId), ctx.config);
    const sessions = (await listSessionsOf(ctx.db, userId)).map(({ tokenHash: _token, userId: _user, ...session }) => session);
    const sections: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(exporters)) sections[name] = await read(ctx, userId);
    return { exportedAt: ctx.now().toISOString(), user, sessions, ...sections };
  };
