import type { Bankroll } from '@clearedge/contract/competition';
import type { BetType, NewSlipEntry, SelectionWire, SlipEntry } from '../../../../core/slip/index.ts';
import type { NewLeg, NewVirtualBet, Quote } from '../../practice-types.ts';

/** A bet of the slip that practice money can be staked on. */
export type PracticeItem = SlipEntry & { betType: BetType; pick: SelectionWire; key: string };
/** A bet as it is put on the slip. */
export type NewItem = NewSlipEntry & { betType: BetType; pick: SelectionWire };
/** What placing it needs. */
export type StakedItem = Pick<PracticeItem, 'gameId' | 'betType' | 'selection' | 'pick' | 'odds' | 'stake' | 'key'>;

const TYPES: readonly string[] = ['moneyline', 'spread', 'total', 'prop'] satisfies BetType[];

/** Whether practice takes such a bet: not one of a tournament, and none that only its words describe. */
export const isPracticeItem = (entry: SlipEntry): entry is PracticeItem =>
  entry.pick !== undefined && entry.key !== undefined && TYPES.includes(entry.betType);

/** What a leg costs now: the quoted price where there is one, the one it was put on the slip with otherwise. */
export const seenOdds = (item: PracticeItem, quoted: Quote['legs'][number] | undefined): number => quoted?.odds ?? item.odds;

export const legBody = ({ gameId, betType, selection, pick, odds }: Omit<StakedItem, 'stake' | 'key'>): NewLeg => ({
  gameId,
  betType,
  selection,
  pick,
  odds,
});

export const singleBody = (item: StakedItem, bankroll: Bankroll): NewVirtualBet => {
  const { gameId, betType, selection, pick, odds, stake } = item;
  return { gameId, betType, selection, pick, odds, stake, bankroll };
};

/** Legs at the prices on the screen. */
export const legBodies = (items: readonly PracticeItem[], quote: Quote | undefined): NewLeg[] =>
  items.map((item, at) => ({ ...legBody(item), odds: seenOdds(item, quote?.legs[at]) }));

const MOST = 9_999_999.99;

/** What a stake box means: dollars and cents, nothing below zero; anything that is no number is 0. */
export function readDollars(text: string): number {
  const dollars = Number(text.replace(/[$,\s]/g, ''));
  return dollars > 0 ? Math.min(MOST, Math.round(dollars * 100) / 100) : 0;
}

/** Whole dollars without their cents. */
export const writeDollars = (dollars: number): string => (Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2));

/** A share of a balance, rounded down to the cent: rounded up it could be more than there is. */
export const shareOf = (balance: number, share: number): number => Math.floor(Math.round(balance * 100) * share + 1e-9) / 100;
