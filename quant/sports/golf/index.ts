export { GOLF_MODEL, GolfRatings, type GolfRatingTerms, type GolfSkill, type RatedTournament } from './golf-model.ts';
export { type DuelChances, duelChances } from './head-to-head.ts';
export { type FieldChances, type FieldPlayer, type FieldTerms, simulateField } from './simulate-field.ts';
