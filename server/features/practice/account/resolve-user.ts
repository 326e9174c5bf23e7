import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { findPlayer } from '../rows/player-rows.ts';
import { ensurePlayer } from './ensure-player.ts';

const OWN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Refuses a user id in a body that is not the caller's own: no one places or resets for someone else, an admin included. */
export function requireOwn(ctx: Ctx, stated: string | number | undefined): string {
  const own = requireUser(ctx.actor);
  if (stated !== undefined && stated !== own) throw new DomainError('FORBIDDEN', 'You don’t have access to this.');
  return own;
}

/** Whose practice is read: one's own, opened when it is new, or for an admin that of anybody who practices. */
export async function resolveUser(ctx: Ctx, stated: string | undefined): Promise<string> {
  const own = requireUser(ctx.actor);
  if (stated === undefined || stated === own) {
    if (!(await findPlayer(ctx, own))) await ctx.transact((tx) => ensurePlayer(tx, own));
    return own;
  }
  if (!(ctx.actor.kind === 'user' && ctx.actor.isAdmin)) throw new DomainError('FORBIDDEN', 'You don’t have access to this.');
  if (!OWN_ID.test(stated) || !(await findPlayer(ctx, stated)))
    throw new DomainError('NOT_FOUND', 'This user has not placed a practice bet yet.');
  return stated;
}
