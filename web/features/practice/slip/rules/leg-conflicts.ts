import { conflictWords } from '@clearedge/contract/words/conflict-words';
import type { Selection } from '@clearedge/quant/grading';
import { type SelectionWire, selectionLabel } from '../../../../core/slip/index.ts';
import { itemId, type PracticeItem } from './item.ts';

function selectionOf(pick: SelectionWire): Selection {
  if (pick.market === 'prop') return pick;
  const period = pick.period ?? 'full';
  if (pick.market !== 'total') return { ...pick, period };
  const { team, ...rest } = pick;
  return { ...rest, period, ...(team ? { team } : {}) };
}

/** Why two selections make no parlay; null when they do. */
function reasonAgainst(first: PracticeItem, second: PracticeItem): string | null {
  if (first.gameId !== second.gameId) return null;
  const named = ({ pick, selection }: PracticeItem) => ({ selection: selectionOf(pick), words: selectionLabel(selection) });
  return conflictWords(named(first), named(second));
}

export interface Conflict {
  id: string;
  text: string;
}

/** Selections on the slip that work against each other, in words; they can be singles, but not legs of one parlay. */
export function listConflicts(items: readonly PracticeItem[]): Conflict[] {
  return items.flatMap((first, at) =>
    items.slice(at + 1).flatMap((second) => {
      const text = reasonAgainst(first, second);
      return text === null ? [] : [{ id: `${itemId(first)} ${itemId(second)}`, text }];
    }),
  );
}
