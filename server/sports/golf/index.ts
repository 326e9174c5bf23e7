import { golfGrading } from '@clearedge/quant/grading';
import type { SportModule } from '../sport-module.ts';
import { golfResults } from './results.ts';

export const golf = {
  key: 'golf',
  isFollowed: ({ golf: source }) => source !== null,
  grading: golfGrading,
  results: golfResults,
  game: null,
  league: null,
  keptClaims: [],
  measured: null,
} satisfies SportModule;
