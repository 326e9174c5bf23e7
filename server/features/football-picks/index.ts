export { markFootballPick } from './daily/mark-football-pick.ts';
export { footballPicksFeature } from './football-picks-feature.ts';
export { listFootballPicksOn, listUnsettledFootballPickEvents } from './read-picks.ts';
export { type FindFootballClosing, type FootballOutcome, recordFootballResult } from './results/record-football-result.ts';
