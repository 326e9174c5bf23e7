import type { SportModule } from '../sport-module.ts';
import { golfResults } from './results.ts';

export const golf = {
  key: 'golf',
  isFollowed: ({ golf: source }) => source !== null,
  results: golfResults,
  game: null,
} satisfies SportModule;
