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

const steps = new Map<string, { start: number; step: number }>();

/** Each place on a roster owns a few names of every group and hands them out in turn, so that no two men of a season share one. */
export function nameOf(
  seed: string,
  place: number,
  places: number,
  joined: number,
  groupShares: readonly number[] = GROUP_SHARES,
): { first: string; last: string } {
  const share = createChance(`${seed}|name-group|${place}|${joined}`)();
  const group = NAME_GROUPS[groupShares.findIndex((upTo) => share < upTo)]!;
  const size = group.first.length * group.last.length;
  const turns = Math.max(1, Math.floor(size / places));
  const turn = ((joined % turns) + turns) % turns;
  const key = `${seed}|${size}`;
  const { start, step } = steps.get(key) ?? stepFor(size, seed);
  if (!steps.has(key) && steps.size < 100) steps.set(key, { start, step });
  const at = (start + (place + turn * places) * step) % size;
  return { first: group.first[Math.floor(at / group.last.length)]!, last: group.last[at % group.last.length]! };
}
