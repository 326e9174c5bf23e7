import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { defineFeature, type Feature, fromReplica } from '../../kernel/feature.ts';
import { once } from '../../kernel/once.ts';
import { bankrollOf, HOUSE_GRANTS, lockBalances, openStakesOf, postTransfers } from '../ledger/index.ts';
import { lockLimits } from '../limits/index.ts';
import { ensurePlayer, resolveUser, STARTING_CENTS } from './account/ensure-player.ts';
import { getBalance, readBalanceOf } from './account/get-balance.ts';
import { getStatement } from './account/get-statement.ts';
import { nextResetOf, resettingOf, tooSoon, voidingOf } from './account/reset-rules.ts';
import { getAiSlip } from './ai-slip/get-ai-slip.ts';
import { listProps } from './ai-slip/list-props.ts';
import { cashOut } from './cash-out/cash-out.ts';
import { getCashOut } from './cash-out/get-cash-out.ts';
import { placeBet } from './place/place-bet.ts';
import { placeRoundRobin } from './place/place-round-robin.ts';
import { quoteBet } from './pricing/quote-bet.ts';
import { exportBets } from './reads/export-bets.ts';
import { getBet } from './reads/get-bet.ts';
import { getPerformance } from './reads/get-performance.ts';
import { presentBet } from './reads/present-bet.ts';
import { currentSpanOf, startOf } from './reads/spans.ts';
import { getBetView, listBetViews } from './rows/bet-rows.ts';
import { lockPlayer, startPeriod } from './rows/player-rows.ts';
import { lockOpenPractice, voidByReset } from './rows/reset-rows.ts';
import { quoteTeaser } from './teasers/quote-teaser.ts';

type Result = VerbResult<Contract['POST /api/user/balance/reset']>;

/**
 * Brings the practice bankroll back to the starting balance, voids its open bets, whose stakes go back to the house, and starts a new statistics
 * period. Possible once in seven days. The contest bankroll is not touched.
 */
async function resetBalance(ctx: Ctx): Promise<Result> {
  const userId = requireUser(ctx.actor);
  const done = await ctx.transact((tx) => once(tx, userId, 'POST /api/user/balance/reset', {}, () => resetIn(tx, userId)));
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return done;
}

async function resetIn(tx: Ctx, userId: string): Promise<Result> {
  await ensurePlayer(tx, userId);
  // Every placing of this user holds this lock until it commits: the open bets found below are all there are.
  await lockLimits(tx, userId);
  const voided = await lockOpenPractice(tx, userId);
  const player = (await lockPlayer(tx, userId))!;
  const next = nextResetOf(player, tx.now());
  if (next) throw tooSoon(next);
  const account = bankrollOf(userId);
  // Locked before it is read: a bet settled in between would be paid on top of the starting balance.
  const held = (await lockBalances(tx, [account, openStakesOf(userId), HOUSE_GRANTS])).get(account)!;
  await postTransfers(tx, [...voided.map((bet) => voidingOf(userId, bet)), ...resettingOf(userId, player.period, STARTING_CENTS - held)]);
  await voidByReset(
    tx,
    voided.map(({ id }) => id),
  );
  await startPeriod(tx, userId, player.period + 1);
  const bets = voided.length === 1 ? '1 open bet was' : `${voided.length} open bets were`;
  const message = voided.length === 0 ? 'Balance reset to $1,000' : `Balance reset to $1,000. ${bets} voided.`;
  return { message, balance: await readBalanceOf(tx, userId) };
}

type Route = Contract['GET /api/virtual/bets'];

/** A page of bets since the last reset and of the running contest week, or of all there ever were; open ones are always among them. */
async function listBets(ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = await resolveUser(ctx, query.userId);
  const current = await currentSpanOf(ctx, userId);
  const { status, betType, bankroll, before, limit } = query;
  if (before !== undefined) await getBetView(ctx, before, userId);
  const from = startOf(query.period, ctx.now());
  const filter = { status, betType, bankroll, from, current: query.history === 'all' ? undefined : current };
  const views = await listBetViews(ctx, userId, filter, { before, most: limit });
  return views.map((view) => presentBet(view, current));
}

export const practiceFeature = (): Feature =>
  defineFeature({
    name: 'practice',
    routes: {
      'GET /api/user/balance': getBalance,
      'POST /api/user/balance/reset': resetBalance,
      'POST /api/user/virtual-balance/reset': resetBalance,
      'GET /api/virtual/bets': listBets,
      'POST /api/virtual/bets': placeBet,
      'POST /api/virtual/round-robins': placeRoundRobin,
      'POST /api/virtual/quote': quoteBet,
      'POST /api/virtual/teasers/quote': quoteTeaser,
      'GET /api/virtual/bets/export': fromReplica(exportBets),
      'GET /api/virtual/bets/:betId': getBet,
      'GET /api/virtual/bets/:betId/cash-out': getCashOut,
      'POST /api/virtual/bets/:betId/cash-out': cashOut,
      'GET /api/virtual/performance': getPerformance,
      'GET /api/virtual/ai-slip': getAiSlip,
      'GET /api/virtual/props/:gameId': listProps,
      'GET /api/virtual/statement': getStatement,
    },
  });
