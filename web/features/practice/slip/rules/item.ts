import type { SelectionWire } from '../../../../core/slip/index.ts';

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
