export { keptHistory, type ReadHistory } from './base/keep-history.ts';
export type { HistoryBase, HistorySide, PastGame, Setting } from './base/past-game.ts';
export { restBetween } from './base/rest-rules.ts';
export { type PricedSide, pricedSides } from './fill/side-rules.ts';
export { historyFeature } from './history-feature.ts';
