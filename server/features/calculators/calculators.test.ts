import { describe, expect, test } from 'vitest';
import { readQuantGroups, readVectors, settleOn } from '../../../quant/testing/vectors.ts';
import { makeServer, withTestCtx } from '../../testing/index.ts';
import { calculatorsFeature } from './index.ts';

interface Input {
  decimal_odds?: number[];
  american_odds?: number[];
  american?: number[];
  odds?: number[];
  format?: 'us' | 'dec';
  decimal?: number[] & number;
  books?: number[][];
  legs?: string[];
  method: string;
  total?: number;
  total_stake?: number;
  stake?: number;
  stake_returned?: boolean;
  hedgeDecimal?: number;
}
type Post = (path: string, body: object) => Promise<{ statusCode: number; json: () => never }>;
interface Fair {
  hold: number;
  overround: number;
  parameter: number;
  outcomes: { fair: number }[];
}
interface Spread {
  isArbitrage: boolean;
  mayPair: boolean;
  impliedSum: number;
  returnFraction: number;
  stakes: number[];
  leastProfit: number;
  shares: number[];
}

/** Throws where the API refuses, as the arithmetic does. */
async function ask<T>(post: Post, name: string, body: object): Promise<T> {
  const answer = await post(`/api/calculators/${name}`, body);
  if (answer.statusCode === 400) throw new RangeError('refused');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const WIRE_METHODS: Record<string, string> = { odds_ratio: 'oddsRatio', 'odds ratio': 'oddsRatio' };
const pricesOf = ({ decimal_odds, american_odds, american, odds, format, decimal }: Input) => {
  const americans = american_odds ?? american ?? (format === 'us' ? odds : undefined);
  return americans ? { american: americans } : { decimal: decimal_odds ?? decimal ?? odds };
};
const fairOf = (post: Post, input: Input, method = 'power') =>
  ask<Fair>(post, 'fair-prices', { ...pricesOf(input), method: WIRE_METHODS[method] ?? method });
const chances = ({ outcomes }: Fair) => outcomes.map(({ fair }) => fair);

const MARGIN: Record<string, (post: Post, input: Input) => Promise<unknown>> = {
  devig: async (post, input) => {
    const fair = await fairOf(post, input, input.method);
    return { probabilities: chances(fair), z: fair.parameter, k: fair.parameter, c: fair.parameter };
  },
  hold: async (post, input) => (await fairOf(post, input)).hold,
  overround: async (post, input) => (await fairOf(post, input)).overround,
  'hold = 1 - 1/sum(1/d)': async (post, input) => (await fairOf(post, input)).hold,
  'power exponent (r = p^n)': async (post, input) => 1 / (await fairOf(post, input)).parameter,
  'odds ratio constant': async (post, input) => (await fairOf(post, input, 'oddsRatio')).parameter,
  'margin weights proportional to odds': async (post, input) => chances(await fairOf(post, input, 'additive')),
  'multiplicative, additive, power, odds ratio, probit: first outcome': (post, input) =>
    Promise.all(
      ['multiplicative', 'additive', 'power', 'oddsRatio', 'probit'].map(async (method) => chances(await fairOf(post, input, method))[0]),
    ),
};
const spreadOf = (post: Post, body: object) => ask<Spread>(post, 'arbitrage', body);
const ARBITRAGE: Record<string, (post: Post, input: Input) => Promise<unknown>> = {
  arbitrage: async (post, { decimal, total_stake }) => {
    const { stakes, leastProfit, impliedSum } = await spreadOf(post, { decimal, totalStake: total_stake });
    return { stakes, profit: leastProfit, implied_sum: impliedSum };
  },
  arbitrage_same_book_allowed: async (post, { legs }) => (await spreadOf(post, { decimal: [2, 2], totalStake: 1, books: legs })).mayPair,
  free_bet_single_outcome: async (post, { stake, decimal, stake_returned }) => {
    const answer = await ask<{ profitIfWins: number; profitIfLoses: number }>(post, 'free-bet', {
      stake,
      decimal,
      isStakeReturned: stake_returned,
    });
    return { profit_if_wins: answer.profitIfWins, profit_if_loses: answer.profitIfLoses };
  },
  'best prices 2.1 and 2.0 across two books: arbitrage exists, return': async (post, { books }) => {
    const best = [0, 1].map((side) => Math.max(...books!.map((prices) => prices[side]!)));
    const { isArbitrage, returnFraction } = await spreadOf(post, { decimal: best, totalStake: 100 });
    return isArbitrage ? returnFraction : null;
  },
  'stakes for total 1000': async (post, { decimal, total }) =>
    (await spreadOf(post, { decimal, totalStake: total })).shares.map((share) => share * total!),
  'break-even middle probability at -110 both sides (risk 110 each)': async (post, { american }) => {
    const [firstDecimal, secondDecimal] = american!.map((price) => 1 + 100 / -price);
    return (await ask<{ breakEven: number }>(post, 'middle', { firstDecimal, secondDecimal, totalStake: 220 })).breakEven;
  },
  'equalising hedge stake and locked profit': async (post, { stake, decimal, hedgeDecimal }) => {
    const { exact } = await ask<{ exact: { hedgeStake: number; lockedProfit: number } }>(post, 'hedge', { stake, decimal, hedgeDecimal });
    return [exact.hedgeStake, exact.lockedProfit];
  },
};
const vectors = [
  ...readVectors<Input>('DEVIG', 'HOLD', 'ARB'),
  ...readQuantGroups<Input>('hold', 'devig', 'arb', 'middle', 'hedge').map((vector) => ({ ...vector, op: vector.function })),
];

describe('golden cases and published vectors through the API', () => {
  test('every margin, arbitrage, middle, hedge and free bet', async () => {
    await withTestCtx({ signedOut: true }, async (_ctx, world) => {
      const server = await makeServer([calculatorsFeature], { world });
      const post = server.visitor.post as unknown as Post;
      expect(vectors.length).toBeGreaterThanOrEqual(30);
      for (const { id, op, input, expected, tolerance } of vectors) {
        const method = WIRE_METHODS[op] ?? op;
        const calculate = MARGIN[op] ?? ARBITRAGE[op] ?? (async () => chances(await fairOf(post, input, method)));
        const stated = await calculate(post, input).catch((error: unknown) => {
          if (error instanceof RangeError) return error;
          throw error;
        });
        const settled = settleOn(
          () => {
            if (stated instanceof RangeError) throw stated;
            return stated;
          },
          expected,
          tolerance,
        );
        expect([id, settled]).toEqual([id, expected]);
      }
      await server.close();
    });
  });
});

test('prices of one kind, enough of them, and stakes within reason', async () => {
  await withTestCtx({ signedOut: true }, async (_ctx, world) => {
    const server = await makeServer([calculatorsFeature], { world });
    const statusOf = async (name: string, body: object) => (await server.visitor.post(`/api/calculators/${name}`, body)).statusCode;
    for (const [name, body] of [
      ['fair-prices', {}],
      ['fair-prices', { decimal: [2] }],
      ['fair-prices', { decimal: [2, 1] }],
      ['fair-prices', { decimal: [2, 2], american: [100, 100] }],
      ['fair-prices', { american: [-110, 50] }],
      ['fair-prices', { decimal: [2, 2], method: 'magic' }],
      ['fair-prices', { decimal: [1.01, 1.01, 900], method: 'additive' }],
      ['fair-prices', { american: [-3718, 59572, -907], method: 'power' }],
      ['arbitrage', { decimal: [2.1, 2.1], totalStake: 0 }],
      ['arbitrage', { decimal: [2.1, 2.1], totalStake: 1.005 }],
      ['hedge', { stake: 10, decimal: 2, hedgeDecimal: 1 }],
      ['free-bet', { stake: -1, decimal: 2 }],
      ['middle', { firstDecimal: 1.9, secondDecimal: 'NaN', totalStake: 10 }],
    ] as const)
      expect([name, body, await statusOf(name, body)]).toEqual([name, body, 400]);
    const { stakes, payouts } = (
      await server.visitor.post('/api/calculators/arbitrage', { american: [110, 105], totalStake: 0.03 })
    ).json();
    expect([stakes, payouts]).toEqual([
      [0.01, 0.02],
      [0.02, 0.04],
    ]);
    await server.close();
  });
});
