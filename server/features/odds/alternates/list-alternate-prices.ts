import { isAmericanPrice } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { AlternateLines } from '../../../ports/index.ts';
import { type Contest, isBettingClosed } from '../../contests/index.ts';
import type { OfferedPrice } from '../price.ts';
import { hasSoundLine } from '../prices/selection-rules.ts';
import { lineOfMarket, type Offer } from '../rules/board-rules.ts';
import { cachedAlternates } from './ask-for-alternates.ts';
import { screenLadder } from './screen-ladder.ts';

const NO_HISTORY = { openLine: null, openPrice: null, openedAt: null, previousLine: null, previousPrice: null, movedAt: null };

const numberOf = ({ bookCode, market, side, line }: Pick<OfferedPrice, 'bookCode' | 'market' | 'side' | 'line'>): string =>
  `${bookCode} ${market} ${lineOfMarket({ market, side, line })}`;

/** As they stand on the board; without numbers that are none, prices whose pair is none, and numbers that the same book has on the board. */
function rowsFrom({ quotes, seenAt }: AlternateLines, contestId: string, board: readonly Offer[]): OfferedPrice[] {
  const rows = quotes
    .filter(hasSoundLine)
    .map(({ book, market, side, line, price, quotedAt }) => ({
      contestId,
      bookCode: book.code,
      bookName: book.name,
      market,
      side,
      line,
      price,
      quotedAt,
      seenAt: seenAt ?? quotedAt,
      ...NO_HISTORY,
    }));
  const unsound = rows.filter(({ price }) => price === null || !isAmericanPrice(price));
  const leftOut = new Set([...unsound, ...board].map(numberOf));
  return rows.filter((row) => !leftOut.has(numberOf(row)));
}

/** What asking for alternate lines must know of a game. */
export type AlternateGame = Pick<Contest, 'id' | 'gameId' | 'sport' | 'status' | 'startsAt'>;

/** What was told of a game's alternate lines as they stand beside its board; likely errors have lost their price. */
export const alternatesBeside = (
  told: AlternateLines,
  { id, sport }: Pick<Contest, 'id' | 'sport'>,
  board: readonly Offer[],
): OfferedPrice[] => screenLadder(rowsFrom(told, id, board), board, sport);

interface AlternatePrices {
  rows: OfferedPrice[];
  seenAt: Date | null;
}

/** Every book's alternate lines on a game as they stand beside the board; likely errors have lost their price. Null where no one is asked. */
export async function listAlternatePrices(ctx: Ctx, contest: AlternateGame, board: readonly Offer[]): Promise<AlternatePrices | null> {
  const asked = isBettingClosed(contest, ctx.now()) ? null : await cachedAlternates(ctx, contest, 'source');
  return asked && { rows: alternatesBeside(asked, contest, board), seenAt: asked.seenAt };
}
