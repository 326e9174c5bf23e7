import type { SportModule } from '../sport-module.ts';
import { golfResults } from './results.ts';

export const golf = { key: 'golf', results: golfResults, game: null } satisfies SportModule;
