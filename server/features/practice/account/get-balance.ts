import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { centsToDollars } from '@clearedge/quant/money';
import type { Ctx } from '../../../kernel/ctx.ts';
import { accountsOf, readBalance, readOpenedBalance } from '../../ledger/index.ts';
import { type ContestWeek, contestWeekAt } from '../reads/spans.ts';
import { findPlayer } from '../rows/player-rows.ts';
import { countOthers, type PeriodSum, sumPeriod } from '../rows/stat-rows.ts';
import { resolveUser, STARTING_CENTS } from './ensure-player.ts';
import { lastResetOf, nextResetOf } from './reset-rules.ts';

type Route = Contract['GET /api/user/balance'];
export type BalanceWire = VerbResult<Route>;

export async function getBalance(ctx: Ctx, { query }: VerbInput<Route>): Promise<BalanceWire> {
  return readBalanceOf(ctx, await resolveUser(ctx, query.userId));
}

/** The practice bankroll of someone who practices with the figures since the last reset, and the contest bankroll of the week. */
export async function readBalanceOf(ctx: Ctx, userId: string): Promise<BalanceWire> {
  const player = (await findPlayer(ctx, userId))!;
  const week = contestWeekAt(ctx.now());
  const sums = await sumPeriod(ctx, userId, player.period);
  const { earlier, contestOpen, contestSettled } = await countOthers(ctx, userId, { period: player.period, weekOn: week.weekOn });
  const balanceCents = await readBalance(ctx, accountsOf(userId, null).bankroll);
  return {
    userId,
    ...figuresOf(sums, balanceCents),
    startingBalance: centsToDollars(STARTING_CENTS),
    periodStartedAt: player.periodStartedAt.toISOString(),
    resets: player.period - 1,
    lastResetAt: lastResetOf(player)?.toISOString() ?? null,
    nextResetAt: nextResetOf(player, ctx.now())?.toISOString() ?? null,
    earlierBets: earlier,
    contest: { ...(await readContest(ctx, userId, week)), openBets: contestOpen, settledBets: contestSettled },
  };
}

function figuresOf(sums: PeriodSum, balanceCents: number) {
  const { bets, open, wins, losses, winningsCents, lossesCents, cashOutCents, openCents } = sums;
  // Whatever else there is on the bankroll was left there by a correction that could not take all of a payout back.
  const notChargedCents = balanceCents - (STARTING_CENTS + winningsCents - lossesCents + cashOutCents - openCents);
  return {
    balance: centsToDollars(balanceCents),
    totalWinnings: centsToDollars(winningsCents),
    totalLosses: centsToDollars(lossesCents),
    cashOutProfit: centsToDollars(cashOutCents),
    notCharged: centsToDollars(notChargedCents),
    winRate: wins + losses > 0 ? wins / (wins + losses) : null,
    winCount: wins,
    betCount: bets,
    decidedCount: wins + losses,
    settledCount: bets - open,
    openBets: open,
    openStake: centsToDollars(openCents),
  };
}

/** Before the first bet of the week nothing is granted yet, and all of it is there to be staked. */
async function readContest(ctx: Ctx, userId: string, week: ContestWeek): Promise<Omit<BalanceWire['contest'], 'openBets' | 'settledBets'>> {
  const { bankroll, openStakes } = accountsOf(userId, week.weekOn);
  return {
    ...week,
    balance: centsToDollars((await readOpenedBalance(ctx, bankroll)) ?? STARTING_CENTS),
    openStake: centsToDollars(await readBalance(ctx, openStakes)),
    startingBalance: centsToDollars(STARTING_CENTS),
  };
}
