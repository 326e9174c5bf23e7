import type { GolfSelection } from '@clearedge/quant/grading';
import { comparePrices } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { isBeforeStart, isPriceOf, isStaleGolfPrice, marketOf } from '../golf-rules.ts';
import { findTournamentById } from '../rows/tournament-rows.ts';
import { listScreenedBefore, listScreenedSheets } from './screened-sheets.ts';

export interface GolfOffer {
  odds: number;
  book: string;
  bookName: string;
  quotedAt: Date;
  /** When the source last confirmed it. */
  seenAt: Date;
}

type Sheet = Parameters<typeof isPriceOf>[0][];
const priceIn = (prices: Sheet, selection: GolfSelection): number | null =>
  prices.find((price) => isPriceOf(price, selection))?.price ?? null;

const better = (a: GolfOffer, b: GolfOffer): number => comparePrices(b.odds, a.odds);

/** Every book's fresh price of a selection as it stands, best first; `tournamentId` is the row's id. Before the start, and after it where a book prices live. */
export async function listGolfOffers(ctx: Pick<Ctx, 'db' | 'now'>, tournamentId: string, selection: GolfSelection): Promise<GolfOffer[]> {
  const market = marketOf(selection);
  if (market === null) return [];
  const now = ctx.now();
  const row = await findTournamentById(ctx.db, tournamentId);
  if (!row || row.status === 'completed') return [];
  const sheets = await listScreenedSheets(ctx.db, [row], market);
  return sheets
    .filter(({ seenAt }) => !isStaleGolfPrice(seenAt, now, !isBeforeStart(row, now)))
    .flatMap(({ prices, bookCode, bookName, quotedAt, seenAt }): GolfOffer[] => {
      const odds = priceIn(prices, selection);
      return odds === null ? [] : [{ odds, book: bookCode, bookName, quotedAt, seenAt }];
    })
    .sort(better);
}

/** The best of the closing prices; none for a bet that was taken on a tournament in play. */
export async function findGolfClose(
  ctx: Pick<Ctx, 'db'>,
  tournamentId: string,
  selection: GolfSelection,
  placedAt: Date,
): Promise<number | null> {
  const row = await findTournamentById(ctx.db, tournamentId);
  if (!row || placedAt >= row.startsAt) return null;
  const [best] = await listGolfClosings(ctx, row, selection);
  return best?.odds ?? null;
}

/** Each book's last price of a selection before the tournament's first tee shot, best first: what a bet taken before it is measured by. */
export async function listGolfClosings(
  ctx: Pick<Ctx, 'db'>,
  { id, startsAt }: { id: string; startsAt: Date },
  selection: GolfSelection,
): Promise<GolfOffer[]> {
  const market = marketOf(selection);
  if (market === null) return [];
  const sheets = await listScreenedBefore(ctx.db, id, market, startsAt);
  return sheets
    .flatMap(({ prices, bookCode, bookName, quotedAt }): GolfOffer[] => {
      const odds = priceIn(prices, selection);
      return odds === null ? [] : [{ odds, book: bookCode, bookName, quotedAt, seenAt: quotedAt }];
    })
    .sort(better);
}
