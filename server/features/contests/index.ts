export { askForClubInjuries, askForInjuries } from './ask-for-injuries.ts';
export type { Contest, ContestRow, ContestStart, EntrantWrite, GameResult, Sport, TournamentWrite } from './contest.ts';
export { ENDED_STATUSES, isBettingClosed, isEnded, isStarted, isUnderWay } from './contest-rules.ts';
export { catchUpSeason, contestsFeature, isAboutGame, isAboutSlate, isOfOther, publishSlates } from './contests-feature.ts';
export { acceptHeldResult, type OnFacts, recordFacts } from './facts/record-facts.ts';
export { requestPastFacts, requestSeasonFacts } from './facts/request-past-facts.ts';
export { getMatchup, type Matchup } from './form/get-matchup.ts';
export { recordComingIn } from './form/record-rules.ts';
export type { Gradable, GradingFacts, OpenItems } from './gradable.ts';
export {
  findContest,
  findContestById,
  findContestFacts,
  findSportFacts,
  getContest,
  listContestStarts,
  listContestsByIds,
  listDay,
  listFacts,
  listGamesBetween,
  listGradableFacts,
  listKnownGames,
  listNewestFacts,
  listSlate,
  listSlateRecords,
  lockGradable,
  lockPlayedSoFar,
} from './reads/contest-reads.ts';
export { findLineScore } from './reads/get-box-score.ts';
export { listLatestNews, listNewsBetween, type StoredNews } from './reads/list-latest-news.ts';
export { listClubs, listSeenPlayers } from './reads/list-names.ts';
export { listSchedules, listUnread } from './reads/list-schedules.ts';
export { findMoments, type StateWrite, upsertContests, writeEntrants, writeStates } from './rows/contest-write-rows.ts';
export { type ContestFacts, findBox as findStoredBox, type GradableFacts, type SportFacts } from './rows/fact-rows.ts';
export {
  listPlayedFacts,
  type PlayedFacts,
  type PlayerSum,
  readCountedSeason,
  readPlayedVersion,
  sumPlayed,
} from './rows/player-fact-rows.ts';
export { listReads } from './rows/read-rows.ts';
export type { SeasonPart, StoredRecords } from './rows/result-rows.ts';
export { toContest } from './rows/revive.ts';
export { noteSchedule } from './sync/note-schedule.ts';
export { renameMoved } from './sync/rename-moved.ts';
export type { SlateContest } from './sync/slate-rules.ts';
export { storeSlate } from './sync/store-slate.ts';
export { syncNow } from './sync/sync-now.ts';
