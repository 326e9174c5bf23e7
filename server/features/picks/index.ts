export type { PickRow } from './chain/pick-statement.ts';
export type { ResultRow } from './chain/result-statement.ts';
export { getPickDay, listDailyPicks } from './daily/list-daily-picks.ts';
export { getPick } from './daily/mark-pick.ts';
export { chancesOfPick, FREE_PLACES, isRevealed } from './daily/present-pick.ts';
export { picksFeature } from './picks-feature.ts';
export {
  findPickById,
  findPickResult,
  listPickMarketRecords,
  listPicksOfGame,
  listPicksOn,
  listUnsettledPickContests,
} from './read-picks.ts';
export { baseballRecord } from './record-source.ts';
export { recordPickResult, selectionOfPick } from './results/record-result.ts';
