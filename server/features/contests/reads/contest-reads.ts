import type { BaseballFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { gameModuleOf, type SportResult } from '../../../sports/registry.ts';
import type { Contest, ContestStart, Sport } from '../contest.ts';
import type { GradingFacts } from '../gradable.ts';
import * as contestRows from '../rows/contest-rows.ts';
import * as factRows from '../rows/fact-rows.ts';
import { listRecords, type StoredRecords } from '../rows/result-rows.ts';
import { playedSoFar } from '../sync/part-rules.ts';

type Reader = Pick<Ctx, 'db'>;
const isGameVersion = (found: factRows.ContestFacts): found is factRows.SportFacts => gameModuleOf(found.sport) !== null;

/** The contest of an id, of whichever of these sports (all unless told), or a refusal that the requested game could not be found. */
export const getContest = ({ db }: Reader, gameId: string, sports?: readonly Sport[]): Promise<Contest> =>
  contestRows.getContest(db, gameId, sports);
export const findContest = ({ db }: Reader, gameId: string, sports?: readonly Sport[]): Promise<Contest | null> =>
  contestRows.findContest(db, gameId, sports);
export const findContestById = ({ db }: Reader, contestId: string): Promise<Contest | null> => contestRows.findContestById(db, contestId);
export const listContestsByIds = ({ db }: Reader, contestIds: readonly string[]): Promise<Contest[]> =>
  contestRows.listContestsByIds(db, contestIds);
/** Which of these games have a page. */
export const listKnownGames = ({ db }: Reader, gameIds: readonly string[]): Promise<Set<string>> => contestRows.listKnownGames(db, gameIds);
/** The contests of an Eastern day by start, without plays. */
export const listSlate = ({ db }: Reader, slateOn: string, sports: contestRows.Sports): Promise<Contest[]> =>
  contestRows.listSlate(db, slateOn, sports);
/** The games of an Eastern day as a board shows them: those that begin that day and the suspended ones that go on. */
export const listDay = ({ db }: Reader, day: string, sports: contestRows.Sports): Promise<Contest[]> =>
  contestRows.listDay(db, day, sports);
/** The games of some Eastern days, both included, by start, without plays. */
export const listGamesBetween = ({ db }: Reader, from: string, to: string, sports: contestRows.Sports): Promise<Contest[]> =>
  contestRows.listGamesBetween(db, from, to, sports);
export const listContestStarts = ({ db }: Reader, from: string, to: string, sports: contestRows.Sports): Promise<ContestStart[]> =>
  contestRows.listContestStarts(db, from, to, sports);

/** The newest facts of any contest, or the version requested; `sport` tells which kind they are. */
export const findContestFacts = ({ db }: Reader, contestId: string, version?: number): Promise<factRows.ContestFacts | null> =>
  factRows.findFacts(db, contestId, version);
/** The newest facts of a game of any sport; null for a tournament. */
export async function findSportFacts(ctx: Reader, contestId: string): Promise<factRows.SportFacts | null> {
  const found = await factRows.findFacts(ctx.db, contestId);
  return found && isGameVersion(found) ? found : null;
}
/**
 * What the bets of a game or tournament are graded on; 'held' while the source's result is in doubt, and nothing is graded. A result cannot be
 * held, released or replaced until the transaction ends.
 */
export async function lockGradable(
  { db }: Reader,
  contestId: string,
  /** Read before: taken again while it is the newest version. */
  known: factRows.ContestFacts | null = null,
): Promise<factRows.ContestFacts | 'held' | null> {
  if ((await contestRows.shareResultHold(db, contestId)) !== null) return 'held';
  const isNewest = known !== null && (await factRows.findFactsHead(db, contestId))?.version === known.version;
  return isNewest ? known : factRows.findFacts(db, contestId);
}
/** What is certain of a game in play, its row locked: neither its end nor another line score is stored before the transaction ends. */
export async function lockPlayedSoFar({ db }: Reader, contestId: string): Promise<GradingFacts | null> {
  const contest = await contestRows.lockContestById(db, contestId);
  const facts = contest && contest.resultHold === null ? playedSoFar(contest) : null;
  return facts && { version: null, sport: contest!.sport, isFinal: false, facts };
}
/** The newest facts of each contest that has any, without players: enough for every market but props. */
export const listFacts = ({ db }: Reader, contestIds: readonly string[]): Promise<Map<string, BaseballFacts>> =>
  factRows.listFactsWithoutPlayers(db, contestIds);
/** What grades each of these contests, of any sport, without players; left out while nothing is known or the result is held. */
export const listGradableFacts = ({ db }: Reader, contestIds: readonly string[]): Promise<Map<string, factRows.GradableFacts>> =>
  factRows.listGradableFacts(db, contestIds);
/** The latest facts of each contest of any sport; a contest without facts is left out. */
export const listNewestFacts = ({ db }: Reader, contestIds: readonly string[]): Promise<Map<string, SportResult>> =>
  factRows.listNewestFacts(db, contestIds);
/** Every club's record coming into a day of a sport's season. */
export const listSlateRecords = ({ db }: Reader, sport: Sport, seasonYear: number, slateOn: string): Promise<StoredRecords> =>
  listRecords(db, sport, seasonYear, slateOn);
