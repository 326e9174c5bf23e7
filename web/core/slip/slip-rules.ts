import { centsToDollars, roundToCents } from '@clearedge/quant/money';
import { isAmericanPrice, toWinCents } from '@clearedge/quant/price';
import { type NewSlipEntry, type SlipEntry, type SlipIdentity, type SlipPatch, slipIdentity } from './slip-entry.ts';

/** Profit in dollars if it wins: 0 without a stake or while the odds are no price. */
function potentialWin(stake: number, odds: number): number {
  if (!(stake > 0) || !Number.isFinite(stake) || !isAmericanPrice(odds)) return 0;
  return centsToDollars(toWinCents(roundToCents(stake), odds));
}

/** The same game, market and selection replaces what was there; anything else is appended. */
export function withEntry(entries: readonly SlipEntry[], added: NewSlipEntry): SlipEntry[] {
  const entry: SlipEntry = { addedOdds: added.odds, ...added, stake: 0, potentialWin: 0 };
  const id = slipIdentity(entry);
  return entries.some((one) => slipIdentity(one) === id)
    ? entries.map((one) => (slipIdentity(one) === id ? entry : one))
    : [...entries, entry];
}

export function withChange(entries: readonly SlipEntry[], identity: SlipIdentity, patch: SlipPatch): SlipEntry[] {
  const id = slipIdentity(identity);
  return entries.map((one) => {
    if (slipIdentity(one) !== id) return one;
    const next = { ...one, ...patch };
    return { ...next, potentialWin: potentialWin(next.stake, next.odds) };
  });
}

export function without(entries: readonly SlipEntry[], identities: readonly SlipIdentity[]): SlipEntry[] {
  const gone = new Set(identities.map(slipIdentity));
  return entries.filter((one) => !gone.has(slipIdentity(one)));
}
