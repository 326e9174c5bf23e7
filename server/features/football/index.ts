export { footballFeature } from './football-feature.ts';
export type { FinalGame, FootballGame, FootballStage } from './football-game.ts';
export { catchUpFootball } from './sync/sync-games.ts';
