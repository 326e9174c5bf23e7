export type { PickRow } from './chain/pick-statement.ts';
export { type RecordPick, type RecordResult, readChains } from './chain/read-chains.ts';
export type { ResultRow } from './chain/result-statement.ts';
export { FREE_PLACES, isRevealed } from './daily-picks.ts';
export { chancesOfPick } from './pick-chances.ts';
export { lockResults as lockPickResults, openPicks, restoreChains } from './pick-rows.ts';
export { picksFeature } from './picks-feature.ts';
export {
  findPickById,
  findPickResult,
  listPickMarketRecords,
  listPicksOfGame,
  listPicksOn,
} from './read-picks.ts';
export { recordPickResult, selectionOfPick } from './results/record-result.ts';
export { findNoBet, getPickDay } from './sports/mlb/get-pick-day.ts';
export { listDailyPicks } from './sports/mlb/index.ts';
