import { describe, expect, test } from 'vitest';
import { type QuantVector, readQuantGroups, readVectors } from '../../../quant/testing/vectors.ts';
import { makeServer, type TestServer, withTestCtx } from '../../testing/index.ts';
import { sizingFeature } from './index.ts';

interface Input {
  p: number;
  decimal?: number;
  american?: number;
  fraction?: number;
  fair_decimal?: number;
  price_decimal?: number;
  divideBy?: number;
  bankroll?: number;
  stake?: number;
  sigma?: number;
}
type Vector = Pick<QuantVector<Input>, 'id' | 'input' | 'expected' | 'tolerance'> & { op: string };

// One vector of the second file is three bets in one.
const single = (vector: Vector): Vector[] => {
  const { p, decimal } = vector.input as unknown as { p: number[]; decimal: number[] };
  if (!Array.isArray(p)) return [vector];
  const expected = vector.expected as unknown as number[];
  return p.map((chance, at) => ({
    ...vector,
    id: `${vector.id}/${at}`,
    input: { p: chance, decimal: decimal[at]! },
    expected: expected[at]!,
  }));
};
const vectors: Vector[] = [
  ...readVectors<Input>('EV', 'KELLY'),
  ...readQuantGroups<Input>('ev', 'kelly').map((vector) => ({ ...vector, op: vector.function })),
].flatMap(single);

interface Answer {
  expectedValue: number;
  expectedPer100: number;
  full: number;
  wanted: number;
}
const READ: Record<string, (answer: Answer, input: Input) => number> = {
  ev_per_unit: ({ expectedValue }) => expectedValue,
  ev_per_100: ({ expectedPer100 }) => expectedPer100,
  ev_from_fair_decimal: ({ expectedValue }) => expectedValue,
  'expected return per unit, value bet test': ({ expectedValue }) => expectedValue,
  'expected profit on stake 100': ({ expectedPer100 }) => expectedPer100,
  kelly_fraction: ({ wanted }) => wanted,
  'no value gives zero': ({ full }) => full,
  'quarter Kelly': ({ wanted }) => wanted,
  'stake in units of bankroll 100, factor 1.5': ({ wanted }, { bankroll = 0 }) => wanted * bankroll,
};

const priceOf = ({ decimal, american, price_decimal }: Input) =>
  american === undefined ? { decimal: decimal ?? price_decimal } : { american };
const bodyOf = (input: Input) => ({
  ...priceOf(input),
  winProbability: input.p ?? 1 / input.fair_decimal!,
  kellyShare: input.fraction ?? 1 / (input.divideBy ?? 1),
});

async function answerTo({ visitor }: TestServer, { op, input }: Vector): Promise<number | 'error'> {
  const answer = await visitor.post('/api/kelly', bodyOf(input));
  return answer.statusCode === 400 ? 'error' : READ[op]!(answer.json(), input);
}

describe('golden cases and published vectors through the API', () => {
  test('every expected value and every Kelly stake', async () => {
    await withTestCtx({ tier: 'pro' }, async (_ctx, world) => {
      const server = await makeServer([sizingFeature], { world });
      const pro = await server.as(world.user!);
      expect(vectors.length).toBeGreaterThan(20);
      for (const vector of vectors) {
        const { id, input, expected, tolerance } = vector;
        if (input.sigma !== undefined) {
          const bets = [{ ...priceOf(input), winProbability: input.p, deviation: input.sigma }];
          const { alone } = (await pro.post('/api/kelly/several', { bets })).json().bets[0];
          expect([id, alone.shrunk / alone.full]).toEqual([id, expect.closeTo(expected as number, 9)]);
          continue;
        }
        const stated = await answerTo(server, vector);
        const isRight =
          expected === 'error' ? stated === 'error' : Math.abs((stated as number) - (expected as number)) <= tolerance + 1e-12;
        expect([id, stated, isRight]).toEqual([id, stated, true]);
      }
      await server.close();
    });
  });
});
