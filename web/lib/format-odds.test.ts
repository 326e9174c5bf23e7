import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOdds, formatPricesIn, type PriceFormat, readOddsBox, readTypedOdds, typedOdds } from './format.ts';

const FORMATS: PriceFormat[] = ['american', 'decimal', 'fractional'];
// Beyond −10,000 a decimal of two places is no longer one price.
const american = fc.oneof(fc.integer({ min: 100, max: 100_000 }), fc.integer({ min: -10_000, max: -100 }));

describe('prices in words of the server', () => {
  it.each([
    ['Under 10 at +107 (Summit): fair at \u2212111.', 'Under 10 at 2.07 (Summit): fair at 1.90.'],
    ['NYY 2 @ BOS 5: BOS at \u2212120, win', 'NYY 2 @ BOS 5: BOS at 1.83, win'],
    ['Under 8 -115: \u2212$17.77', 'Under 8 1.87: \u2212$17.77'],
    ['Boston \u22121.5 +193, +2.7% EV', 'Boston \u22121.5 2.93, +2.7% EV'],
    ['Over 8.5: +150 is now +140.', 'Over 8.5: 2.50 is now 2.40.'],
    ['Favorites \u2212199 to \u2212150: \u221218% over 43 bets', 'Favorites 1.50 to 1.67: \u221218% over 43 bets'],
    ['Payout $26.25 = $10.00 \u00d7 1.75 \u00d7 1.5 (\u2212133, \u2212200)', 'Payout $26.25 = $10.00 \u00d7 1.75 \u00d7 1.5 (1.75, 1.50)'],
  ])('%j is %j', (text, decimal) => expect(formatPricesIn(text, 'decimal')).toBe(decimal));

  it.each([
    'ROI +120% over 20 bets, \u2212100.5 in all',
    'Profit \u2212$150.00 and +$1,200',
    'Call 1-800-426-2537 on 2026-07-10',
    'Game 20260710_NYY@BOS, a move of +120 cents',
    'Spread +14 and \u22123.5, total 228, receipt 7F3K-2210',
    'Elo +120 points, +150 pts, +200 units',
    'From \u2212099 to +99',
  ])('%j holds no price', (text) => expect(formatPricesIn(text, 'decimal')).toBe(text));

  it('writes every price as a price beside the words is written, in every format', () => {
    fc.assert(
      fc.property(american, fc.constantFrom(...FORMATS), fc.boolean(), (odds, format, isTrueMinus) => {
        const written = isTrueMinus ? formatOdds(odds) : `${odds > 0 ? '+' : ''}${odds}`;
        const expected = format === 'american' ? written : formatOdds(odds, format);
        expect(formatPricesIn(`Yankees at ${written} (Summit), fair.`, format)).toBe(`Yankees at ${expected} (Summit), fair.`);
      }),
    );
  });
});

describe('typed odds', () => {
  it.each<[string, PriceFormat, number]>([
    ['-110', 'american', -110],
    ['+150', 'american', 150],
    ['\u2212120', 'american', -120],
    ['104.9', 'american', 104],
    ['even', 'american', 100],
    ['', 'american', 0],
    ['2.10', 'decimal', 110],
    [' 1.91 ', 'decimal', -110],
    ['1,91', 'decimal', -110],
    ['2', 'decimal', 100],
    ['-110', 'decimal', -110],
    ['+150', 'decimal', 150],
    ['101.0', 'decimal', 10_000],
    ['101', 'decimal', 0],
    ['210', 'decimal', 0],
    ['+210', 'decimal', 210],
    ['210', 'american', 210],
    ['2.10', 'american', 2],
    ['1', 'decimal', 0],
    ['0.5', 'decimal', 0],
    ['2000', 'decimal', 0],
    ['10/11', 'decimal', -110],
    ['1e3', 'decimal', 0],
    ['10/11', 'fractional', -110],
    ['5/2', 'fractional', 250],
    ['-120', 'fractional', -120],
    ['5/0', 'fractional', 0],
    ['2.5', 'fractional', 0],
  ])('%j in %s format is %d', (text, format, odds) => expect(readTypedOdds(text, format)).toBe(odds));

  it('reads what it wrote as the same price, to the two decimals that it wrote', () => {
    fc.assert(
      fc.property(american, fc.constantFrom(...FORMATS), (odds, format) => {
        const again = readTypedOdds(typedOdds(odds, format), format);
        expect(formatOdds(again, format)).toBe(formatOdds(odds, format));
      }),
    );
  });
});

describe('the odds box of a form', () => {
  it.each<[string, PriceFormat, number | null]>([
    ['-110', 'american', -110],
    ['104.5', 'american', null],
    ['2.10', 'american', null],
    ['50', 'american', null],
    ['2.10', 'decimal', 110],
    ['210', 'decimal', null],
    ['210.00', 'decimal', 20_900],
    ['+210', 'decimal', 210],
    ['5/2', 'fractional', 250],
    ['2.10', 'fractional', null],
    ['', 'decimal', null],
  ])('%j in %s format is %j', (text, format, odds) => expect(readOddsBox(text, format)).toBe(odds));

  it('is the price it was opened with for as long as its text is that price', () => {
    fc.assert(
      fc.property(fc.oneof(american, fc.integer({ min: -100_000, max: -10_001 })), fc.constantFrom(...FORMATS), (odds, format) => {
        expect(readOddsBox(typedOdds(odds, format), format, odds)).toBe(odds);
      }),
    );
    // 1.88 is what −113 and −114 round to.
    expect(readOddsBox('1.88', 'decimal', -113)).toBe(-113);
    expect(readOddsBox('1.88', 'decimal')).toBe(-114);
  });
});
