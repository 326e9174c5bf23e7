import { createChance } from '../chance/create-chance.ts';
import { NAME_GROUPS } from './name-table.ts';

// Shares of the groups among big-league players, roughly: opening-day rosters are a little under a third foreign-born, most of them Latin American.
const GROUP_SHARES = [0.53, 0.84, 0.89, 0.92, 1] as const;
const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

function stepFor(size: number, seed: string): { start: number; step: number } {
  const next = createChance(`${seed}|names|${size}`);
  let step = Math.floor(size * (0.3 + 0.4 * next()));
  while (greatestDivisor(step, size) !== 1) step += 1;
  return { start: Math.floor(size * next()), step };
}

/** Walks each group's combinations with a step that has no divisor in common with their number, so that no name comes twice for a long time. */
export function nameOf(seed: string, serial: number): { first: string; last: string } {
  const share = createChance(`${seed}|name-group|${serial}`)();
  const group = NAME_GROUPS[GROUP_SHARES.findIndex((upTo) => share < upTo)]!;
  const size = group.first.length * group.last.length;
  const { start, step } = stepFor(size, seed);
  const at = (((start + serial * step) % size) + size) % size;
  return { first: group.first[at % group.first.length]!, last: group.last[Math.floor(at / group.first.length)]! };
}
