import type { PrintedSlip } from './printed-slip.ts';
import { SlipBuilder } from './slip-builder.ts';
import { slipLines } from './slip-lines.ts';
import { type Part, partsOf } from './slip-parts.ts';

const BET_PARTS = new Set<Part['is']>(['header', 'selection', 'bare', 'market', 'game', 'text']);

/** Whether a line begins another bet than the one that is being read. */
function beginsAnother(slip: SlipBuilder, parts: readonly Part[], isAfterGap: boolean): boolean {
  if (parts.some(({ is }) => is === 'end')) return true;
  if (parts.some(({ is }) => is === 'header')) return !slip.isEmpty || slip.stake !== null;
  if (isAfterGap && slip.isComplete && parts.some(({ is }) => BET_PARTS.has(is))) return true;
  if ((slip.isComplete || !slip.isMulti) && parts.some((part) => part.is !== 'text' && slip.opensLeg(part))) return true;
  return slip.stake !== null && slip.legCount > 0 && parts.some(({ is }) => is === 'stake');
}

/** The bets in a text, in its order; one without legs where lines hold no bet. `now` gives a printed day its year. */
export function buildSlips(text: string, now: Date): PrintedSlip[] {
  const slips: SlipBuilder[] = [new SlipBuilder()];
  let isAfterGap = false;
  for (const line of slipLines(text)) {
    const parts = line === '' ? [] : partsOf(line, now);
    if (beginsAnother(slips.at(-1)!, parts, isAfterGap)) slips.push(new SlipBuilder());
    isAfterGap = line === '' || (isAfterGap && parts.length === 0);
    if (line !== '') slips.at(-1)!.read(line, parts);
  }
  const whole: SlipBuilder[] = [];
  for (const slip of slips) {
    const before = whole.at(-1);
    // Lines without a bet after one belong to it, as its book or its time.
    if (before && slip.legCount === 0 && (slip.isEmpty || slip.stake === null)) before.absorb(slip);
    else whole.push(slip);
  }
  const saying = whole.filter(({ parts }) => parts.length > 0);
  return (saying.length > 0 ? saying : whole.slice(0, 1)).map((slip) => slip.build());
}
