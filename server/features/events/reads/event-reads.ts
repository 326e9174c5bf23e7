import type { BaseballFacts, FootballFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import * as eventRows from '../rows/event-rows.ts';
import * as factRows from '../rows/fact-rows.ts';
import { listRecords, type StoredRecords } from '../rows/result-rows.ts';
import type { EventStart, Sport, SportEvent } from '../sport-event.ts';
import { playedSoFar } from '../sync/part-rules.ts';

type Reader = Pick<Ctx, 'db'>;

/** The game of a sport, baseball unless told otherwise, or a refusal that the requested game could not be found. */
export const getEvent = ({ db }: Reader, gameId: string, sport?: Sport | 'any'): Promise<SportEvent> =>
  eventRows.getEvent(db, gameId, sport);
export const findEvent = ({ db }: Reader, gameId: string, sport?: Sport | 'any'): Promise<SportEvent | null> =>
  eventRows.findEvent(db, gameId, sport);
export const findEventById = ({ db }: Reader, eventId: string): Promise<SportEvent | null> => eventRows.findEventById(db, eventId);
export const listEventsByIds = ({ db }: Reader, eventIds: readonly string[]): Promise<SportEvent[]> =>
  eventRows.listEventsByIds(db, eventIds);
/** Which of these games have a page. */
export const listKnownGames = ({ db }: Reader, gameIds: readonly string[]): Promise<Set<string>> => eventRows.listKnownGames(db, gameIds);
/** The events of an Eastern day by start, without plays; of baseball unless told otherwise, like the next. */
export const listSlate = ({ db }: Reader, slateOn: string, sport?: Sport): Promise<SportEvent[]> => eventRows.listSlate(db, slateOn, sport);
/** The games of an Eastern day as a board shows them: those that begin that day and the suspended ones that go on. */
export const listDay = ({ db }: Reader, day: string, sport?: Sport): Promise<SportEvent[]> => eventRows.listDay(db, day, sport);
export const listEventStarts = ({ db }: Reader, from: string, to: string, sport?: Sport): Promise<EventStart[]> =>
  eventRows.listEventStarts(db, from, to, sport);

/** A baseball game's newest facts, or the version asked for; null while nothing is known, and for another sport's event. */
export async function findFacts(ctx: Reader, eventId: string, version?: number): Promise<factRows.BaseballVersion | null> {
  const found = await factRows.findFacts(ctx.db, eventId, version);
  return found?.sport === 'mlb' ? found : null;
}
/** The same of any sport, told apart by `sport`. */
export const findSportFacts = ({ db }: Reader, eventId: string, version?: number): Promise<factRows.SportFacts | null> =>
  factRows.findFacts(db, eventId, version);
/** What is certain of a game in play, its row locked: neither its end nor another line score is stored before the transaction ends. */
export async function lockPlayedSoFar({ db }: Reader, eventId: string): Promise<BaseballFacts | null> {
  const event = await eventRows.lockEventById(db, eventId);
  return event && event.resultHold === null ? playedSoFar(event) : null;
}
/** The newest facts of each event that has any, without players: enough for every market but props. */
export const listFacts = ({ db }: Reader, eventIds: readonly string[]): Promise<Map<string, BaseballFacts>> =>
  factRows.listFactsWithoutPlayers(db, eventIds);
/** The newest facts of each football game that has any. */
export const listFootballFacts = ({ db }: Reader, eventIds: readonly string[]): Promise<Map<string, FootballFacts>> =>
  factRows.listFootballFacts(db, eventIds);
/** Every club's record coming into a day of a season. */
export const listSlateRecords = ({ db }: Reader, seasonYear: number, slateOn: string): Promise<StoredRecords> =>
  listRecords(db, seasonYear, slateOn);
