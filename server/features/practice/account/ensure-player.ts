import type { Ctx } from '../../../kernel/ctx.ts';
import { bankrollOf, HOUSE_GRANTS, openAccounts, postTransfer } from '../../ledger/index.ts';
import { findPlayer, insertPlayer, type Player } from '../rows/player-rows.ts';

export const STARTING_CENTS = 100_000;

/** The user's practice account; the first call opens it and grants the starting balance, once however many calls come at once. */
export async function ensurePlayer(tx: Ctx, userId: string): Promise<Player> {
  const known = await findPlayer(tx, userId);
  if (known) return known;
  const opened = await insertPlayer(tx, userId);
  if (!opened) return (await findPlayer(tx, userId))!;
  await openAccounts(tx, userId);
  await postTransfer(tx, {
    kind: 'grant',
    key: `grant:${userId}`,
    betId: null,
    reason: 'Starting balance',
    entries: [
      { accountId: bankrollOf(userId), amountCents: STARTING_CENTS },
      { accountId: HOUSE_GRANTS, amountCents: -STARTING_CENTS },
    ],
  });
  return opened;
}
