export { gradeGroupPicksJob, leaderboardFeature } from './leaderboard-feature.ts';
export { readProfile } from './own-standing.ts';
