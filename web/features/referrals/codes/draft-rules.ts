import { REFERRAL_DEFAULTS } from '@clearedge/contract/routes/referrals/referral-terms';
import type { NewCode } from '../referral.queries.ts';

export interface Draft {
  code: string;
  reward: 'pro' | 'elite';
  days: string;
  maxUses: string;
  isUnlimited: boolean;
  commission: string;
  /** The last day as the browser's date field writes it; empty: never. */
  lastDay: string;
  partner: string;
}

export const EMPTY_DRAFT: Draft = {
  code: '',
  reward: REFERRAL_DEFAULTS.rewardTier,
  days: String(REFERRAL_DEFAULTS.rewardDays),
  maxUses: String(REFERRAL_DEFAULTS.maxUses),
  isUnlimited: false,
  commission: String(REFERRAL_DEFAULTS.commissionPct),
  lastDay: '',
  partner: '',
};

const whole = (text: string, fallback: number): number => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? fallback : number;
};

/** What a draft asks for; what is no number becomes the default, a commission without one none. */
export function bodyOf(draft: Draft): NewCode {
  const partner = draft.partner.trim();
  return {
    code: draft.code.trim().toUpperCase(),
    rewardTier: draft.reward,
    rewardDuration: whole(draft.days, REFERRAL_DEFAULTS.rewardDays),
    maxUses: draft.isUnlimited ? null : whole(draft.maxUses, REFERRAL_DEFAULTS.maxUses),
    commissionPercentage: Math.min(100, Math.max(0, whole(draft.commission, 0))),
    expiresAt: draft.lastDay ? new Date(`${draft.lastDay}T23:59:59`).toISOString() : null,
    ...(partner && { partner }),
  };
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eight of 32 letters and digits: long enough that nobody guesses one. */
export const randomCode = (bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(8))): string =>
  Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
