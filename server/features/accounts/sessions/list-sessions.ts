import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { getAccount } from '../account-rows.ts';
import { machineNow, toProductTime } from '../machine-time.ts';
import { listSessionsOf, type Session } from './session-rows.ts';
import { isOver } from './session-rules.ts';

export const listSessions: Verb<'GET /api/auth/sessions'> = async (ctx) => {
  const account = await getAccount(ctx.db, requireUser(ctx.actor));
  const now = machineNow(ctx);
  const rows = await listSessionsOf(ctx.db, account.id);
  return rows.filter((row) => !isOver(row, account.isAdmin, now)).map((row) => presentSession(ctx, row));
};

function presentSession(ctx: Ctx, { id, createdAt, lastUsedAt, expiresAt, address, userAgent }: Session) {
  const shown = (at: Date): string => toProductTime(ctx, at).toISOString();
  const isCurrent = ctx.actor.kind === 'user' && ctx.actor.sessionId === id;
  return { id, createdAt: shown(createdAt), lastUsedAt: shown(lastUsedAt), expiresAt: shown(expiresAt), address, userAgent, isCurrent };
}
