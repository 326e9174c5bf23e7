import { requireUser } from '../../kernel/access.ts';
import type { Verb } from '../../kernel/feature.ts';
import { getAccount } from './account-rows.ts';
import { presentUser } from './present-user.ts';
import { renewIfDue } from './sessions/renew-session.ts';

export const getMe: Verb<'GET /api/auth/me'> = async (ctx) => {
  const user = presentUser(await getAccount(ctx.db, requireUser(ctx.actor)), ctx.config);
  await renewIfDue(ctx);
  return { user };
};
