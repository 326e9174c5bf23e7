import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { centsToDollars } from '@clearedge/quant/money';
import type { Ctx } from '../../../kernel/ctx.ts';
import { accountsOf, balanceAt, listStatement, readBalance, readOpenedBalance, type StatementEntry } from '../../ledger/index.ts';
import { receiptNumber } from '../reads/present-bet.ts';
import { contestWeekAt } from '../reads/spans.ts';
import { listSelections } from '../rows/bet-rows.ts';
import { resolveUser, STARTING_CENTS } from './ensure-player.ts';

type Route = Contract['GET /api/virtual/statement'];
const PAGE = 200;

const SAYS: Record<StatementEntry['kind'], string> = {
  grant: 'Starting balance',
  stake: 'Stake',
  settlement: 'Payout',
  reversal: 'Payout taken back',
  cash_out: 'Cash-out',
  reset: 'Reset to $1,000',
};

/** Every movement of a bankroll in words, newest first, and what it held at a time. A lost bet moves nothing: its stake had left before. */
export async function getStatement(ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = await resolveUser(ctx, query.userId);
  const contestOn = query.bankroll === 'contest' ? contestWeekAt(ctx.now()).weekOn : null;
  const { bankroll: account, openStakes } = accountsOf(userId, contestOn);
  const found = await listStatement(ctx, account, PAGE + 1, query.before === undefined ? undefined : Number(query.before));
  const entries = found.slice(0, PAGE);
  const selections = await selectionsOf(ctx, entries);
  return {
    bankroll: query.bankroll,
    balance: centsToDollars((await readOpenedBalance(ctx, account)) ?? STARTING_CENTS),
    openStake: centsToDollars(await readBalance(ctx, openStakes)),
    at: query.at ?? null,
    balanceAt: query.at === undefined ? null : centsToDollars(await balanceAt(ctx, account, new Date(query.at))),
    entries: entries.map((entry) => present(entry, selections)),
    nextBefore: found.length > PAGE ? String(entries.at(-1)!.sequence) : null,
  };
}

function selectionsOf(ctx: Ctx, entries: readonly StatementEntry[]): Promise<Map<string, string>> {
  return listSelections(ctx, [...new Set(entries.flatMap(({ betId }) => betId ?? []))]);
}

function present(entry: StatementEntry, selections: ReadonlyMap<string, string>): VerbResult<Route>['entries'][number] {
  const { id, kind, betId, amountCents, balanceAfterCents, postedAt, reason } = entry;
  const bet = betId === null ? '' : `: ${selections.get(betId) ?? 'a bet'} (${receiptNumber(betId)})`;
  const why = reason !== null && betId !== null ? `. ${reason}` : '';
  return {
    id,
    at: postedAt.toISOString(),
    kind,
    text: `${SAYS[kind]}${bet}${why}`,
    amount: centsToDollars(amountCents),
    balanceAfter: centsToDollars(balanceAfterCents),
    betId,
  };
}
