import { americanToDecimal } from '@clearedge/quant/price';
import { type CardMarket, type PriceCell, type Priced, readMarkets } from '../prices/read-markets.ts';

export interface RuleResult {
  name: string;
  won: number;
  lost: number;
  /** Profit with one unit on each bet that was decided or pushed. */
  units: number;
  staked: number;
}

type Pair = { first: PriceCell; second: PriceCell };
type Side = (pair: Pair) => PriceCell | null;

/** The side with the shorter price; null where both cost the same or one has none. */
function favorite({ first, second }: Pair): PriceCell | null {
  if (first.odds === null || second.odds === null || first.odds === second.odds) return null;
  return americanToDecimal(first.odds) < americanToDecimal(second.odds) ? first : second;
}
const underdog: Side = (pair) => {
  const short = favorite(pair);
  if (!short) return null;
  return short === pair.first ? pair.second : pair.first;
};

const RULES: readonly { name: string; market: CardMarket; side: Side }[] = [
  { name: 'Favorites', market: 'moneyline', side: favorite },
  { name: 'Underdogs', market: 'moneyline', side: underdog },
  { name: 'Home teams', market: 'moneyline', side: ({ second }) => second },
  { name: 'Away teams', market: 'moneyline', side: ({ first }) => first },
  { name: 'Overs', market: 'total', side: ({ first }) => first },
  { name: 'Unders', market: 'total', side: ({ second }) => second },
];

/** What each simple rule made on settled games, at the closing prices that carry a grade; a rule without a decided bet is left out. */
export function simpleRules(games: readonly Priced[]): RuleResult[] {
  return RULES.map(({ name, market, side }) => {
    const result: RuleResult = { name, won: 0, lost: 0, units: 0, staked: 0 };
    for (const game of games) {
      const cell = side(readMarkets(game)[market]);
      if (!cell || cell.odds === null || cell.grade === null || cell.grade === 'void') continue;
      result.staked += 1;
      if (cell.grade === 'win') {
        result.won += 1;
        result.units += americanToDecimal(cell.odds) - 1;
      } else if (cell.grade === 'loss') {
        result.lost += 1;
        result.units -= 1;
      }
    }
    return result;
  }).filter(({ won, lost }) => won + lost > 0);
}
