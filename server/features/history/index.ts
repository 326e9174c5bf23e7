export { type PricedSide, pricedSides } from './fill/side-rules.ts';
export type { HistoryBase, HistorySide, PastGame, Setting } from './history-base.ts';
export { type ReadHistory, restBetween } from './history-base.ts';
export { historyFeature } from './history-feature.ts';
export { readHistoryProgress } from './history-progress.ts';
export { type LeagueSeason, listLeagueSeasons } from './league-games.ts';
export { cachedHistory } from './read-history.ts';
