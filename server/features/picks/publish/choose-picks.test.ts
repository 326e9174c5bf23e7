import { expect, test } from 'vitest';
import type { Play } from '../../forecasts/index.ts';
import { choosePicks, confidenceOfPick, isReady, PICK_LIMITS } from './choose-picks.ts';

const play = (values: Partial<Play> = {}): Play => ({
  eventId: 'one',
  gameId: '20260711_NYY@BOS',
  market: 'moneyline',
  side: 'home',
  line: null,
  odds: 110,
  book: 'AAA',
  bookName: 'Book A',
  seenAt: new Date('2026-07-11T16:00:00Z'),
  isStale: false,
  bookCount: 3,
  marketProbability: 0.47,
  probability: 0.5,
  probabilityLow: 0.48,
  probabilityHigh: 0.52,
  winProbability: 0.5,
  pushProbability: 0,
  fairOdds: 100,
  ev: 0.05,
  evLow: 0.01,
  isValue: true,
  beatsClose: null,
  ...values,
});
const chosen = (...plays: Play[]) => choosePicks(plays, []).map(({ eventId, market }) => `${eventId} ${market}`);

test.each<[string, Partial<Play>]>([
  ['a price too old', { isStale: true }],
  ['too little value', { ev: 0.014 }],
  ['no value play', { isValue: false }],
  ['one book alone', { bookCount: 1 }],
  ['no market to compare with', { marketProbability: null }],
  ['a price that the books themselves would call wrong', { marketProbability: 0.51, probability: 0.53 }],
  ['a probability far from the books’ own', { marketProbability: 0.43 }],
  ['a market that is not published', { market: 'first5_moneyline' }],
])('no pick: %s', (_why, values) => {
  expect(chosen(play(values))).toEqual([]);
});

test('the most worth first, one pick on the winner and one on the runs of a game', () => {
  expect(
    chosen(
      play({ ev: 0.03 }),
      play({ market: 'spread', line: -1.5, ev: 0.04 }),
      play({ market: 'total', side: 'over', line: 8.5, ev: 0.02 }),
    ),
  ).toEqual(['one spread', 'one total']);
  expect(choosePicks([play()], [{ eventId: 'one', market: 'spread' }])).toEqual([]);
});

test('no more than the day’s number, what stands included', () => {
  const many = Array.from({ length: 20 }, (_, at) => play({ eventId: `game ${at}`, ev: 0.02 + at / 1000 }));
  const first = choosePicks(many, []);
  expect(first.map(({ eventId }) => eventId)).toEqual(['game 19', 'game 18', 'game 17', 'game 16', 'game 15', 'game 14']);
  expect(choosePicks(many, first)).toEqual([]);
  expect(choosePicks(many, first.slice(1))).toHaveLength(1);
  expect(first).toHaveLength(PICK_LIMITS.aDay);
});

test('an opinion is acted on while the market it was pooled with stands and both starters are announced', () => {
  const quality = { awayStarterKnown: true, homeStarterKnown: true, lineUpsKnown: true, awayGames: 90, homeGames: 90, evidence: 1 };
  const market = { pHome: 0.47, total: { line: 8.5, overProbability: 0.5 }, bookCount: 3, seenAt: '2026-07-11T16:00:00Z' };
  const inputs = { ratedTo: '2026-07-10', awayStarterId: 'a', homeStarterId: 'h', awayLineUp: null, homeLineUp: null, market };
  const opinion = { eventId: 'one', quality, inputs };
  const over = (line: number) => play({ market: 'total', side: 'over', line, marketProbability: 0.5 });
  expect(isReady(opinion, [play(), over(8.5)])).toBe(true);
  expect(isReady(opinion, [play(), over(8)])).toBe(false);
  expect(isReady(opinion, [play({ marketProbability: 0.49 }), over(8.5)])).toBe(false);
  expect(isReady({ ...opinion, quality: { ...quality, awayStarterKnown: false } }, [play(), over(8.5)])).toBe(false);
  expect(isReady({ ...opinion, inputs: { ...inputs, market: null } }, [play()])).toBe(false);
  expect(isReady(undefined, [play()])).toBe(false);
});

test('confidence is the rank of the expected value among past plays, with its band’s record, and less where evidence is missing', () => {
  const slight = confidenceOfPick({ market: 'moneyline', ev: 0.005 }, 1);
  const strong = confidenceOfPick({ market: 'moneyline', ev: 0.06 }, 1);
  expect(strong.rank).toBeGreaterThan(slight.rank);
  expect(strong.band.from).toBeLessThanOrEqual(strong.rank);
  expect(strong.band.plays).toBeGreaterThan(strong.band.wins);
  expect(confidenceOfPick({ market: 'moneyline', ev: 0.06 }, 0.5).rank).toBeLessThan(strong.rank);
  expect(confidenceOfPick({ market: 'total', ev: 0.06 }, 1).band).not.toEqual(strong.band);
});
