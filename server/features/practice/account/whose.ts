import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findPlayer } from '../rows/player-rows.ts';
import { ensurePlayer } from './ensure-player.ts';

const OWN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Refuses a user id in a body that is not the caller's own: no one places or resets for someone else, an admin included. */
export function requireOwn(ctx: Ctx, said: string | number | undefined): string {
  const own = requireUser(ctx.actor);
  if (said !== undefined && said !== own) throw new Refusal('FORBIDDEN', 'You don’t have access to this.');
  return own;
}

/** Whose practice is read: one's own, opened when it is new, or for an admin that of anybody who practices. */
export async function whose(ctx: Ctx, said: string | undefined): Promise<string> {
  const own = requireUser(ctx.actor);
  if (said === undefined || said === own) {
    if (!(await findPlayer(ctx, own))) await ctx.transact((tx) => ensurePlayer(tx, own));
    return own;
  }
  if (!(ctx.actor.kind === 'user' && ctx.actor.isAdmin)) throw new Refusal('FORBIDDEN', 'You don’t have access to this.');
  if (!OWN_ID.test(said) || !(await findPlayer(ctx, said))) throw new Refusal('NOT_FOUND', 'This user has not placed a practice bet yet.');
  return said;
}
