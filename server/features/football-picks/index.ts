export { getFootballPick } from './daily/list-football-picks.ts';
export { markFootballPick } from './daily/mark-football-pick.ts';
export { footballPicksFeature } from './football-picks-feature.ts';
export { listFootballPicksOn, listUnsettledFootballPickContests } from './read-picks.ts';
export { footballRecord } from './record-source.ts';
export { correctFootballResult } from './results/correct-result.ts';
export { type FindFootballClosing, type FootballOutcome, recordFootballResult } from './results/record-football-result.ts';
