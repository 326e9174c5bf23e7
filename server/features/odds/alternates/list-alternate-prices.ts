import { isAmericanPrice } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { AlternateLines } from '../../../ports/index.ts';
import { type Contest, isBettingClosed } from '../../contests/index.ts';
import type { OfferedPrice } from '../price.ts';
import { hasSoundLine } from '../prices/selection-rules.ts';
import { lineOfMarket } from '../rules/board-rules.ts';
import { cachedAlternates } from './ask-for-alternates.ts';
import { screenLadder } from './screen-ladder.ts';

const NO_HISTORY = { openLine: null, openPrice: null, openedAt: null, previousLine: null, previousPrice: null, movedAt: null };

const numberOf = ({ bookCode, market, side, line }: Pick<OfferedPrice, 'bookCode' | 'market' | 'side' | 'line'>): string =>
  `${bookCode} ${market} ${lineOfMarket({ market, side, line })}`;

/** As they stand on the board; without numbers that are none, prices whose pair is none, and numbers that the same book has on the board. */
function rowsFrom({ quotes, seenAt }: AlternateLines, contestId: string, board: readonly OfferedPrice[]): OfferedPrice[] {
  const rows = quotes
    .filter(hasSoundLine)
    .map(({ book, market, side, line, price, quotedAt }) => ({
      ...NO_HISTORY,
      contestId,
      bookCode: book.code,
      bookName: book.name,
      market,
      side,
      line,
      price,
      quotedAt,
      seenAt: seenAt ?? quotedAt,
    }));
  const unsound = rows.filter(({ price }) => price === null || !isAmericanPrice(price));
  const leftOut = new Set([...unsound, ...board].map(numberOf));
  return rows.filter((row) => !leftOut.has(numberOf(row)));
}

/** What asking for alternate lines must know of a game. */
export type AlternateGame = Pick<Contest, 'id' | 'gameId' | 'sport' | 'status' | 'startsAt'>;

interface AlternatePrices {
  rows: OfferedPrice[];
  seenAt: Date | null;
}

/** Every book's alternate lines on a game as they stand beside the board; likely errors have lost their price. Null where no one is asked. */
export async function listAlternatePrices(
  ctx: Ctx,
  contest: AlternateGame,
  board: readonly OfferedPrice[],
): Promise<AlternatePrices | null> {
  const asked = isBettingClosed(contest, ctx.now()) ? null : await cachedAlternates(ctx, contest);
  return asked && { rows: screenLadder(rowsFrom(asked, contest.id, board), board, contest.sport), seenAt: asked.seenAt };
}
