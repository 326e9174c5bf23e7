export { gradeGroupPicksJob, leaderboardFeature } from './leaderboard-feature.ts';
export { readProfile } from './own/profile.ts';
export type { PracticeReads } from './week-sums.ts';
