import type { BaseballFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import * as eventRows from '../rows/event-rows.ts';
import * as factRows from '../rows/fact-rows.ts';
import { listRecords, type WinsAndLosses } from '../rows/result-rows.ts';
import type { EventStart, SportEvent } from '../sport-event.ts';

type Reader = Pick<Ctx, 'db'>;

/** The game, or a refusal that the requested game could not be found. */
export const getEvent = ({ db }: Reader, gameId: string): Promise<SportEvent> => eventRows.getEvent(db, gameId);
export const findEvent = ({ db }: Reader, gameId: string): Promise<SportEvent | null> => eventRows.findEvent(db, gameId);
export const findEventById = ({ db }: Reader, eventId: string): Promise<SportEvent | null> => eventRows.findEventById(db, eventId);
export const listEventsByIds = ({ db }: Reader, eventIds: readonly string[]): Promise<SportEvent[]> =>
  eventRows.listEventsByIds(db, eventIds);
/** The events of an Eastern day by start, without plays. */
export const listSlate = ({ db }: Reader, slateOn: string): Promise<SportEvent[]> => eventRows.listSlate(db, slateOn);
export const listEventStarts = ({ db }: Reader, from: string, to: string): Promise<EventStart[]> => eventRows.listEventStarts(db, from, to);

/** The newest facts, or the version asked for; null while nothing is known. */
export const findFacts = ({ db }: Reader, eventId: string, version?: number): Promise<factRows.FactsVersion | null> =>
  factRows.findFacts(db, eventId, version);
/** The newest facts of each event that has any, without players: enough for every market but props. */
export const listFacts = ({ db }: Reader, eventIds: readonly string[]): Promise<Map<string, BaseballFacts>> =>
  factRows.listFactsWithoutPlayers(db, eventIds);
/** Every club's record coming into a day of a season. */
export const listSlateRecords = ({ db }: Reader, seasonYear: number, slateOn: string): Promise<Map<string, WinsAndLosses>> =>
  listRecords(db, seasonYear, slateOn);
