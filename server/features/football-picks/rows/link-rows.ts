import { asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contests, footballPickResults, footballPicks, recordLinks } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { LinkRow } from '../../chain/index.ts';
import type { FootballPickRow } from './pick-rows.ts';
import type { FootballResultRow } from './result-rows.ts';

const ofPick = alias(recordLinks, 'of_pick');
/** A pick and a result never share an id, so that the entry alone names the link. */
const hasLink = (id: typeof footballPicks.id | typeof footballPickResults.id) => eq(recordLinks.entryId, id);

export interface UnlinkedPick {
  pick: FootballPickRow;
  gameId: string;
  matchup: string;
}

/** Picks without a place, in the order of their publication, with their game as it is named now. */
export const listUnlinkedPicks = (db: Db): Promise<UnlinkedPick[]> =>
  db
    .select({
      pick: getTableColumns(footballPicks),
      gameId: contests.gameId,
      matchup: sql<string>`${contests.awayName} || ' @ ' || ${contests.homeName}`,
    })
    .from(footballPicks)
    .innerJoin(contests, eq(contests.id, footballPicks.contestId))
    .leftJoin(recordLinks, hasLink(footballPicks.id))
    .where(isNull(recordLinks.entryId))
    .orderBy(asc(footballPicks.publishedAt), asc(footballPicks.slateOn), asc(footballPicks.dayPlace));

/** Results without a place whose pick has one, in the order in which they were written, with the pick's hash. */
export const listUnlinkedResults = (db: Db): Promise<{ result: FootballResultRow; pickHash: string }[]> =>
  db
    .select({ result: getTableColumns(footballPickResults), pickHash: ofPick.hash })
    .from(footballPickResults)
    .innerJoin(ofPick, eq(ofPick.entryId, footballPickResults.pickId))
    .leftJoin(recordLinks, hasLink(footballPickResults.id))
    .where(isNull(recordLinks.entryId))
    .orderBy(asc(footballPickResults.gradedAt), asc(ofPick.sequence), asc(footballPickResults.version));

export const listLinkedPicks = (db: Db): Promise<{ pick: FootballPickRow; link: LinkRow }[]> =>
  db
    .select({ pick: getTableColumns(footballPicks), link: getTableColumns(recordLinks) })
    .from(footballPicks)
    .innerJoin(recordLinks, hasLink(footballPicks.id))
    .orderBy(asc(recordLinks.sequence));

/** The places of these picks, of those that have one. */
export async function listPlaces(db: Db, pickIds: readonly string[]): Promise<Map<string, Pick<LinkRow, 'sequence' | 'hash'>>> {
  if (pickIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(recordLinks)
    .where(inArray(recordLinks.entryId, [...pickIds]));
  return new Map(rows.map(({ entryId, sequence, hash }) => [entryId, { sequence, hash }]));
}

export const listLinkedResults = (db: Db): Promise<{ result: FootballResultRow; link: LinkRow; pickHash: string }[]> =>
  db
    .select({ result: getTableColumns(footballPickResults), link: getTableColumns(recordLinks), pickHash: ofPick.hash })
    .from(footballPickResults)
    .innerJoin(recordLinks, hasLink(footballPickResults.id))
    .innerJoin(ofPick, eq(ofPick.entryId, footballPickResults.pickId))
    .orderBy(asc(recordLinks.sequence));
