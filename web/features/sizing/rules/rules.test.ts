import { kellyFraction } from '@clearedge/quant/sizing';
import { describe, expect, it } from 'vitest';
import { calculate, inFormat, TYPED, type Typed } from './calculator.ts';
import { growthCurve, ruinCurve } from './curves.ts';
import { boundWords, warningsOf } from './kelly-words.ts';
import { readBankroll, readChance, readDoubt, readEdge, readNumber, readOdds, readShare } from './read-input.ts';

const typed = (over: Partial<Typed> = {}): Typed => ({ ...TYPED, ...over });

describe('what is typed', () => {
  it.each([
    ['american', '-110', 1 + 100 / 110],
    ['american', '+150', 2.5],
    ['american', '150', 2.5],
    ['american', '\u2212200', 1.5],
    ['decimal', '1.91', 1.91],
    ['fractional', '10/11', 1 + 10 / 11],
    ['american', '+1,200', 13],
    ['american', 'EVEN', 2],
    ['decimal', 'even money', 2],
    ['fractional', 'evens', 2],
    ['decimal', '-110', 1 + 100 / 110],
    ['fractional', '+150', 2.5],
    ['decimal', '1,91', 1.91],
  ] as const)('reads %s odds %s', (format, text, decimal) => {
    expect(readOdds(text, format).value).toBeCloseTo(decimal, 12);
  });
  it.each([
    ['american', '99'],
    ['american', '-99'],
    ['american', 'abc'],
    ['american', '0'],
    ['decimal', '1'],
    ['decimal', '0.5'],
    ['decimal', '1002'],
    ['fractional', '10'],
    ['fractional', '1/0'],
  ] as const)('refuses %s odds %s in words', (format, text) => {
    expect(readOdds(text, format)).toEqual({ value: null, error: expect.stringMatching(/odds/i) });
  });
  it('reads money, percent and nothing else as numbers', () => {
    expect([readNumber('$1,250.50'), readNumber('55%'), readNumber(' .5 '), readNumber('1e9'), readNumber('--1'), readNumber('')]).toEqual([
      1250.5,
      55,
      0.5,
      null,
      null,
      null,
    ]);
    expect(readBankroll('1,000.255').value).toBe(100_026);
    expect(readBankroll('1000001').error).toBe('A bankroll is from $0 to $1,000,000.');
    expect([readChance('0').value, readChance('100').value, readChance('100.1').value, readChance('-1').value]).toEqual([0, 1, null, null]);
    expect([readShare('0.1', 'x').value, readShare('0', 'x').value, readShare('101', 'x').value]).toEqual([0.001, null, null]);
    expect([readDoubt('').value, readDoubt('4').value, readDoubt('51').value]).toEqual([0, 0.04, null]);
  });
  it('turns an edge into the probability that has it', () => {
    expect(readEdge('10', 2).value).toBeCloseTo(0.55, 12);
    expect(readEdge('0', 2.5).value).toBeCloseTo(0.4, 12);
    expect(readEdge('150', 2).error).toMatch(/No probability/);
    expect(readEdge('5', null).error).toBe('Enter the odds first.');
  });
  it('says a price in another format, and leaves alone what is none', () => {
    expect(inFormat('-110', 'american', 'decimal')).toBe('1.909');
    expect(inFormat('2.5', 'decimal', 'american')).toBe('+150');
    expect(inFormat('-200', 'american', 'fractional')).toBe('1/2');
    expect(inFormat('abc', 'american', 'decimal')).toBe('abc');
  });
});

describe('the calculator', () => {
  it('gives Kelly, its share and the stake', () => {
    const { figures } = calculate(typed({ odds: '+100' }));
    expect(figures).toMatchObject({ stakeCents: 2500, boundBy: 'kelly', full: expect.closeTo(0.1, 12) });
  });
  it('works out nothing from a box that holds no number, and says which', () => {
    for (const [box, text] of [
      ['odds', '50'],
      ['chance', 'maybe'],
      ['bankroll', ''],
      ['cap', '0'],
    ] as const) {
      const { errors, figures } = calculate(typed({ [box]: text }));
      expect([box, Object.keys(errors), figures]).toEqual([box, [box], null]);
    }
  });
  it('looks only at the box that counts', () => {
    expect(calculate(typed({ edge: 'x', customShare: 'y' })).errors).toEqual({});
    expect(Object.keys(calculate(typed({ means: 'edge', edge: 'x' })).errors)).toEqual(['edge']);
    expect(calculate(typed({ share: 'custom', customShare: '10', odds: '+100' })).figures?.wanted).toBeCloseTo(0.01, 12);
  });
  it('counts a push as a stake that comes back', () => {
    const { question, figures } = calculate(typed({ odds: '+100', push: 0.1 }));
    expect(question?.winProbability).toBeCloseTo(0.495, 12);
    expect(figures?.full).toBeCloseTo(kellyFraction(0.495, 2, { pushProbability: 0.1 }), 12);
  });
  it('warns of a high Kelly and of a losing bet, and says what bound the stake', () => {
    const high = calculate(typed({ odds: '+100', chance: '70' })).figures!;
    expect(warningsOf(high)).toEqual([expect.stringMatching(/^High Kelly percentage: full Kelly is 40.00%/)]);
    expect(boundWords(high, 0.05)).toBe('Held at your cap of 5% of the bankroll.');
    const losing = calculate(typed({ chance: '50' })).figures!;
    expect(warningsOf(losing)).toEqual([expect.stringMatching(/^Negative expected value: .* loses \$4.55 on average/)]);
    expect(boundWords(losing, 0.05)).toMatch(/^No bet/);
    expect(warningsOf(calculate(typed()).figures!)).toEqual([]);
  });
});

describe('the curves', () => {
  it('growth is highest at full Kelly and about nothing at twice it', () => {
    const { question, figures } = calculate(typed({ odds: '+100' }));
    const curve = growthCurve(question!, figures!.full);
    const top = curve.reduce((best, point) => (point.y > best.y ? point : best));
    expect(Math.abs(top.x - 0.1)).toBeLessThan(0.01);
    expect(curve[0]).toEqual({ x: 0, y: 0 });
    expect(curve.at(-1)!.y).toBeLessThan(0);
  });
  it('a fall is rarer at a smaller share', () => {
    expect(ruinCurve(1).find(({ x }) => x === 0.5)!.y).toBeCloseTo(0.5, 12);
    expect(ruinCurve(0.5).find(({ x }) => x === 0.5)!.y).toBeCloseTo(0.125, 12);
    expect(ruinCurve(2).every(({ y }) => y === 1)).toBe(true);
  });
});
