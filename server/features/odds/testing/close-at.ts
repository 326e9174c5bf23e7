import { closingPrices } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { OfferedPrice } from '../price.ts';

/** Stores prices of books as those that a game closed at. */
export async function closeAt(
  { db }: Pick<Ctx, 'db'>,
  contestId: string,
  rows: readonly Pick<OfferedPrice, 'bookCode' | 'market' | 'side' | 'line' | 'price' | 'quotedAt'>[],
): Promise<void> {
  const closes = rows.map(({ bookCode, market, side, line, price, quotedAt }) => ({
    contestId,
    bookCode,
    market,
    side,
    line,
    price: price!,
    quotedAt,
  }));
  await db.insert(closingPrices).values(closes).onConflictDoNothing();
}
