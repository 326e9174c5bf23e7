import type { GolfRatingTerms } from './rate-players.ts';
import type { FieldTerms } from './simulate-field.ts';

/** Fitted on the 2024 season and judged on 2025; see docs/model.md, golf. */
export const GOLF_MODEL: GolfRatingTerms & Pick<FieldTerms, 'roundDeviation' | 'weekDeviation'> & { version: string } = {
  version: 'golf-1',
  halfLifeDays: 240,
  priorRounds: 10,
  priorSkill: -0.8,
  roundDeviation: 2.75,
  weekDeviation: 0.5,
};
