import { TIER_NAME } from '@clearedge/contract/entitlements';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { longDateText } from '../../kernel/eastern-words.ts';
import { findUser, getUser } from '../accounts/index.ts';
import { giveTier } from '../billing/index.ts';
import { postNotification } from '../notifications/index.ts';
import { codeKey, isSameMailbox, rewardEnd } from './code-rules.ts';
import { type Code, countBroughtBy, countUsable, insertReferral, listCameBy, takeUse } from './referral-rows.ts';

// One answer for unknown, expired, switched off, used up and one's own: it tells no one which codes there are.
const refuse = (field: string): DomainError => {
  const message = 'This referral code is not valid.';
  return new DomainError('INVALID_INPUT', message, { issues: [{ path: field, message }] });
};

async function giveReward(tx: Ctx, userId: string, code: Code, until: Date): Promise<void> {
  const name = TIER_NAME[code.rewardTier];
  await giveTier(tx, userId, { tier: code.rewardTier, endAt: until, givenBy: 'referral' }, { by: 'referral', code: code.code });
  await postNotification(tx, {
    userId,
    kind: 'plan',
    title: `${name} is on`,
    body: `Everything in ${name} is open to you until ${longDateText(until)}, by the code ${code.code}.`,
    href: '/subscribe',
    dedupeKey: `referral-reward:${code.id}`,
  });
}

/** Signs a newcomer up by a code and gives its reward, in the transaction that creates the account. Refuses a code that cannot be used. */
export async function joinByCode(tx: Ctx, userId: string, typed: string, field = 'referralCode'): Promise<void> {
  const code = await takeUse(tx.db, codeKey(typed), tx.now());
  if (!code) throw refuse(field);
  const newcomer = await getUser(tx, userId);
  const owner = code.ownerId === null ? null : await findUser(tx, code.ownerId);
  if (owner && (owner.id === userId || isSameMailbox(owner.email, newcomer.email))) throw refuse(field);
  const until = rewardEnd(code, newcomer.tier, tx.now());
  await insertReferral(tx.db, { id: tx.newId(), codeId: code.id, userId, joinedAt: tx.now(), rewardUntil: until });
  await audit(tx, 'referral-code.used', `user:${userId}`, { code: code.code });
  if (until) await giveReward(tx, userId, code, until);
}

/** Codes that are switched on and not expired. */
export const countActiveCodes = (ctx: Ctx): Promise<number> => countUsable(ctx.db, ctx.now());

/** How many each of these users brought, and by which code they came themselves. */
export async function listReferred(
  ctx: Ctx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, { count: number; by: string | null }>> {
  if (userIds.length === 0) return new Map();
  const brought = new Map((await countBroughtBy(ctx.db, userIds)).map(({ userId, count }) => [userId, count]));
  const cameBy = new Map((await listCameBy(ctx.db, userIds)).map(({ userId, code }) => [userId, code]));
  return new Map(userIds.map((id) => [id, { count: brought.get(id) ?? 0, by: cameBy.get(id) ?? null }]));
}
