export { GOLF_MODEL } from './golf-model.ts';
export { type DuelChances, duelChances } from './head-to-head.ts';
export { GolfRatings, type GolfRatingTerms, type GolfSkill, type RatedTournament } from './rate-players.ts';
export { type FieldChances, type FieldPlayer, type FieldTerms, simulateField } from './simulate-field.ts';
