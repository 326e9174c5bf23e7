export type { SeasonRules } from './season-rules.ts';
export {
  joinOutlooks,
  type SeasonClub,
  type SeasonFixture,
  type SeasonInput,
  type SeasonOutlook,
  simulateSeason,
  simulationError,
} from './simulate-season.ts';
