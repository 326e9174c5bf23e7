export { calibrationOf, type PlayerCalibration } from './calibration.ts';
export { type ExpectedForm, PlayerForms, type PlayerLine } from './forms.ts';
export { jointChance, type PlayerLeg, type PlayerLinks } from './joint.ts';
export { isListed, LEAST_GAMES, medianLine, type PlayerProjection, priceLine, projectKind, projectPlayer } from './project.ts';
export { type CountTable, countTable } from './tables.ts';
export type { CountSpread, GameView, KindTerms, PlayerFixture, PlayerStats, PlayerTerms, RateTerms, TriesTerms } from './types.ts';
