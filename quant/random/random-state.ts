/** Four words of a xoshiro128** generator; never all zero. Structured-cloneable, and mutated by every draw. */
export type RandomState = Uint32Array;

const GOLDEN = 0x9e3779b9;
const TWO_32 = 4294967296;
const ROUNDS = 3;

/** The 32-bit finalizer of splitmix32: every bit in changes half of the bits out. */
function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

function requireSeed(seed: number, name: string): void {
  if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`${name} must be a whole number from 0 to 2^53 - 1, not ${seed}`);
}

/**
 * Sets a state to the start of one stream of a seed, without allocating. Each (seed, stream) has a start of its own: the mixing is one to one.
 * Both are whole numbers from 0 to 2^53 - 1; RangeError otherwise.
 */
export function reseed(state: RandomState, seed: number, stream = 0): void {
  requireSeed(seed, 'seed');
  requireSeed(stream, 'stream');
  if (state.length !== 4) throw new RangeError(`a generator has four words, not ${state.length}`);
  state[0] = seed >>> 0;
  state[1] = Math.floor(seed / TWO_32);
  state[2] = stream >>> 0;
  state[3] = Math.floor(stream / TWO_32);
  for (let step = 0; step < 4 * ROUNDS; step += 1) {
    const word = step & 3;
    state[word] = mix(((state[word]! ^ state[(word + 3) & 3]!) + Math.imul(GOLDEN, step + 1)) | 0);
  }
  // The generator would stay at zero for ever.
  if ((state[0]! | state[1]! | state[2]! | state[3]!) === 0) state[0] = 1;
}

/** A fresh generator at the start of one stream of a seed; see `reseed`. */
export function seedRandom(seed: number, stream = 0): RandomState {
  const state = new Uint32Array(4);
  reseed(state, seed, stream);
  return state;
}

/** A seed, 0 to 2^53 - 1, that follows from a text alone: equal texts, equal seeds. */
export function seedFromText(text: string): number {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let index = 0; index < text.length; index += 1) {
    high = mix(high ^ text.charCodeAt(index));
    low = mix((low + high + text.charCodeAt(index)) | 0);
  }
  return (high & 0x1fffff) * TWO_32 + low;
}
