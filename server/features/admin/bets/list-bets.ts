import type { AdminBet } from '@clearedge/contract/routes/admin/bets';
import { cents, centsToDollars } from '@clearedge/quant/money';
import { toWinCents } from '@clearedge/quant/price';
import type { z } from 'zod';
import type { Verb } from '../../../kernel/feature.ts';
import { type ListedBet, pageOfBets, sumBets } from './bet-list-rows.ts';

const STATUS = { win: 'won', loss: 'lost', push: 'push', void: 'void' } as const;

function present({ bet, username, gameId }: ListedBet): z.input<typeof AdminBet> {
  const isPending = bet.result === null;
  return {
    id: bet.id,
    userId: bet.userId,
    username,
    gameId: gameId ?? bet.gameLabel,
    betType: bet.betType,
    selection: bet.selectionText,
    odds: bet.odds,
    stake: centsToDollars(bet.stakeCents),
    potentialWin: centsToDollars(toWinCents(cents(bet.stakeCents), bet.odds)),
    actualWin: bet.profitCents === null ? null : centsToDollars(bet.profitCents),
    confidence: bet.confidence,
    status: bet.result === null ? 'pending' : STATUS[bet.result],
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    flag: bet.flag,
    isByHand: isPending && (bet.selection === null || bet.flag !== null),
  };
}

export const listAllBets: Verb<'GET /api/admin/bets'> = async (ctx, { query }) => (await pageOfBets(ctx.db, query)).map(present);

export const summariseAllBets: Verb<'GET /api/admin/bets/summary'> = async (ctx, { query }) => {
  const sums = await sumBets(ctx.db, query);
  return {
    total: sums.total,
    active: sums.active,
    activeStake: centsToDollars(sums.activeCents),
    totalStaked: centsToDollars(sums.stakedCents),
    totalWinnings: centsToDollars(sums.wonCents),
  };
};
