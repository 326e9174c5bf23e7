import { STARTING_DOLLARS } from '@clearedge/contract/competition';
import { dollarsToCents } from '@clearedge/quant/money';
import type { Ctx } from '../../../kernel/ctx.ts';
import { accountsOf, HOUSE_GRANTS, openAccounts, postTransfer } from '../../ledger/index.ts';
import { findPlayer, insertPlayer, type Player } from '../rows/player-rows.ts';

export const STARTING_CENTS: number = dollarsToCents(STARTING_DOLLARS);

/** The user's practice account; the first call opens it and grants the starting balance, once however many calls come at once. */
export async function ensurePlayer(tx: Ctx, userId: string): Promise<Player> {
  const known = await findPlayer(tx, userId);
  if (known) return known;
  const opened = await insertPlayer(tx, userId);
  if (!opened) return (await findPlayer(tx, userId))!;
  await grantStart(tx, userId, null);
  return opened;
}

/** Opens the contest bankroll of a week and grants what everybody gets, once however many calls come at once. */
export async function ensureContest(tx: Ctx, userId: string, contestOn: string): Promise<void> {
  await ensurePlayer(tx, userId);
  await grantStart(tx, userId, contestOn);
}

async function grantStart(tx: Ctx, userId: string, contestOn: string | null): Promise<void> {
  await openAccounts(tx, userId, contestOn);
  await postTransfer(tx, {
    kind: 'grant',
    key: contestOn === null ? `grant:${userId}` : `grant:${userId}:${contestOn}`,
    betId: null,
    reason: 'Starting balance',
    entries: [
      { accountId: accountsOf(userId, contestOn).bankroll, amountCents: STARTING_CENTS },
      { accountId: HOUSE_GRANTS, amountCents: -STARTING_CENTS },
    ],
  });
}
