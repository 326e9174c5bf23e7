import { formatCents } from '@clearedge/quant/money';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Verb } from '../../kernel/feature.ts';
import { once } from '../../kernel/once.ts';
import { postNotification } from '../notifications/index.ts';
import { presentCode, presentCodes } from './codes/present-code.ts';
import { earningsOf, listDue } from './commission-rules.ts';
import {
  type Code,
  type CommissionEntry,
  findPartner,
  insertCode,
  insertEntries,
  listCameBy,
  listCodes,
  listCodesOwnedBy,
  listEntries,
  lockCode,
  writeIsActive,
} from './referral-rows.ts';

function checkAmount(payableCents: number, expectedCents: number | undefined): void {
  if (payableCents <= 0) throw new DomainError('CONFLICT', 'Nothing of this code is payable now.');
  if (expectedCents !== undefined && expectedCents !== payableCents)
    throw new DomainError('CONFLICT', 'What is payable has changed in the meantime. Look at the amount again.');
}

/** Notes a payout of all that is payable. The code stays locked: of two at once the second finds nothing left to pay. */
async function payOut(tx: Ctx, code: Code, expectedCents: number | undefined): Promise<void> {
  const entries = await listEntries(tx.db, [code.id]);
  const due = listDue(earningsOf(entries), tx.now());
  const payableCents = due.reduce((sum, { amountCents }) => sum + amountCents, 0);
  checkAmount(payableCents, expectedCents);
  const referralOf = new Map(entries.map(({ paymentId, referralId }) => [paymentId, referralId]));
  const payoutId = tx.newId();
  const rows = due.map(({ paymentId, amountCents }): CommissionEntry => {
    const referralId = referralOf.get(paymentId)!;
    return { id: tx.newId(), codeId: code.id, referralId, paymentId, kind: 'paid', amountCents, at: tx.now(), payableAt: null, payoutId };
  });
  await insertEntries(tx.db, rows);
  await audit(tx, 'referral-commission.paid', `referral-code:${code.id}`, { code: code.code, payoutId, amountCents: payableCents });
  if (code.ownerId)
    await postNotification(tx, {
      userId: code.ownerId,
      kind: 'referral',
      title: 'Commission paid',
      body: `${formatCents(payableCents)} for your code ${code.code} is on its way.`,
      href: '/referrals',
      dedupeKey: `referral-payout:${payoutId}`,
    });
}

const markCommissionPaid: Verb<'POST /api/admin/referral-codes/:code/mark-paid'> = (ctx, { params: { code }, query: { expected } }) =>
  ctx.transact(async (tx) =>
    once(tx, requireUser(tx.actor), 'referral-payout', { code, expected }, async () => {
      const row = await lockCode(tx.db, { code });
      if (!row) throw new DomainError('NOT_FOUND', 'There is no such referral code.');
      await payOut(tx, row, expected);
      return presentCode(tx, code);
    }),
  );

const LATEST = 50;

async function readOwn(ctx: Ctx, userId: string) {
  const owned = await listCodesOwnedBy(ctx.db, userId);
  const nameOf = new Map(owned.map(({ code }) => [code.id, code.code]));
  const entries = owned.length > 0 ? await listEntries(ctx.db, [...nameOf.keys()]) : [];
  return {
    codes: (await presentCodes(ctx, owned)).map(({ partner: _partner, ...code }) => ({
      ...code,
      link: `${ctx.config.publicUrl}/auth?ref=${encodeURIComponent(code.code)}`,
    })),
    entries: entries.map(({ at, codeId, kind, amountCents, payableAt }) => ({
      at: at.toISOString(),
      code: nameOf.get(codeId) ?? '',
      kind,
      amount: amountCents,
      payableAt: payableAt?.toISOString() ?? null,
    })),
  };
}

/** A partner's codes and what they earned; who paid is not told. */
const getOwnReferrals: Verb<'GET /api/referrals'> = async (ctx) => {
  const { codes, entries } = await readOwn(ctx, requireUser(ctx.actor));
  return { codes, entries: entries.slice(-LATEST).reverse() };
};

export async function exportReferrals(ctx: Ctx, userId: string): Promise<unknown> {
  const [cameBy] = await listCameBy(ctx.db, [userId]);
  return { ...(await readOwn(ctx, userId)), cameBy: cameBy ? { code: cameBy.code, joinedAt: cameBy.joinedAt.toISOString() } : null };
}

const refuseField = (path: string, message: string): DomainError =>
  new DomainError('INVALID_INPUT', message, { issues: [{ path, message }] });

/** A new code under a name that staff choose. */
const createReferralCode: Verb<'POST /api/admin/referral-codes'> = async (ctx, { body }) => {
  const expiresAt = body.expiresAt === null ? null : new Date(body.expiresAt);
  if (expiresAt && expiresAt <= ctx.now()) throw refuseField('expiresAt', 'Choose a day that is still to come.');
  return ctx.transact(async (tx) => {
    const owner = await findOwner(tx, body.partner);
    const row = {
      id: tx.newId(),
      code: body.code,
      ownerId: owner?.id ?? null,
      rewardTier: body.rewardTier,
      rewardDays: body.rewardDuration,
      maxUses: body.maxUses,
      commissionPct: body.commissionPercentage,
      expiresAt,
      createdAt: tx.now(),
    };
    if (!(await insertCode(tx.db, row))) throw new DomainError('CONFLICT', 'There is a referral code with this name already.');
    const { id: _id, createdAt: _at, ...terms } = row;
    await audit(tx, 'referral-code.created', `referral-code:${row.id}`, { ...terms, expiresAt: expiresAt?.toISOString() ?? null });
    return presentCode(tx, body.code);
  });
};

async function findOwner(tx: Ctx, partner: string | undefined): Promise<{ id: string } | null> {
  if (!partner) return null;
  const owner = await findPartner(tx.db, partner.normalize('NFKC').toLowerCase().normalize('NFKC'));
  if (!owner) throw refuseField('partner', 'No one has this username or address.');
  return owner;
}

/** Switches a code on or off; what it earned stays, and members who came by it go on earning. */
const switchReferralCode: Verb<'PATCH /api/admin/referral-codes/:code'> = (ctx, { params: { code }, body: { isActive } }) =>
  ctx.transact(async (tx) => {
    const row = await lockCode(tx.db, { code });
    if (!row) throw new DomainError('NOT_FOUND', 'There is no such referral code.');
    if (row.isActive !== isActive) {
      await writeIsActive(tx.db, row.id, isActive);
      await audit(tx, isActive ? 'referral-code.switched-on' : 'referral-code.switched-off', `referral-code:${row.id}`, { code });
    }
    return presentCode(tx, code);
  });

const listReferralCodes: Verb<'GET /api/admin/referral-codes'> = async (ctx) => presentCodes(ctx, await listCodes(ctx.db));

/** Codes to sign up by, and what they earn their partners. */
export const referralsFeature = defineFeature({
  name: 'referrals',
  routes: {
    'GET /api/referrals': getOwnReferrals,
    'GET /api/admin/referral-codes': listReferralCodes,
    'POST /api/admin/referral-codes': createReferralCode,
    'PATCH /api/admin/referral-codes/:code': switchReferralCode,
    'POST /api/admin/referral-codes/:code/mark-paid': markCommissionPaid,
  },
});
