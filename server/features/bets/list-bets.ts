import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { mapInParts } from '../../kernel/newest-first.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { listBetViews } from './bet-rows.ts';
import { type BetWire, toBet } from './to-bet.ts';

/** One's own bets, newest first. `userId` may only name oneself, or anybody for an admin. */
export async function listBets(ctx: Ctx, { query }: VerbInput<Contract['GET /api/bets']>): Promise<BetWire[]> {
  const own = requireUser(ctx.actor);
  const isAdmin = ctx.actor.kind === 'user' && ctx.actor.isAdmin;
  if (query.userId !== undefined && query.userId !== own && !isAdmin) throw new Refusal('FORBIDDEN', 'These bets belong to somebody else.');
  if (query.userId !== undefined && !/^[0-9a-f-]{36}$/i.test(query.userId)) throw new Refusal('NOT_FOUND', 'This user could not be found.');
  return mapInParts(await listBetViews(ctx, query.userId ?? own, query.status), toBet);
}
