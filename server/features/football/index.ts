export type { FinalGame, FootballEvent, FootballStage } from './football-event.ts';
export { footballFeature } from './football-feature.ts';
export { catchUpFootball } from './sync/sync-games.ts';
