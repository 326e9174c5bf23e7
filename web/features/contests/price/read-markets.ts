import type { Game, GameOdds, PriceCell } from '../contest-types.ts';

export type CardMarket = 'moneyline' | 'spread' | 'total';
export interface Pair {
  first: PriceCell;
  second: PriceCell;
}
export type Markets = Record<CardMarket, Pair>;

const NO_PRICE: PriceCell = {
  odds: null,
  line: null,
  book: null,
  bookName: null,
  seenAt: null,
  state: 'off',
  move: null,
  movedAt: null,
  openOdds: null,
  openLine: null,
  grade: null,
};

const bare = (odds: unknown, line: unknown = null): PriceCell => ({
  ...NO_PRICE,
  odds: typeof odds === 'number' ? odds : null,
  line: typeof line === 'number' ? line : null,
  state: typeof odds === 'number' ? 'open' : 'off',
});

type Loose = Record<string, Record<string, unknown> | undefined>;

// Parts of the product still answer odds as one object per game, keyed by market, with no book or age.
function readNestedShape(odds: Loose): Markets {
  const { moneyline = {}, spread = {}, total = {} } = odds;
  return {
    moneyline: { first: bare(moneyline.away), second: bare(moneyline.home) },
    spread: { first: bare(spread.away_odds, spread.away_spread), second: bare(spread.home_odds, spread.home_spread) },
    total: { first: bare(total.over_odds, total.total_runs), second: bare(total.under_odds, total.total_runs) },
  };
}

const find = <M extends GameOdds['market']>(odds: readonly GameOdds[], market: M) =>
  odds.find((entry): entry is Extract<GameOdds, { market: M }> => entry.market === market);

export function readMarkets(odds: unknown): Markets {
  if (!Array.isArray(odds)) return readNestedShape((odds ?? {}) as Loose);
  const entries = odds as GameOdds[];
  const money = find(entries, 'moneyline');
  const spread = find(entries, 'spreads');
  const total = find(entries, 'totals');
  return {
    moneyline: { first: money?.away ?? bare(money?.awayOdds), second: money?.home ?? bare(money?.homeOdds) },
    spread: {
      first: spread?.away ?? bare(spread?.awaySpreadOdds, spread?.awaySpread),
      second: spread?.home ?? bare(spread?.homeSpreadOdds, spread?.homeSpread),
    },
    total: { first: total?.over ?? bare(total?.overOdds, total?.total), second: total?.under ?? bare(total?.underOdds, total?.total) },
  };
}

export function bookCount(games: readonly Game[]): number {
  return games.reduce(
    (most, game) => (Array.isArray(game.odds) ? Math.max(most, ...game.odds.map((entry) => entry.bookCount ?? 0), 0) : most),
    0,
  );
}
