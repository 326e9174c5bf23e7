import type { KeptClaim } from '@clearedge/quant/blend';
import { expect, test } from 'vitest';
import { claimsKept } from '../../../../testing/index.ts';
import { judgePrice, type Play } from '../../../forecasts/index.ts';
import { chancesOf } from '../../pick-chances.ts';
import { confidenceOfPick, decidePicks, type NoPick, PICK_LIMITS, type Published, type Readiness, readinessOf } from './choose-picks.ts';
import { noBetText } from './no-pick-words.ts';

const AT = new Date('2026-07-11T16:00:00Z');

const CLAIMS = claimsKept(1);

/** A play as the forecasts slice makes it: its worth and its doubt follow from its figures. */
function play(values: Partial<Play> = {}, claims = CLAIMS): Play {
  const given = {
    contestId: 'one',
    gameId: '20260711_NYY@BOS',
    market: 'moneyline' as const,
    side: 'home' as const,
    line: null,
    odds: 110,
    book: 'AAA',
    bookName: 'Book A',
    seenAt: AT,
    isStale: false,
    bookCount: 3,
    marketProbability: 0.47,
    probability: 0.5,
    probabilityLow: 0.48,
    probabilityHigh: 0.52,
    pushProbability: 0,
    fairOdds: 100,
    beatsClose: null,
    ...values,
  };
  const opinion = { probability: given.probability, low: given.probabilityLow, high: given.probabilityHigh, push: given.pushProbability };
  const judged = judgePrice({ ...opinion, modelWeight: 0.4 }, { ...given, noVigProbability: given.marketProbability }, claims);
  return { ...given, winProbability: given.probability * (1 - given.pushProbability), ...judged };
}
const ready = (): Readiness => 'ready';
const chosenOf = (plays: readonly Play[], current: readonly Published[] = []) =>
  decidePicks(plays, current, ready, CLAIMS).flatMap(({ play: one, why }) => (why === null ? [one] : []));
const chosen = (...plays: Play[]) => chosenOf(plays).map(({ contestId, market }) => `${contestId} ${market}`);
const whyNot = (one: Play, readiness: Readiness = 'ready', claims = CLAIMS) => decidePicks([one], [], () => readiness, claims)[0]?.why;

test('a price that passes every check is a pick', () => {
  expect(whyNot(play())).toBeNull();
});

test.each<[string, NoPick, Partial<Play>, KeptClaim[]?]>([
  ['a price too old', 'stale', { isStale: true }],
  ['a price below our number', 'no edge', { odds: -105 }],
  ['too little value', 'little edge', { odds: 102 }],
  ['a low end far below break-even', 'uncertain', { probabilityLow: 0.44 }],
  ['one book alone', 'one book', { bookCount: 1 }],
  ['no market to compare with', 'no market', { marketProbability: null }],
  ['a price that the books themselves would call wrong', 'likely error', { marketProbability: 0.51, probability: 0.53 }],
  ['a probability far from the books’ own', 'far from market', { marketProbability: 0.43 }],
  ['a kind whose past plays have not kept their claim', 'unproven', { odds: 118 }, claimsKept(0)],
  ['a claim of which too little was kept', 'little edge', {}, claimsKept(0.2)],
  ['a stake that would print as nothing', 'no stake', { probability: 0.484, probabilityLow: 0.464, probabilityHigh: 0.504 }],
])('no pick: %s', (_what, why, values, claims = CLAIMS) => {
  expect(whyNot(play(values, claims), 'ready', claims)).toBe(why);
});

test('a play on the books’ consensus does not wait for a forecast, and its stake and EV are of what is left of the claim', () => {
  const claims = claimsKept(0.5, 'market');
  const one = play({ odds: 118 }, claims);
  expect(whyNot(one, 'moved', claims)).toBeNull();
  expect(whyNot(one, 'starters', claims)).toBe('starters');
  const [full] = decidePicks([play({ odds: 118 }, claimsKept(1, 'market'))], [], ready, claimsKept(1, 'market'));
  const [half] = decidePicks([one], [], ready, claims);
  expect(half!.play.claimedEv).toBe(full!.play.ev);
  expect(half!.play.ev).toBeCloseTo(full!.play.ev / 2, 12);
  expect(half!.play.kellyShare).toBeLessThan(full!.play.kellyShare);
});

test('a game that waits for a starter, or whose market has moved, says so before anything else', () => {
  expect([whyNot(play(), 'starters'), whyNot(play({ marketProbability: 0.43 }), 'moved')]).toEqual(['starters', 'moved']);
});

test('a market that is not published is no candidate', () => {
  expect(decidePicks([play({ market: 'first5_moneyline' })], [], ready, CLAIMS)).toEqual([]);
});

test('every published pick has a stake that prints above zero, and figures that give its EV', () => {
  let published = 0;
  for (let step = 0; step < 4000; step += 1) {
    const odds = [-130, -105, 104, 120, 150, 193, 260][step % 7]!;
    const pushProbability = [0, 0.0683, 0.1117][step % 3]!;
    const breakEven = 1 / (odds > 0 ? 1 + odds / 100 : 1 - 100 / odds);
    const probability = breakEven + ((step * 0.00037) % 0.06);
    const values = { odds, pushProbability, probability, marketProbability: breakEven + 0.003 };
    const [one] = chosenOf([play({ ...values, probabilityLow: probability - 0.018, probabilityHigh: probability + 0.018 })]);
    if (!one) continue;
    published += 1;
    const [win, push] = [Number((100 * one.winProbability).toFixed(1)), Number((100 * one.pushProbability).toFixed(1))];
    const profit = odds > 0 ? odds / 100 : -100 / odds;
    expect(one.ev * 100).toBeCloseTo(win * profit - (100 - win - push), 9);
    expect(Number((100 * one.kellyShare).toFixed(1))).toBeGreaterThan(0);
    const { marketWin, breakEven: needed } = chancesOf(one);
    expect(needed).toBeCloseTo((1 - one.pushProbability) * breakEven, 9);
    expect(one.winProbability).toBeGreaterThan(needed);
    expect(marketWin).toBeCloseTo((breakEven + 0.003) * (1 - one.pushProbability), 9);
  }
  expect(published).toBeGreaterThan(200);
});

test('"no bet" counts the prices by what kept them back, and names none', () => {
  const far = play({ gameId: '20260711_HOU@LAA', contestId: 'two', marketProbability: 0.43 });
  const decisions = decidePicks([play({ odds: 102 }), play({ odds: -120 }), far], [], ready, CLAIMS);
  const text = noBetText(decisions, 2);
  expect(text).toBe(
    'No bet: of 3 prices on 2 games, 1 shows 1.5% EV or more and does not pass our checks: 1 where our number is over 6 points from the books’, so we trust theirs.',
  );
  expect(noBetText(decisions.slice(1), 2)).toBe('No bet: of 2 prices on 2 games, none is worth 1.5% EV or more.');
});

test('the most worth first, one pick on the winner and one on the runs of a game', () => {
  expect(
    chosen(
      play({ odds: 106 }),
      play({ market: 'spread', line: -1.5, odds: 108 }),
      play({ market: 'total', side: 'over', line: 8.5, odds: 104 }),
    ),
  ).toEqual(['one spread', 'one total']);
  expect(decidePicks([play()], [{ contestId: 'one', market: 'spread' }], ready, CLAIMS)).toMatchObject([{ why: 'same question' }]);
});

test('no more than the day’s number, what stands included', () => {
  const many = Array.from({ length: 20 }, (_, at) => play({ contestId: `game ${at}`, odds: 104 + at / 2 }));
  const first = chosenOf(many);
  expect(first.map(({ contestId }) => contestId)).toEqual(['game 19', 'game 18', 'game 17', 'game 16', 'game 15', 'game 14']);
  expect(chosenOf(many, first)).toEqual([]);
  expect(decidePicks([play({ contestId: 'late' })], first, ready, CLAIMS)).toMatchObject([{ why: 'day full' }]);
  expect(chosenOf(many, first.slice(1))).toHaveLength(1);
  expect(first).toHaveLength(PICK_LIMITS.aDay);
});

test('an opinion is acted on while the market it was pooled with stands and both starters are announced', () => {
  const quality = { awayStarterKnown: true, homeStarterKnown: true, lineUpsKnown: true, awayGames: 90, homeGames: 90, evidence: 1 };
  const market = { pHome: 0.47, total: { line: 8.5, overProbability: 0.5 }, bookCount: 3, seenAt: '2026-07-11T16:00:00Z' };
  const inputs = { ratedTo: '2026-07-10', awayStarterId: 'a', homeStarterId: 'h', awayLineUp: null, homeLineUp: null, market };
  const projection = { contestId: 'one', quality, inputs };
  const over = (line: number) => play({ market: 'total', side: 'over', line, marketProbability: 0.5 });
  expect(readinessOf(projection, [play(), over(8.5)])).toBe('ready');
  expect(readinessOf(projection, [play(), over(8)])).toBe('moved');
  expect(readinessOf(projection, [play({ marketProbability: 0.49 }), over(8.5)])).toBe('moved');
  expect(readinessOf({ ...projection, quality: { ...quality, awayStarterKnown: false } }, [play(), over(8.5)])).toBe('starters');
  expect(readinessOf({ ...projection, inputs: { ...inputs, market: null } }, [play()])).toBe('moved');
  expect(readinessOf(undefined, [play()])).toBe('starters');
});

test('confidence is the rank of the expected value among past plays, with its band’s record, and less where evidence is missing', () => {
  const slight = confidenceOfPick({ market: 'moneyline', ev: 0.005 }, 1);
  const strong = confidenceOfPick({ market: 'moneyline', ev: 0.06 }, 1);
  expect(strong.rank).toBeGreaterThan(slight.rank);
  expect(strong.band!.from).toBeLessThanOrEqual(strong.rank);
  expect(strong.band!.plays).toBeGreaterThan(strong.band!.wins);
  expect(confidenceOfPick({ market: 'moneyline', ev: 0.06 }, 0.5).rank).toBeLessThan(strong.rank);
  expect(confidenceOfPick({ market: 'total', ev: 0.06 }, 1).band).not.toEqual(strong.band);
  expect(confidenceOfPick({ market: 'spread', ev: 0.06 }, 1).band).toBeNull();
});
