export { leaderboardFeature } from './leaderboard-feature.ts';
export { readProfile } from './my-standing.ts';
