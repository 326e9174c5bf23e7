import type { GameOdds, PriceCell } from '@clearedge/contract/shapes/game-odds';
import { type SportKey, sportOf } from '@clearedge/contract/sports';

export const CARD_MARKETS = ['moneyline', 'spread', 'total'] as const;
export type CardMarket = (typeof CARD_MARKETS)[number];

/** "Moneyline", "Run line", "Total points". */
export function marketName(sport: SportKey, market: CardMarket): string {
  const { spreadName, totalName } = sportOf(sport);
  return { moneyline: 'Moneyline', spread: spreadName ?? 'Spread', total: totalName ?? 'Total' }[market];
}

/** As a column or a badge is headed: "Run Line". */
export const marketHead = (sport: SportKey, market: CardMarket): string =>
  marketName(sport, market).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

export type { PriceCell };
/** Where a game's answer carries its best prices: `markets` where `odds` has a shape of its own. */
export interface Priced {
  odds?: unknown;
  markets?: readonly GameOdds[];
}
interface Pair {
  first: PriceCell;
  second: PriceCell;
}
type Markets = Record<CardMarket, Pair>;

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

/** The best price of each side of a card's markets; a side that no book prices is off. */
export function readMarkets(game: Priced): Markets {
  const odds = game.markets ?? game.odds;
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

/** How many books the best-priced market of these games is compared over. */
export const bookCount = (games: readonly Priced[]): number =>
  Math.max(
    0,
    ...games.flatMap(({ odds, markets }) => {
      const listed = markets ?? odds;
      return Array.isArray(listed) ? (listed as Partial<GameOdds>[]).map((entry) => entry.bookCount ?? 0) : [];
    }),
  );
