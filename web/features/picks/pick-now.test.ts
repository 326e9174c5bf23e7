import { describe, expect, it } from 'vitest';
import { sampleGame } from '../../testing/sample-game.ts';
import { breakEvenAt, claimAt, moveSince, offerNow, valueAt } from './pick-now.ts';

const total = (line: number) => ({ pickType: 'total', pick: { market: 'total', period: 'full', side: 'under', line } }) as const;

describe('a pick at the price of now', () => {
  it('finds its side on the board, and nothing at another number', () => {
    const game = sampleGame();
    expect(offerNow({ pickType: 'moneyline', pick: { market: 'moneyline', period: 'full', side: 'home' } }, game)?.cell.odds).toBe(-116);
    expect(offerNow(total(8.5), game)?.cell.odds).toBe(-108);
    expect(offerNow(total(9), game)).toBeNull();
    expect(offerNow(total(8.5), undefined)).toBeNull();
  });

  it('is worth our chances of now at that price; what past claims kept reduces a gain and never a loss', () => {
    const chances = { winProbability: 0.5, pushProbability: 0, marketWinProbability: 0.5, basis: 'market', keptShare: 0.5 } as const;
    expect([claimAt(chances, 120), valueAt(chances, 120)]).toEqual([expect.closeTo(10, 10), expect.closeTo(5, 10)]);
    expect(valueAt(chances, -125)).toBeCloseTo(-10, 10);
    expect(valueAt({ ...chances, winProbability: 0.45, pushProbability: 0.1 }, 100)).toBeCloseTo(0, 10);
  });

  it('says which way the market went', () => {
    expect([115, -110, -105].map((odds) => moveSince({ odds: -105 }, odds))).toEqual(['against', 'for', null]);
  });

  it('breaks even where a push gives the stake back', () => {
    expect(breakEvenAt({ pushProbability: 0 }, 100)).toBeCloseTo(0.5, 10);
    expect(breakEvenAt({ pushProbability: 0.1 }, 100)).toBeCloseTo(0.45, 10);
  });
});
