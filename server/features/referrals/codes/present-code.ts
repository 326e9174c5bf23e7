import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { isOpen } from '../code-rules.ts';
import { earningsOf, sumEarnings, totalCents } from '../commission-rules.ts';
import type { CommissionEntry } from '../referral-rows.ts';
import { findOwnedCode, listEntries, type OwnedCode } from '../referral-rows.ts';

export type PresentedCode = CallResult<Contract['GET /api/admin/referral-codes']>[number];

/** Members whose payments stand, at least in part. */
function countPaying(entries: readonly CommissionEntry[]): number {
  const left = new Map<string, number>();
  for (const { referralId, kind, amountCents } of entries)
    if (kind !== 'paid') left.set(referralId, (left.get(referralId) ?? 0) + (kind === 'earned' ? amountCents : -amountCents));
  return [...left.values()].filter((amount) => amount > 0).length;
}

function present({ code, partner }: OwnedCode, entries: readonly CommissionEntry[], now: Date): PresentedCode {
  const earnings = sumEarnings(earningsOf(entries), now);
  const total = totalCents(earnings);
  return {
    id: code.id,
    code: code.code,
    rewardTier: code.rewardTier,
    rewardDuration: code.rewardDays,
    maxUses: code.maxUses,
    usageCount: code.uses,
    expiresAt: code.expiresAt?.toISOString() ?? null,
    commissionPercentage: code.commissionPct,
    totalCommissionEarned: total,
    totalReferrals: countPaying(entries),
    payoutStatus: total > 0 && earnings.pendingCents === 0 && earnings.payableCents <= 0 ? 'paid' : 'pending',
    isActive: isOpen(code, now),
    createdAt: code.createdAt.toISOString(),
    earnings: {
      pending: earnings.pendingCents,
      payable: earnings.payableCents,
      paid: earnings.paidCents,
      reversed: earnings.reversedCents,
    },
    nextPayableAt: earnings.nextPayableAt?.toISOString() ?? null,
    partner,
  };
}

export async function presentCodes(ctx: Ctx, codes: readonly OwnedCode[]): Promise<PresentedCode[]> {
  const byCode = new Map<string, CommissionEntry[]>();
  const entries =
    codes.length > 0
      ? await listEntries(
          ctx.db,
          codes.map(({ code }) => code.id),
        )
      : [];
  for (const entry of entries) byCode.set(entry.codeId, [...(byCode.get(entry.codeId) ?? []), entry]);
  return codes.map((owned) => present(owned, byCode.get(owned.code.id) ?? [], ctx.now()));
}

/** One code as staff see it; refuses an unknown one. */
export async function presentCode(ctx: Ctx, code: string): Promise<PresentedCode> {
  const owned = await findOwnedCode(ctx.db, code);
  if (!owned) throw new DomainError('NOT_FOUND', 'There is no such referral code.');
  return (await presentCodes(ctx, [owned]))[0]!;
}
