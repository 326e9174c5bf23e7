import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { BOARD_MARKET_NAMES, type BoardMarket, type OfferedPrice } from '../price.ts';
import { type MarketSide, sidesOnLine } from '../reads/list-market-sides.ts';
import { listBoard } from '../rows/board-rows.ts';
import { comparable, lineOfMarket, mainLine } from '../rules/board-rules.ts';
import { type MarketCells, marketCells } from '../rules/cell-rules.ts';
import { listAlternatePrices } from './list-alternate-prices.ts';

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
