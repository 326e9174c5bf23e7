import { normalQuantile } from '@clearedge/quant/distribution';
import { consensusChance, errorReasons, fairProbabilities } from '@clearedge/quant/margin';
import { mean, median } from '@clearedge/quant/maths';
import { americanToDecimal } from '@clearedge/quant/price';
import { expect, test } from 'vitest';
import { describeWithShared } from '../../../quant/testing/describe-with-shared.ts';
import { extraPath } from '../../../quant/testing/extra-evidence.ts';
import { type PriceRow, readPriceRows } from '../../../server/providers/archive/lines.ts';
import { Refusals } from '../../../server/providers/archive/retrosheet/refusals.ts';
import { findSources, openSource, readSource } from '../../../server/providers/archive/store/find-sources.ts';

/** As live moneylines are screened. */
const LIMIT = 0.17;
const FEWEST_BOOKS = 3;

interface Quote {
  /** Decimal prices of the away and the home side. */
  prices: readonly [number, number];
  fair: number;
}

interface Case {
  quotes: Quote[];
  close: number;
}

const quoteOf = (pair: readonly [number, number]): Quote => {
  const prices = [americanToDecimal(pair[0]), americanToDecimal(pair[1])] as const;
  return { prices, fair: fairProbabilities(prices).probabilities[0]! };
};

async function priceRows(): Promise<PriceRow[]> {
  const refusals = new Refusals();
  const rows: PriceRow[] = [];
  for (const path of (await findSources(extraPath('seasons', 'mlb'))).prices) {
    const { bytes } = await readSource(path);
    for (const source of openSource(path, bytes, refusals)) rows.push(...readPriceRows(source, refusals));
  }
  return rows;
}

/** The games whose moneyline three books or more quoted on their day, without likely errors, and whose close is known. */
async function casesOf(): Promise<Case[]> {
  const games = new Map<string, { quotes: Quote[]; closes: number[] }>();
  for (const { on, number, away, home, prices } of await priceRows()) {
    const key = `${on} ${number} ${away}@${home}`;
    const own = games.get(key) ?? { quotes: [], closes: [] };
    if (prices.quoted) own.quotes.push(quoteOf(prices.quoted.moneyline));
    if (prices.moneylineClose) own.closes.push(quoteOf(prices.moneylineClose).fair);
    games.set(key, own);
  }
  return [...games.values()].flatMap(({ quotes, closes }) => {
    const points = quotes.map((quote) => ({ rows: [quote], at: normalQuantile(quote.fair), seenMs: 0 }));
    const errors = new Set(errorReasons(points, [], { limit: LIMIT, freshMs: null }).map(([quote]) => quote));
    const sane = quotes.filter((quote) => !errors.has(quote));
    return sane.length < FEWEST_BOOKS || closes.length === 0 ? [] : [{ quotes: sane, close: median(closes) }];
  });
}

type Rule = (chances: readonly number[]) => number;
const missOf = ({ quotes, close }: Case, rule: Rule): number =>
  (normalQuantile(rule(quotes.map(({ fair }) => fair))) - normalQuantile(close)) ** 2;

interface Claim {
  claimed: number;
  worth: number;
}

/** What the best prices above the consensus claimed, and what they were worth at the close. */
function claimsOf(cases: readonly Case[], rule: Rule): Claim[] {
  return cases.flatMap(({ quotes, close }) => {
    const away = rule(quotes.map(({ fair }) => fair));
    return [0, 1].flatMap((side) => {
      const decimal = Math.max(...quotes.map(({ prices }) => prices[side]!));
      const [chance, worth] = side === 0 ? [away, close] : [1 - away, 1 - close];
      return chance * decimal > 1 ? [{ claimed: chance * decimal - 1, worth: worth * decimal - 1 }] : [];
    });
  });
}

const THRESHOLDS = [0, 0.01, 0.02] as const;
const excess = (claims: readonly Claim[]): number => mean(claims.map(({ claimed, worth }) => claimed - worth));
function summary(claims: readonly Claim[], least: number) {
  const own = claims.filter(({ claimed }) => claimed > least);
  return { least, prices: own.length, claimed: mean(own.map((one) => one.claimed)), worth: mean(own.map((one) => one.worth)) };
}

describeWithShared('seasons', 'the consensus of real books', () => {
  test('on the log odds is nearer the close than the middle book, and the best price claims less above it', {
    timeout: 300_000,
  }, async () => {
    const cases = await casesOf();
    const gains = cases.map((one) => missOf(one, median) - missOf(one, consensusChance));
    const gain = mean(gains);
    const error = Math.sqrt(mean(gains.map((value) => (value - gain) ** 2)) / gains.length);
    const [average, middle] = [claimsOf(cases, consensusChance), claimsOf(cases, median)];
    if (process.env.CONSENSUS_FIGURES)
      console.log({
        games: cases.length,
        missAverage: Math.sqrt(mean(cases.map((one) => missOf(one, consensusChance)))),
        missMiddle: Math.sqrt(mean(cases.map((one) => missOf(one, median)))),
        z: gain / error,
        average: THRESHOLDS.map((least) => summary(average, least)),
        middle: THRESHOLDS.map((least) => summary(middle, least)),
      });
    expect(cases.length).toBeGreaterThan(1500);
    expect(gain / error).toBeGreaterThan(3);
    expect(excess(average)).toBeLessThan(excess(middle) / 2);
  });
});
