import { STARTING_DOLLARS } from '@clearedge/contract/competition';
import { dollarsToCents } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
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

const OWN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Refuses a user id in a body that is not the caller's own: no one places or resets for someone else, an admin included. */
export function requireOwn(ctx: Ctx, stated: string | number | undefined): string {
  const own = requireUser(ctx.actor);
  if (stated !== undefined && stated !== own) throw new DomainError('FORBIDDEN', 'You don’t have access to this.');
  return own;
}

/** Whose practice is read: one's own, opened when it is new, or for an admin that of anybody who practices. */
export async function resolveUser(ctx: Ctx, stated: string | undefined): Promise<string> {
  const own = requireUser(ctx.actor);
  if (stated === undefined || stated === own) {
    if (!(await findPlayer(ctx, own))) await ctx.transact((tx) => ensurePlayer(tx, own));
    return own;
  }
  if (!(ctx.actor.kind === 'user' && ctx.actor.isAdmin)) throw new DomainError('FORBIDDEN', 'You don’t have access to this.');
  if (!OWN_ID.test(stated) || !(await findPlayer(ctx, stated)))
    throw new DomainError('NOT_FOUND', 'This user has not placed a practice bet yet.');
  return stated;
}
