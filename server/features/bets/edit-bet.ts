import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { dollarsToCents } from '@clearedge/quant/money';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { checkMayStake } from '../limits/index.ts';
import { type BetRow, getBetView, lockOwnBet, updateBet } from './bet-rows.ts';
import { decideSelection } from './bet-rules.ts';
import { findTarget } from './target/find-target.ts';
import { type BetWire, toBet } from './to-bet.ts';
import { weeklyUsage } from './weekly-usage.ts';

type Input = VerbInput<Contract['PATCH /api/bets/:betId']>;

/** Changes one's own bet while it is pending; each change is kept in the audit trail. */
export async function editBet(ctx: Ctx, { params, body }: Input): Promise<BetWire> {
  const userId = requireUser(ctx.actor);
  const wire = await ctx.transact(async (tx) => {
    const before = await lockOwnBet(tx, params.betId, userId);
    if (before.status !== 'pending') throw new Refusal('NOT_PENDING', 'This bet is settled and can no longer be changed.');
    const stakeCents = body.stake === undefined ? before.stakeCents : dollarsToCents(body.stake);
    const selectionText = body.selection ?? before.selectionText;
    const isOtherBet = selectionText !== before.selectionText || (body.odds !== undefined && body.odds !== before.odds);
    if (isOtherBet || stakeCents > before.stakeCents)
      await checkMayStake(tx, userId, Math.max(0, stakeCents - before.stakeCents), () => weeklyUsage(tx, userId));
    await updateBet(tx, before.id, {
      selectionText,
      selection: selectionText === before.selectionText ? before.selection : await readAgain(tx, before, selectionText),
      stakeCents,
      odds: body.odds ?? before.odds,
      book: body.book === undefined ? before.book : body.book || null,
    });
    await audit(tx, 'bet.edited', `bet:${before.id}`, {
      before: { selection: before.selectionText, stakeCents: before.stakeCents, odds: before.odds, book: before.book },
    });
    return toBet(await getBetView(tx, before.id, userId));
  });
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return wire;
}

async function readAgain(tx: Ctx, bet: BetRow, text: string): Promise<BetRow['selection']> {
  const places = bet.selection?.market === 'place' ? (bet.selection.places as 5 | 10 | 20) : null;
  const target = await findTarget(tx, bet);
  const read = (paid: typeof places) => decideSelection({ betType: bet.betType, places: paid }, text, undefined, target);
  return read(null) ?? (places && read(places));
}
