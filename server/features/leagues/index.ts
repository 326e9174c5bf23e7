export { leaguesFeature } from './leagues-feature.ts';

export { catchUpLeagues } from './sync/sync-games.ts';
