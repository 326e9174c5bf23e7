export { drawBelow, drawFine, drawNormal, drawUniform, drawWord, shuffle } from './draws.ts';
export { type RandomState, reseed, seedFromText, seedRandom } from './random-state.ts';
