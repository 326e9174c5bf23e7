import { expect, test } from 'vitest';
import type { LeaguePlay } from '../../forecasts/index.ts';
import { adviseLeagueGame } from './advise-league.ts';

const GAME = {
  gameId: '20261129_PIT@LAC_NFL',
  awayTeam: 'Pittsburgh Steelers',
  homeTeam: 'Los Angeles Chargers',
  gameTime: '2026-11-29T21:05:00.000Z',
};
const play = (over: Partial<LeaguePlay>): LeaguePlay =>
  ({
    contestId: 'c',
    market: 'moneyline',
    side: 'away',
    line: null,
    odds: -150,
    book: 'SUM',
    bookName: 'Summit',
    isStale: false,
    basis: 'market',
    probability: 0.58,
    marketProbability: 0.58,
    pushProbability: 0.003,
    ev: -0.03,
    confidence: 31,
    isValue: false,
    ...over,
  }) as LeaguePlay;
const OTHER = play({ side: 'home', odds: 132, probability: 0.42, ev: -0.02 });
const VALUE = play({ market: 'spread', line: 3, side: 'home', odds: 105, probability: 0.505, ev: 0.032, confidence: 71, isValue: true });

test('the favored side at its chance to win; a value play at its own confidence, for who may see one', () => {
  const plays = [OTHER, play({}), VALUE];
  expect(adviseLeagueGame(GAME, plays, false)).toMatchObject({
    selection: 'Pittsburgh Steelers ML',
    confidence: expect.closeTo(58, 6),
    isValue: false,
    odds: -150,
  });
  expect(adviseLeagueGame(GAME, plays, true)).toMatchObject({
    team: 'Los Angeles Chargers',
    selection: 'Los Angeles Chargers +3',
    confidence: 71,
    isValue: true,
  });
  expect(adviseLeagueGame(GAME, [OTHER, play({})], true)).toMatchObject({ selection: 'Pittsburgh Steelers ML', isValue: false });
});

test('a slip without the plays says the same whether there are any or not', () => {
  expect(adviseLeagueGame(GAME, [VALUE, play({})], false)).toEqual(adviseLeagueGame(GAME, [play({})], false));
});

test('the reason tells the market from our own number', () => {
  const reasoning = (one: LeaguePlay) => (adviseLeagueGame(GAME, [one], true) as { reasoning: string }).reasoning;
  expect(reasoning(play({}))).toBe(
    'The market is our number: the books together, without their margin, make it 58.0%. The price needs 60.0%.',
  );
  expect(reasoning(play({ basis: 'model', marketProbability: 0.55 }))).toContain('We say 58.0%, the books without their margin 55.0%.');
});

test.each([
  ['no forecast, or no book', [], /no forecast of this game yet/],
  ['only prices past their age', [play({ isStale: true })], /No book offers this game right now/],
  ['totals alone', [play({ market: 'total', side: 'over', line: 44.5 })], /No book offers/],
] as const)('%s: no bet, with the reason', (_name, plays, reason) => {
  expect(adviseLeagueGame(GAME, plays, true)).toEqual({ reason: expect.stringMatching(reason) });
});
