import type { AdminPracticeBet } from '@clearedge/contract/routes/admin/practice-bets';
import { centsToDollars } from '@clearedge/quant/money';
import type { z } from 'zod';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { legWords } from '../../practice/index.ts';
import { regradePracticeLeg } from '../../settlement/index.ts';
import { findPracticeBet, type ListedPracticeBet, listLegsOf, type PracticeLeg, pageOfPracticeBets } from './practice-bet-rows.ts';

type Wire = z.input<typeof AdminPracticeBet>;

const presentLeg = ({ leg, contest }: PracticeLeg): Wire['legs'][number] => ({
  position: leg.position,
  gameId: contest.gameId,
  selection: legWords(leg, contest),
  odds: leg.odds,
  result: leg.result,
  flag: leg.result === null ? leg.flag : null,
  isEntered: leg.rule === 'entered',
});

const present = ({ bet, username }: ListedPracticeBet, legs: readonly PracticeLeg[]): Wire => ({
  id: bet.id,
  userId: bet.userId,
  username,
  stake: centsToDollars(bet.stakeCents),
  payout: bet.payoutCents === null ? null : centsToDollars(bet.payoutCents),
  result: bet.result,
  placedAt: bet.placedAt.toISOString(),
  settledAt: bet.settledAt?.toISOString() ?? null,
  legs: legs.filter(({ leg }) => leg.betId === bet.id).map(presentLeg),
});

export const listPracticeBets: Verb<'GET /api/admin/practice-bets'> = async (ctx, { query }) => {
  const rows = await pageOfPracticeBets(ctx.db, query);
  const legs = await listLegsOf(
    ctx.db,
    rows.map(({ bet }) => bet.id),
  );
  return rows.map((row) => present(row, legs));
};

export const regradePractice: Verb<'POST /api/admin/practice-bets/:betId/legs/:position/regrade'> = async (ctx, { params, body }) => {
  await regradePracticeLeg(ctx, { ...params, ...body });
  const row = await findPracticeBet(ctx.db, params.betId);
  if (!row) throw new DomainError('NOT_FOUND', 'This bet could not be found.');
  await ctx.publish({ topic: 'user', userId: row.bet.userId, what: 'bets' });
  return present(row, await listLegsOf(ctx.db, [params.betId]));
};
