import { isAmericanPrice } from '@clearedge/quant/price';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { AlternateLines } from '../../../ports/index.ts';
import { type Contest, isBettingClosed } from '../../contests/index.ts';
import { BOARD_MARKET_NAMES, type BoardMarket, type OfferedPrice } from '../price.ts';
import { hasSoundLine } from '../prices/selection-rules.ts';
import { type MarketSide, sidesOnLine } from '../reads/list-market-sides.ts';
import { listBoard } from '../rows/board-rows.ts';
import { comparable, lineOfMarket, mainLine } from '../rules/board-rules.ts';
import { type MarketCells, marketCells } from '../rules/cell-rules.ts';
import { cachedAlternates } from './ask-for-alternates.ts';
import { screenLadder } from './screen-ladder.ts';

/** One number of a market, as its first side reads it. */
export interface LadderRung extends MarketCells {
  line: number;
  /** The number that most books have on the board. */
  isMain: boolean;
  sides: MarketSide[];
  errors: OfferedPrice[];
}

export interface Ladders {
  /** When the source told the alternate lines; null where it told none. */
  seenAt: Date | null;
  /** Whether there is anyone to ask: the source sells such lines, and the game takes bets. */
  isAsked: boolean;
  /** By market, every number from the lowest. */
  ladders: { market: BoardMarket; rungs: LadderRung[] }[];
}

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

interface AlternatePrices {
  rows: OfferedPrice[];
  seenAt: Date | null;
}

/** Every book's alternate lines on a game as they stand beside the board; likely errors have lost their price. Null where no one is asked. */
async function listAlternatePrices(ctx: Ctx, contest: Contest, board: readonly OfferedPrice[]): Promise<AlternatePrices | null> {
  const asked = isBettingClosed(contest, ctx.now()) ? null : await cachedAlternates(ctx, contest);
  return asked && { rows: screenLadder(rowsFrom(asked, contest.id, board), board, contest.sport), seenAt: asked.seenAt };
}

function rungsOf(market: BoardMarket, rows: readonly OfferedPrice[], main: number | null, now: Date): LadderRung[] {
  const context = { now, isClosed: false, gradeSide: () => null };
  return [...groupBy(rows, lineOfMarket)]
    .flatMap(([line, own]): LadderRung[] => {
      if (line === null) return [];
      const sides = sidesOnLine(market, comparable(own, now), line, now);
      const errors = own.filter(({ likelyError }) => likelyError);
      return [{ line, isMain: line === main, ...marketCells(market, own, context), sides, errors }];
    })
    .sort((a, b) => a.line - b.line);
}

/** Every number at which books sell a game's markets, with the best price of each side; of markets without alternate lines nothing. */
export async function listLadders(ctx: Ctx, contest: Contest): Promise<Ladders> {
  const now = ctx.now();
  const board = await listBoard(ctx.db, [contest.id]);
  const found = await listAlternatePrices(ctx, contest, board);
  if (found === null) return { seenAt: null, isAsked: false, ladders: [] };
  const { rows: alternates, seenAt } = found;
  const ladders = BOARD_MARKET_NAMES.filter((market) => alternates.some((row) => row.market === market)).map((market) => {
    const onBoard = board.filter((row) => row.market === market);
    const rows = [...onBoard, ...alternates.filter((row) => row.market === market)];
    return { market, rungs: rungsOf(market, rows, mainLine(comparable(onBoard, now)), now) };
  });
  return { seenAt, isAsked: true, ladders };
}
