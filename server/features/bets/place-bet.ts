import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { dollarsToCents } from '@clearedge/quant/money';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { once } from '../../kernel/once.ts';
import { checkMayStake } from '../limits/index.ts';
import { insertBet } from './bet-rows.ts';
import { decidePlacement, decideSelection, decideTerms } from './bet-rules.ts';
import { matchEvent } from './match-event.ts';
import { type BetWire, toBet } from './to-bet.ts';
import { weeklyUsage } from './weekly-usage.ts';

type Input = VerbInput<Contract['POST /api/bets']>;

/** Records a bet placed at a book, once per Idempotency-Key. The server computes what it pays; the client's figure is ignored. */
export async function placeBet(ctx: Ctx, { body }: Input): Promise<BetWire> {
  const userId = requireUser(ctx.actor);
  const bet = await ctx.transact((tx) => once(tx, userId, 'POST /api/bets', body, () => placeIn(tx, userId, body)));
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return bet;
}

async function placeIn(tx: Ctx, userId: string, body: Input['body']): Promise<BetWire> {
  const said = body.placedAt ? new Date(body.placedAt) : undefined;
  const event = await matchEvent(tx, body.gameId, said);
  const { placedAt, source } = decidePlacement(event, said, tx.now());
  const stakeCents = dollarsToCents(body.stake);
  await checkMayStake(tx, userId, stakeCents, () => weeklyUsage(tx, userId));
  const selection = decideSelection(body.betType, body.selection, body.pick, event);
  const view = await insertBet(tx, {
    id: tx.newId(),
    userId,
    eventId: event?.id ?? null,
    gameLabel: body.gameId,
    betType: body.betType,
    selectionText: body.selection,
    selection,
    terms: decideTerms(body.pitcherRule, event),
    odds: body.odds,
    stakeCents,
    book: body.book || null,
    source,
    placedAt,
    startsAt: event?.startsAt ?? null,
    status: 'pending',
    ruleVersion: HOUSE_RULES_VERSION,
    updatedAt: tx.now(),
  });
  return toBet(view);
}
