import { describe, expect, test } from 'vitest';
import { after, offers } from '../testing/samples.ts';
import { screenLadder } from './screen-ladder.ts';

const total = (code: string, line: number, over: number, under: number) => offers(code, 'total', line, over, under);
const away = (code: string, line: number, first: number, second: number) => offers(code, 'spread', line, first, second);
const errorsIn = (...parameters: Parameters<typeof screenLadder>) =>
  screenLadder(...parameters).flatMap(({ bookCode, line, side, price, likelyError }) =>
    likelyError ? [[bookCode, side, line, price, likelyError.odds, likelyError.reason]] : [],
  );
/** The first side of each marked pair: "AAA 8 order". */
const marked = (...parameters: Parameters<typeof screenLadder>) =>
  errorsIn(...parameters)
    .filter(([, side]) => side === 'over' || side === 'away')
    .map(([book, , line, , , reason]) => `${book} ${line} ${reason}`);

const BOARD = total('AAA', 8.5, -110, -110);
const SOUND = [
  ...total('AAA', 7.5, -170, 140),
  ...total('AAA', 8, -135, 110),
  ...total('AAA', 9, 110, -135),
  ...total('AAA', 9.5, 140, -170),
];

describe('a ladder', () => {
  test('that is in order stays as it is, the wider hold of its alternates included', () => {
    expect(screenLadder(SOUND, BOARD, 'mlb')).toEqual(SOUND);
    const spread = [...away('AAA', -2.5, 160, -200), ...away('AAA', 1.5, -250, 195)];
    expect(screenLadder(spread, away('AAA', -1.5, 130, -150), 'mlb')).toEqual(spread);
  });

  test('loses a price that the other numbers of its book contradict, and that one alone', () => {
    const wrong = total('AAA', 8, 150, -185);
    expect(marked([...total('AAA', 7.5, -170, 140), ...wrong, ...total('AAA', 9, 110, -135)], BOARD, 'mlb')).toEqual(['AAA 8 order']);
    expect(errorsIn(wrong, BOARD, 'mlb')).toEqual([
      ['AAA', 'over', 8, null, 150, 'order'],
      ['AAA', 'under', 8, null, -185, 'order'],
    ]);
    expect(marked(away('AAA', -3.5, 110, -130), away('AAA', -1.5, 130, -150), 'mlb')).toEqual(['AAA -3.5 order']);
  });

  test('loses both of two that contradict each other, and never a price of the board', () => {
    const rows = [...total('AAA', 9, 140, -170), ...total('AAA', 9.5, 110, -135)];
    expect(marked(rows, BOARD, 'mlb')).toEqual(['AAA 9 order', 'AAA 9.5 order']);
    expect(marked(total('AAA', 9, -125, 105), BOARD, 'mlb')).toEqual(['AAA 9 order']);
  });

  test('takes a point of rounding for none', () => {
    expect(marked(total('AAA', 9, -112, -112), BOARD, 'mlb')).toEqual([]);
  });

  test('of one book says nothing of another’s, which is compared on the same number', () => {
    expect(marked(total('BBB', 9.5, -110, -110), BOARD, 'mlb')).toEqual([]);
    const others = [...total('BBB', 9.5, 145, -175), ...total('CCC', 9.5, 140, -170)];
    expect(marked([...others, ...total('DDD', 9.5, 260, -330)], BOARD, 'mlb')).toEqual(['DDD 9.5 outlier']);
  });

  test('may keep more than a board, but no impossible margin', () => {
    expect(marked(total('AAA', 9.5, 120, -200), BOARD, 'mlb')).toEqual([]);
    expect(marked(total('AAA', 9.5, 150, -130), BOARD, 'mlb')).toEqual(['AAA 9.5 overround']);
    expect(marked(total('AAA', 9.5, -130, -280), BOARD, 'mlb')).toEqual(['AAA 9.5 overround']);
  });

  test('is compared with an old price of the board on its own terms', () => {
    const old = offers('AAA', 'total', 8.5, -110, -110, after(-2000));
    expect(marked(SOUND, old, 'mlb')).toEqual([]);
  });
});
