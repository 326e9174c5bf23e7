export { calibrationOf, isPairProven, type PairCalibration, type PlayerCalibration } from './calibration.ts';
export { type ExpectedForm, PlayerForms, type PlayerLine } from './forms.ts';
export { jointChance } from './joint.ts';
export { impliesLeg, isExclusive } from './leg-logic.ts';
export type { Containment, PlayerLeg, PlayerLinks } from './links.ts';
export { isListed, LEAST_GAMES, medianLine, type PlayerProjection, priceLine, projectKind, projectPlayer } from './project.ts';
export { type CountTable, countTable } from './tables.ts';
export type { CountSpread, GameView, KindTerms, PlayerFixture, PlayerStats, PlayerTerms, RateTerms, TriesTerms } from './types.ts';
