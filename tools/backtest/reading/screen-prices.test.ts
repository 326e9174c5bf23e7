import { describe, expect, test } from 'vitest';
import { quoteOf, recordedGame } from '../testing/priced-games.ts';
import { type RecordedGame, type ScreenedGame, screenGames } from './screen-prices.ts';

const ODDS = [-0.6, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7, 0.9];
const SHIFTED = [...ODDS.slice(4), ...ODDS.slice(0, 4)];
const reasonsOf = ({ marks }: ScreenedGame): string[] => marks.map(({ quote, reason }) => `${quote} ${reason}`);
const day = (gameOf: (index: number) => Partial<RecordedGame>): RecordedGame[] =>
  ODDS.map((odds, index) => recordedGame('2021-06-01', odds, gameOf(index)));
const DAY_OF_ALL = ['open day', 'totalOpen day', 'close day', 'totalClose day'];

describe('a day whose opens do not go with its closes', () => {
  test('keeps neither where no second source tells which is wrong', () => {
    for (const game of screenGames(day((index) => ({ open: quoteOf(SHIFTED[index]!) })))) {
      expect(game).toMatchObject({ open: null, close: null, totalOpen: null, totalClose: null });
      expect(reasonsOf(game)).toEqual(DAY_OF_ALL);
      expect(game.recorded.open).not.toBeNull();
    }
  });
  test('keeps the closes that a second source confirms', () => {
    const games = screenGames(day((index) => ({ open: quoteOf(SHIFTED[index]!), secondClose: quoteOf(ODDS[index]! + 0.02) })));
    for (const game of games) {
      expect(reasonsOf(game)).toEqual(['open day', 'totalOpen day']);
      expect(game).toMatchObject({ open: null, totalOpen: null });
      expect(game.close).not.toBeNull();
    }
  });
  test('keeps the opens and takes the second source where the closes are wrong, as prices during play are', () => {
    const inPlay = [0, 0, 0, 0, 1.6, -2.2, 1.8, -1.7];
    const games = screenGames(
      day((index) => ({ close: quoteOf(ODDS[index]! + inPlay[index]!), secondClose: quoteOf(ODDS[index]! + 0.02) })),
    );
    for (const [index, game] of games.entries()) {
      expect(reasonsOf(game)).toEqual(['close day', 'totalClose day']);
      expect(game.open).not.toBeNull();
      expect(game.close?.pHome).toBe(quoteOf(ODDS[index]! + 0.02).pHome);
      expect(game.totalClose).toBeNull();
    }
  });
  test('is found against the second source where the first has no close', () => {
    const games = screenGames(day((index) => ({ open: quoteOf(SHIFTED[index]!), close: null, secondClose: quoteOf(ODDS[index]!) })));
    for (const game of games) expect(game).toMatchObject({ open: null, close: { pHome: expect.any(Number) } });
  });
  test.each([
    ['one game alone that moved far', day((index) => ({ open: quoteOf(ODDS[index]! + (index === 0 ? -0.7 : 0)) }))],
    ['moves that are large and alike', day((index) => ({ open: quoteOf(ODDS[index]! + 0.4) }))],
    [
      'even games whose small moves do not correlate',
      ODDS.map((_, index) => recordedGame('2021-06-01', 0.01 * index, { open: quoteOf(0.05 * (index % 2)) })),
    ],
    ['five games', day((index) => ({ open: quoteOf(SHIFTED[index]!) })).slice(0, 5)],
  ])('is not %s', (_name, games) => {
    for (const game of screenGames(games)) expect(game.marks).toEqual([]);
  });
  test('says nothing of the day before', () => {
    const wrong = day((index) => ({ open: quoteOf(SHIFTED[index]!) }));
    const right = ODDS.map((odds) => recordedGame('2021-05-31', odds));
    for (const game of screenGames([...wrong, ...right]).slice(ODDS.length)) expect(game.marks).toEqual([]);
  });
});

describe('one game', () => {
  const one = (other: Partial<RecordedGame>): ScreenedGame => screenGames([recordedGame('2021-06-01', 0.2, other)])[0]!;

  test.each([
    ['open margin', { open: quoteOf(0.2, 0.09) }],
    ['open margin', { open: quoteOf(0.2, -0.02) }],
    ['close margin', { close: quoteOf(0.2, 0.11) }],
    ['totalOpen margin', { totalOpen: { line: 8.5, over: 2.1, under: 2 } }],
    ['totalClose margin', { totalClose: { line: 8.5, over: 1.75, under: 1.8 } }],
  ])('is marked for %s', (mark, other) => {
    expect(reasonsOf(one(other))).toEqual([mark]);
    expect(one(other)[mark.split(' ')[0] as 'open']).toBeNull();
  });
  test('has the mean of two closes that agree, and none of two that do not', () => {
    const [first, second] = [quoteOf(0.2), quoteOf(0.3)];
    expect(one({ secondClose: second }).close?.pHome).toBeCloseTo((first.pHome + second.pHome) / 2, 12);
    expect(reasonsOf(one({ secondClose: quoteOf(0.45) }))).toEqual(['close sources']);
    expect(one({ secondClose: quoteOf(0.45) }).close).toBeNull();
  });
  test('has the second close where its own has an impossible margin', () => {
    expect(one({ close: quoteOf(0.2, 0.11), secondClose: quoteOf(0.3) }).close).toEqual(quoteOf(0.3));
  });
  test('has no prices where two rows name it', () => {
    expect(one({ isAmbiguous: true })).toMatchObject({ open: null, close: null, totalOpen: null, totalClose: null });
  });
});

test('two games of a day with every price alike are both marked; the same prices a day later are not', () => {
  const row = recordedGame('2021-06-01', 0.2);
  const marked = screenGames([row, { ...row }, recordedGame('2021-06-01', 0.3), { ...row, on: '2021-06-02' }]);
  expect(marked.map(({ open }) => open === null)).toEqual([true, true, false, false]);
});
