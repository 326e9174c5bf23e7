import type { PriceFormat } from '@clearedge/quant/price';
import { describe, expect, test } from 'vitest';
import { oddsCell } from './import-rules.ts';
import { asksOddsFormat, oddsFormatOf, readOddsCell } from './odds-column.ts';

const cell = (text: string, column = 'odds') => oddsCell({ [column]: text });
/** What each price of a file is read as, or what is wrong with it. */
function file(texts: readonly string[], column = 'odds', chosen: PriceFormat | null = null): (number | string)[] {
  const cells = texts.map((text) => cell(text, column));
  const format = chosen ?? oddsFormatOf(cells);
  return cells.map((one) => {
    try {
      return readOddsCell(one, format);
    } catch (error) {
      return (error as Error).message;
    }
  });
}
const REQUESTED = /^"[\d.]+" can be \+\d+ or \d+\.00: choose the odds format of this file\.$/;
const AMERICAN = /is not American odds/;

describe('the odds of a file', () => {
  test.each<[string, readonly string[], readonly (number | string | RegExp)[]]>([
    ['American with signs', ['-110', '+150', '−120'], [-110, 150, -120]],
    ['American without a plus', ['-110', '150', '210'], [-110, 150, 210]],
    ['American as a spreadsheet writes it', ['-110.0', '150.0', '210.00'], [-110, 150, 210]],
    ['decimal', ['1.91', '2.10', '2'], [-110, 110, 100]],
    ['decimal with a long shot', ['1.91', '210', '151.00'], [-110, 20_900, 15_000]],
    ['decimal with commas', ['1,91', '2,10'], [-110, 110]],
    ['fractional', ['10/11', '5/2', '6 / 4'], [-110, 250, 150]],
    ['a decimal of 2.00 alone', ['2.00'], [100]],
    ['one that can be both', ['210'], [REQUESTED]],
    ['one that can be both, with its decimals', ['210.00'], [REQUESTED]],
    ['several that can be both', ['150', '210', '1000'], [REQUESTED, REQUESTED, REQUESTED]],
    ['both formats at once', ['1.91', '-110', '210'], [-110, -110, REQUESTED]],
    ['a thousand with its comma', ['1,200', '-110'], [AMERICAN, -110]],
    ['no price', ['50', '-99', '+2.10', '1e309', 'abc', '0', '1.00', '-110.5', ''], Array(9).fill(AMERICAN)],
    ['a whole number below 100 in an American file', ['-110', '50'], [-110, AMERICAN]],
    ['a fraction without its second part', ['-110', '5/0', '5/'], [-110, AMERICAN, AMERICAN]],
  ])('%s', (_name, texts, read) => {
    expect(file(texts)).toEqual(read.map((one) => (one instanceof RegExp ? expect.stringMatching(one) : one)));
  });

  test.each<[string, string, readonly (number | string)[]]>([
    ['Odds (Decimal)', '210', [20_900]],
    ['decimal_odds', '2.10', [110]],
    ['American Odds', '210', [210]],
    ['American Odds', '2.10', ['"2.10" is not American odds such as -110 or +150.']],
    ['Fractional Odds', '210', ['"210" is not fractional odds such as 10/11.']],
    ['decimalOdds', '-110', [-110]],
  ])('a column called %s says what %j is', (column, text, read) => expect(file([text], column)).toEqual(read));

  test.each<[PriceFormat, string, number | RegExp]>([
    ['american', '210', 210],
    ['decimal', '210', 20_900],
    ['decimal', '+210', 210],
    ['american', '2.10', AMERICAN],
    ['fractional', '210', /is not fractional odds/],
    ['fractional', '2.10', /is not fractional odds/],
  ])('an owner who chooses %s reads %j', (chosen, text, read) =>
    expect(file([text], 'odds', chosen)).toEqual([read instanceof RegExp ? expect.stringMatching(read) : read]),
  );

  test('our own export is American without a question, and nothing is asked where nothing can be mistaken', () => {
    const own = oddsCell({ odds: '150', closingOdds: '', potentialWin: '15' });
    expect([readOddsCell(own, null), asksOddsFormat(own, null)]).toEqual([150, false]);
    expect([asksOddsFormat(cell('210'), null), asksOddsFormat(cell('2.10'), null), asksOddsFormat(cell('x'), null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
