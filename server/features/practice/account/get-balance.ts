import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { centsToDollars } from '@clearedge/quant/money';
import type { Ctx } from '../../../kernel/ctx.ts';
import { bankrollOf, openStakesOf, readBalance } from '../../ledger/index.ts';
import { findPlayer } from '../rows/player-rows.ts';
import { sumPeriod } from '../rows/stat-rows.ts';
import { STARTING_CENTS } from './ensure-player.ts';
import { whose } from './whose.ts';

type Route = Contract['GET /api/user/balance'];
export type BalanceWire = VerbResult<Route>;

export async function getBalance(ctx: Ctx, { query }: VerbInput<Route>): Promise<BalanceWire> {
  return readBalanceOf(ctx, await whose(ctx, query.userId));
}

/** The bankroll of somebody who practises, with the figures of the running statistics period. */
export async function readBalanceOf(ctx: Ctx, userId: string): Promise<BalanceWire> {
  const player = (await findPlayer(ctx, userId))!;
  const { bets, wins, losses, winningsCents, lossesCents, settled } = await sumPeriod(ctx, userId, player.period);
  return {
    userId,
    balance: centsToDollars(await readBalance(ctx, bankrollOf(userId))),
    totalWinnings: centsToDollars(winningsCents),
    totalLosses: centsToDollars(lossesCents),
    winRate: wins + losses > 0 ? wins / (wins + losses) : null,
    winCount: wins,
    betCount: bets,
    settledCount: settled,
    openBets: bets - settled,
    openStake: centsToDollars(await readBalance(ctx, openStakesOf(userId))),
    startingBalance: centsToDollars(STARTING_CENTS),
    periodStartedAt: player.periodStartedAt.toISOString(),
    resets: player.period - 1,
  };
}
