import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { deleteOwnParlay, listParlayViews } from './parlay-rows.ts';
import { presentParlay, type SavedParlay } from './present-parlay.ts';

/** Everything a user has saved, for the list and for the account's export. */
export const listParlaysOf = async (ctx: Pick<Ctx, 'db'>, userId: string): Promise<SavedParlay[]> =>
  (await listParlayViews(ctx, userId)).map(presentParlay);

export const listMyParlays: Verb<'GET /api/my-parlays'> = (ctx) => listParlaysOf(ctx, requireUser(ctx.actor));

/** The same refusal for a missing parlay and for someone else's. */
export const deleteMyParlay: Verb<'DELETE /api/my-parlays/:parlayId'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  if (!(await deleteOwnParlay(ctx, params.parlayId, userId))) throw new DomainError('NOT_FOUND', 'This parlay could not be found.');
  return { ok: true };
};
