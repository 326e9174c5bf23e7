import { TRACKED_BET_TYPES } from '@clearedge/contract/routes/bets/bets';
import { PRICE_RANGES } from '@clearedge/contract/routes/bets/performance';
import { centsToDollars } from '@clearedge/quant/money';
import { impliedProbability } from '@clearedge/quant/price';
import { ratioBootstrap, wilsonInterval } from '@clearedge/quant/scoring';
import { groupBy } from '../../../kernel/collections.ts';
import { isCounted, isDecided, isWon, LEAST_BETS, LEAST_DAYS, type Part, type SettledBet, sumOf } from '../settled-bet.ts';

const SEED = 20260101;
const DRAWS = 1000;

export type CutName = 'market' | 'price' | 'book';
export interface CutPart {
  cut: CutName;
  part: Part;
  bets: readonly SettledBet[];
}

const KEYS: Record<CutName, (bet: SettledBet) => string | null> = {
  market: ({ market }) => market,
  price: ({ odds }) => PRICE_RANGES.find(({ from, to }) => odds >= from && odds <= to)?.key ?? null,
  book: ({ book }) => book,
};
const MARKET_ORDER: readonly string[] = [...TRACKED_BET_TYPES, 'parlay'];
const PRICE_ORDER: readonly string[] = PRICE_RANGES.map(({ key }) => key);

function roiIntervalOf(counted: readonly SettledBet[]): Part['roiInterval'] {
  if (new Set(counted.map(({ day }) => day)).size < LEAST_DAYS) return null;
  const { low, high } = ratioBootstrap(
    counted.map(({ profitCents }) => profitCents),
    counted.map(({ stakeCents }) => stakeCents),
    counted.map(({ day }) => day),
    { seed: SEED, draws: DRAWS },
  );
  return { low, high };
}

const NO_RATES = { winRate: null, winInterval: null, neededRate: null, roi: null, roiInterval: null };

/** What some bets come to; too few of them get no rate, unless they are all there are. */
export function partOf(key: string, bets: readonly SettledBet[], isWhole = false): Part {
  const counted = bets.filter(isCounted);
  const decided = counted.filter(isDecided);
  const wins = decided.filter(isWon).length;
  const staked = sumOf(counted, ({ stakeCents }) => stakeCents);
  const profit = sumOf(counted, ({ profitCents }) => profitCents);
  const isTooFew = counted.length < LEAST_BETS;
  const hasRates = isWhole || !isTooFew;
  return {
    key,
    bets: counted.length,
    wins,
    losses: decided.length - wins,
    staked: centsToDollars(staked),
    profit: centsToDollars(profit),
    ...NO_RATES,
    isTooFew,
    ...(hasRates &&
      decided.length > 0 && {
        winRate: wins / decided.length,
        winInterval: wilsonInterval(wins, decided.length),
        neededRate: sumOf(decided, ({ odds }) => impliedProbability(odds)) / decided.length,
      }),
    ...(hasRates && staked > 0 && { roi: profit / staked, roiInterval: roiIntervalOf(counted) }),
  };
}

/** The bets of a cut, part by part: markets and prices in their own order, books by how many bets they took. */
export function partsOf(cut: CutName, bets: readonly SettledBet[]): CutPart[] {
  const groups = groupBy(bets, KEYS[cut]);
  const order = cut === 'market' ? MARKET_ORDER : PRICE_ORDER;
  return [...groups]
    .flatMap(([key, list]) => (key === null ? [] : [{ cut, part: partOf(key, list), bets: list }]))
    .sort((a, b) =>
      cut === 'book'
        ? b.part.bets - a.part.bets || a.part.key.localeCompare(b.part.key, 'en')
        : order.indexOf(a.part.key) - order.indexOf(b.part.key),
    );
}
