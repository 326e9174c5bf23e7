import type { Bankroll } from '@clearedge/contract/competition';
import type { SelectionWire } from '../../../../core/slip/index.ts';
import type { NewLeg, NewVirtualBet, Quote } from '../../practice-types.ts';

type ItemType = 'moneyline' | 'spread' | 'total' | 'prop';

/** One selection on the practice slip. Stakes are dollars. */
export interface PracticeItem {
  gameId: string;
  betType: ItemType;
  selection: string;
  pick: SelectionWire;
  odds: number;
  stake: number;
  book?: string | undefined;
  bookName?: string | undefined;
  /** No book offers it: the model's fair price less a hold. */
  isModelPrice?: boolean | undefined;
  startsAt: string;
  /** Sent with every attempt to place it, so that a lost answer never makes a second bet. */
  key: string;
}
export type NewItem = Omit<PracticeItem, 'stake' | 'key'>;
export type ItemPatch = Partial<Pick<PracticeItem, 'stake' | 'odds' | 'key'>>;
export type ItemIdentity = Pick<PracticeItem, 'gameId' | 'betType' | 'selection'>;

export const itemId = ({ gameId, betType, selection }: ItemIdentity): string => `${gameId}|${betType}|${selection}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const TYPES: readonly string[] = ['moneyline', 'spread', 'total', 'prop'] satisfies ItemType[];

/** Whether something read from storage is an item; anything else is dropped. */
export function isItem(value: unknown): value is PracticeItem {
  return (
    isRecord(value) &&
    typeof value.gameId === 'string' &&
    typeof value.selection === 'string' &&
    typeof value.startsAt === 'string' &&
    typeof value.key === 'string' &&
    isRecord(value.pick) &&
    TYPES.includes(String(value.betType)) &&
    Number.isInteger(value.odds) &&
    typeof value.stake === 'number' &&
    value.stake >= 0
  );
}

/** What a leg costs now: the quoted price where there is one, the one it was put on the slip with otherwise. */
export const seenOdds = (item: PracticeItem, quoted: Quote['legs'][number] | undefined): number => quoted?.odds ?? item.odds;

export const legBody = ({ gameId, betType, selection, pick, odds }: Omit<PracticeItem, 'stake'>): NewLeg => ({
  gameId,
  betType,
  selection,
  pick,
  odds,
});

export const singleBody = (item: PracticeItem, bankroll: Bankroll): NewVirtualBet => {
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
