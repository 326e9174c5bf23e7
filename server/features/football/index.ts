export { footballFeature } from './football-feature.ts';

export { catchUpFootball } from './sync/sync-games.ts';
