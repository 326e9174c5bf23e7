import type { Selection } from '@clearedge/quant/grading';
import { legConflict, legImplication } from '@clearedge/quant/parlay';

interface Named {
  selection: Selection;
  words: string;
}

/** Why two selections on one game cannot share a parlay, in a sentence; null when they can. RangeError as `legConflict`. */
export function conflictWords(first: Named, second: Named): string | null {
  const conflict = legConflict(first.selection, second.selection);
  if (conflict === null) return null;
  if (conflict === 'exclusive') return `${first.words} and ${second.words} cannot both win.`;
  const implication = legImplication(first.selection, second.selection);
  if (implication === 'both') {
    if (first.words === second.words) return `${first.words} is on the parlay twice. Keep one of them.`;
    return `${first.words} and ${second.words} win together or not at all. Keep one of them.`;
  }
  const [winner, implied] = implication === 'first' ? [first, second] : [second, first];
  return `Whenever ${winner.words} wins, ${implied.words} wins too. Keep one of them.`;
}
