import type { RandomState } from './random-state.ts';

const TWO_32 = 4294967296;
const TWO_21 = 2097152;
const TWO_53 = 9007199254740992;

/** The next 32 random bits, 0 to 2^32 - 1. xoshiro128** 1.1 (Blackman and Vigna, 2018). */
export function drawWord(state: RandomState): number {
  const second = state[1]!;
  const scrambled = Math.imul(second, 5);
  const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
  state[2]! ^= state[0]!;
  state[3]! ^= second;
  state[1]! ^= state[2]!;
  state[0]! ^= state[3]!;
  state[2]! ^= second << 9;
  const last = state[3]!;
  state[3] = (last << 11) | (last >>> 21);
  return result;
}

/** A uniform number in [0, 1) of 32 bits: enough for events that are not rarer than one in a billion. */
export const drawUniform = (state: RandomState): number => drawWord(state) / TWO_32;

/** A uniform number in [0, 1) with all 53 bits of a double. */
export const drawFine = (state: RandomState): number => (drawWord(state) * TWO_21 + (drawWord(state) >>> 11)) / TWO_53;

/** A whole number from 0 to bound - 1, each as likely. RangeError unless bound is whole and from 1 to 2^32. */
export function drawBelow(state: RandomState, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > TWO_32) throw new RangeError(`bound must be whole and from 1 to 2^32, not ${bound}`);
  const unbiased = TWO_32 - (TWO_32 % bound);
  let word = drawWord(state);
  while (word >= unbiased) word = drawWord(state);
  return word % bound;
}

/** A standard normal number (mean 0, deviation 1), by Box and Muller. */
export function drawNormal(state: RandomState): number {
  const radius = Math.sqrt(-2 * Math.log(1 - drawFine(state)));
  return radius * Math.cos(2 * Math.PI * drawFine(state));
}

/** Puts a list into a random order in place (Fisher and Yates); every order as likely. */
export function shuffle<T>(state: RandomState, list: T[]): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const chosen = drawBelow(state, last + 1);
    const moved = list[last]!;
    list[last] = list[chosen]!;
    list[chosen] = moved;
  }
}
