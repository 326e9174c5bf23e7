import { describe, expect, it } from 'vitest';
import { fairBoard, hedgeOf, readPrices, spreadStake } from './price-rules.ts';

const american = (...texts: string[]) => ({ texts, format: 'american' as const });
const decimal = (...texts: string[]) => ({ texts, format: 'decimal' as const });

describe('typed prices', () => {
  it('say of each box what is wrong, and are none while one is', () => {
    expect(readPrices(american('-110', '+50'))).toEqual({ errors: [undefined, 'Odds are +100 or more, or −100 or less.'], prices: null });
    expect(fairBoard(american('-110', ''), 'power')).toEqual({ figures: null });
    expect(spreadStake(american('120', '-105'), null)).toEqual({ figures: null });
  });

  it('are the same bet in each format', () => {
    const spreads = [american('+150', '-200'), decimal('2.5', '1.5'), { texts: ['3/2', '1/2'], format: 'fractional' as const }];
    const [first, ...others] = spreads.map((typed) => spreadStake(typed, 12_345).figures);
    for (const other of others) expect(other).toEqual(first);
  });
});

describe('the calculators', () => {
  it('take the margin out of any number of outcomes', () => {
    const { figures } = fairBoard(american('-110', '-110'), 'power');
    expect(figures).toMatchObject({ overround: expect.closeTo(0.047619, 6), hold: expect.closeTo(0.045455, 6) });
    expect(figures!.outcomes).toMatchObject([{ fair: expect.closeTo(0.5, 9), fairOdds: 100 }, {}]);
    const field = fairBoard(decimal('2', '4', '5', '11'), 'multiplicative').figures!;
    expect(field.outcomes.reduce((sum, { fair }) => sum + fair, 0)).toBeCloseTo(1, 12);
  });

  it('say in words when a method has no answer for the prices', () => {
    const { figures, error } = fairBoard(decimal('1.01', '2', '1000.0'), 'additive');
    expect([figures, error?.length]).toEqual([null, expect.any(Number)]);
  });

  it('stake an arbitrage to the cent, whatever happens', () => {
    const { figures } = spreadStake(american('120', '-105'), 100_000);
    expect(figures!.legs.map(({ stakeCents }) => stakeCents)).toEqual([47_018, 52_982]);
    expect(figures!.isArbitrage).toBe(true);
    for (const { payoutCents } of figures!.legs) expect(payoutCents - 100_000).toBeGreaterThanOrEqual(figures!.leastProfitCents);
    expect(spreadStake(american('-110', '-110'), 10_000).figures).toMatchObject({ isArbitrage: false, leastProfitCents: -455 });
  });

  it('hedge a bet so that both results are alike, and keep a free bet’s stake out of what is lost', () => {
    const bet = hedgeOf(american('300', '-150'), 10_000, 'no').figures!;
    expect(bet.hedgeCents).toBe(24_000);
    expect(bet.profitIfFirstWinsCents).toBe(bet.profitIfHedgeWinsCents);
    const free = hedgeOf(american('300', '-150'), 10_000, 'kept').figures!;
    expect(free).toMatchObject({ hedgeCents: 18_000, profitIfFirstWinsCents: 12_000, profitIfHedgeWinsCents: 12_000 });
    expect(free.conversion).toBeCloseTo(1.2, 9);
    expect(hedgeOf(american('300', '-150'), 10_000, 'returned').figures!.hedgeCents).toBe(24_000);
  });
});
