import { TIER_RANK, type Tier } from '@clearedge/contract/entitlements';
import { DAY_MS } from '@clearedge/quant/calendar';

export const codeKey = (typed: string): string => typed.trim().toUpperCase();

/** Whether a code can be signed up by, apart from its uses: those are counted where it is written. */
export const isOpen = ({ isActive, expiresAt }: { isActive: boolean; expiresAt: Date | null }, now: Date): boolean =>
  isActive && (expiresAt === null || expiresAt > now);

// Mail to "ann+anything@" reaches ann, and one provider leaves the dots out: the same person with another spelling is still the same person.
function mailbox(email: string): string {
  const key = email.trim().toLowerCase();
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const name = key.slice(0, at).replace(/\+.*$/, '');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}

/** Whether two accounts are one person's, as far as their addresses tell. */
export const isSameMailbox = (one: string, other: string): boolean => mailbox(one) === mailbox(other);

/** Until when the reward runs for someone on `tier`; null where it would give nothing. */
export function rewardEnd(code: { rewardTier: Tier; rewardDays: number }, tier: Tier, now: Date): Date | null {
  return TIER_RANK[code.rewardTier] > TIER_RANK[tier] ? new Date(now.getTime() + code.rewardDays * DAY_MS) : null;
}
