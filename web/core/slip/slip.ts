import { centsToDollars, roundToCents } from '@clearedge/quant/money';
import { isAmericanPrice, toWinCents } from '@clearedge/quant/price';
import { type NewSlipEntry, type SlipEntry, type SlipIdentity, type SlipPatch, slipIdentity } from './slip-entry.ts';
import { slipNews } from './slip-news.ts';
import { saveSlip, slipStore } from './slip-store.ts';

/** Profit in dollars if it wins: 0 without a stake or while the odds are no price. */
function potentialWin(stake: number, odds: number): number {
  if (!(stake > 0) || !Number.isFinite(stake) || !isAmericanPrice(odds)) return 0;
  return centsToDollars(toWinCents(roundToCents(stake), odds));
}

/** The same game, market and selection replaces what was there; anything else is appended. */
function withEntry(entries: readonly SlipEntry[], added: NewSlipEntry): SlipEntry[] {
  const entry: SlipEntry = { addedOdds: added.odds, ...added, stake: 0, potentialWin: 0, key: crypto.randomUUID() };
  const id = slipIdentity(entry);
  return entries.some((one) => slipIdentity(one) === id)
    ? entries.map((one) => (slipIdentity(one) === id ? entry : one))
    : [...entries, entry];
}

function withChange(entries: readonly SlipEntry[], identity: SlipIdentity, patch: SlipPatch): SlipEntry[] {
  const id = slipIdentity(identity);
  return entries.map((one) => {
    if (slipIdentity(one) !== id) return one;
    const next = { ...one, ...patch };
    return { ...next, potentialWin: potentialWin(next.stake, next.odds) };
  });
}

function without(entries: readonly SlipEntry[], identities: readonly SlipIdentity[]): SlipEntry[] {
  const gone = new Set(identities.map(slipIdentity));
  return entries.filter((one) => !gone.has(slipIdentity(one)));
}

export const slip = {
  add(entry: NewSlipEntry): void {
    saveSlip(withEntry(slipStore.get(), entry));
    slipNews.set(`Added to betting slip: ${entry.selection}`);
  },
  update: (identity: SlipIdentity, patch: SlipPatch): void => saveSlip(withChange(slipStore.get(), identity, patch)),
  remove: (identity: SlipIdentity): void => saveSlip(without(slipStore.get(), [identity])),
  clear: (): void => saveSlip([]),
  has(identity: SlipIdentity): boolean {
    const id = slipIdentity(identity);
    return slipStore.get().some((one) => slipIdentity(one) === id);
  },
  /** Takes the bets that were accepted off the slip. */
  placed: (identities: readonly SlipIdentity[]): void => saveSlip(without(slipStore.get(), identities)),
  /** Puts bets back with their stakes, as after an undo; one that was added again meanwhile stays as it is. */
  restore(entries: readonly SlipEntry[]): void {
    const now = new Set(slipStore.get().map(slipIdentity));
    saveSlip([...slipStore.get(), ...entries.filter((entry) => !now.has(slipIdentity(entry)))]);
  },
  entries: slipStore.get,
  subscribe: slipStore.subscribe,
};
