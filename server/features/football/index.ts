export { type FinalGame, type FootballEvent, type FootballStage, isFinal } from './football-event.ts';
export { footballFeature } from './football-feature.ts';
export { findFootballGame, listFootballGames, listFootballOn } from './reads/football-reads.ts';
export { weekLabel } from './rules/week-rules.ts';
export { catchUpFootball } from './sync/sync-games.ts';
