import type { GolfOddsBoard } from '../../ports/golf-feed.ts';
import type { OddsBoard } from '../../ports/odds-board.ts';
import type { PropMarket } from '../../ports/prop-market.ts';

/** Without a key nobody tells prices: boards are empty, and never confirmed. */
export const noOdds: OddsBoard = {
  listBooks: () => Promise.resolve([]),
  listQuotes: () => Promise.resolve([]),
  findStanding: () => Promise.resolve({ seenAt: null, isWhole: true }),
};
export const noProps: PropMarket = { listProps: () => Promise.resolve([]) };
export const noGolfOdds: GolfOddsBoard = { listSheets: () => Promise.resolve([]) };
