import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/constants';
import { groupBy } from '../../../kernel/collections.ts';
import type { Db } from '../../../kernel/db.ts';
import type { GolfMarket } from '../../../ports/index.ts';
import { EARLY_AGE_MS } from '../golf-rules.ts';
import { type BoardSheet, type ClosingSheet, listBoardSheets, listSheetsBefore } from '../rows/price-rows.ts';
import { type Screened, screenSheets } from './screen-sheets.ts';

export type ScreenedSheet = BoardSheet & Screened;

type Start = { id: string; startsAt: Date };

/** The board of these tournaments as every reader takes it: prices that look like errors are none. */
export async function listScreenedSheets(db: Db, tournaments: readonly Start[], market?: GolfMarket): Promise<ScreenedSheet[]> {
  const starts = new Map(tournaments.map(({ id, startsAt }) => [id, startsAt]));
  const sheets = await listBoardSheets(db, [...starts.keys()], market);
  const markets = groupBy(sheets, (sheet) => `${sheet.contestId} ${sheet.market}`);
  return [...markets.values()].flatMap((own) => {
    const { market: requested, contestId } = own[0]!;
    const isInPlay = own.some(({ seenAt }) => seenAt >= starts.get(contestId)!);
    return screenSheets(requested, own, isInPlay ? MAX_PRICE_AGE_SECONDS * 1000 : EARLY_AGE_MS);
  });
}

/** Each book's last sheet of a market before an instant, likewise. */
export async function listScreenedBefore(
  db: Db,
  tournamentId: string,
  market: GolfMarket,
  before: Date,
): Promise<(ClosingSheet & Screened)[]> {
  const sheets = await listSheetsBefore(db, tournamentId, market, before);
  return screenSheets(
    market,
    sheets.map((sheet) => ({ ...sheet, seenAt: sheet.quotedAt })),
    null,
  );
}
