import type { AiEntry } from '../practice-types.ts';
import type { PracticeItem } from '../slip/rules/item.ts';

export interface AiItem {
  entry: AiEntry;
  item: PracticeItem;
}

/** The entries as bets that can be placed, each with the key of its one placement. */
export const aiItems = (entries: readonly AiEntry[], newKey: () => string): AiItem[] =>
  entries.map((entry) => {
    const { gameId, betType, selection, pick, odds, stake, bookName, startsAt } = entry;
    return { entry, item: { gameId, betType, selection, pick, odds, stake, bookName, startsAt, key: newKey() } };
  });
