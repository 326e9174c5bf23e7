import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockOwnBet } from '../../bets/index.ts';
import { removeEstimate, writeEstimate } from './estimate-rows.ts';
import { isSealed } from './estimate-rules.ts';

/** Notes the chance that one gives an open bet of one's own. */
export const setEstimate: Verb<'PUT /api/performance/estimates/:betId'> = async (ctx, { params, body }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact(async (tx) => {
    const bet = await lockOwnBet(tx, params.betId, userId);
    if (bet.status !== 'pending') throw new Refusal('NOT_PENDING', 'This bet is settled; its chance can no longer be noted.');
    if (isSealed(bet, tx.now())) throw new Refusal('CONTEST_STARTED', 'This game has begun; the chance you gave is sealed.');
    if (body.probability === null) await removeEstimate(tx, bet.id);
    else await writeEstimate(tx, { betId: bet.id, userId, probability: body.probability, notedAt: tx.now() });
    return { betId: bet.id, probability: body.probability };
  });
};
