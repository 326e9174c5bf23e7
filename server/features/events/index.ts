export { isBettingClosed, isEnded, isStarted, isUnderWay } from './event-rules.ts';
export { eventsFeature } from './events-feature.ts';
export type { RecordedFacts } from './facts/record-facts.ts';
export { requestFacts } from './facts/request-facts.ts';
export type { ClubForm, ClubResult } from './form/form-rules.ts';
export { getMatchup, type Matchup } from './form/get-matchup.ts';
export {
  findEvent,
  findEventById,
  findFacts,
  getEvent,
  listEventStarts,
  listEventsByIds,
  listFacts,
  listSlate,
  listSlateRecords,
} from './reads/event-reads.ts';
export { findLineScore } from './reads/get-box-score.ts';
export { listLatestNews } from './reads/list-latest-news.ts';
export { listNewsBetween, type StoredNews } from './reads/list-news-between.ts';
export { isAboutGame, isAboutSlate } from './slate-messages.ts';
export type { EventStart, GameResult, SportEvent, SportEventStatus } from './sport-event.ts';
