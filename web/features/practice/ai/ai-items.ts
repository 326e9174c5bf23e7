import type { AiEntry } from '../practice-types.ts';
import type { StakedItem } from '../slip/rules/item.ts';

export interface AiItem {
  entry: AiEntry;
  item: StakedItem;
}

/** The entries as bets that can be placed, each with the key of its one placement. */
export const aiItems = (entries: readonly AiEntry[], newKey: () => string): AiItem[] =>
  entries.map((entry) => {
    const { gameId, betType, selection, pick, odds, stake } = entry;
    return { entry, item: { gameId, betType, selection, pick, odds, stake, key: newKey() } };
  });
