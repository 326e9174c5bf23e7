import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeWeight, type WeightedPick } from './place-weight.ts';
import { byCard, type ScoredPick, scoreCard, sumSeason } from './score-card.ts';

const joinedAt = new Date('2026-07-01T12:00:00Z');
const game = (contestId: string, isFinal = true, startsAt = '2026-07-11T23:00:00Z') => ({
  contestId,
  isFinal,
  startsAt: new Date(startsAt),
});
const pick = (contestId: string, result: ScoredPick['result'], weight: number | null = null): ScoredPick => ({ contestId, result, weight });
const rules = { hasWeights: true, missedPenalty: 2 };
const plain = { hasWeights: false, missedPenalty: 0 };

describe('a card', () => {
  test.each([
    ['a winner earns its weight', rules, [game('a')], [pick('a', 'win', 7)], { points: 7, right: 1 }],
    ['one point each without weights', plain, [game('a')], [pick('a', 'win', 7)], { points: 1, right: 1 }],
    ['a loser earns nothing and costs nothing', rules, [game('a')], [pick('a', 'loss', 7)], { points: 0, wrong: 1 }],
    ['a push is neither right nor wrong', rules, [game('a')], [pick('a', 'push', 7)], {}],
    ['a void is neither right nor wrong', rules, [game('a', false)], [pick('a', 'void', 7)], {}],
    ['what is not graded waits', rules, [game('a')], [pick('a', null, 7)], { pending: 1 }],
    [
      'a final game that was left out costs the penalty',
      rules,
      [game('a'), game('b')],
      [pick('a', 'win', 2)],
      { points: 0, right: 1, missed: 1 },
    ],
    ['without a penalty it only counts as missed', plain, [game('a')], [], { missed: 1 }],
    ['a game that is not played costs nothing', rules, [game('a', false)], [], {}],
    ['nor does one that began before one joined', rules, [game('a', true, '2026-07-01T11:59:59Z')], [], {}],
    ['a pick off the card does not count', rules, [game('a', false)], [pick('z', 'win', 9)], {}],
  ] as const)('%s', (_what, held, games, picks, expected) => {
    expect(scoreCard(held, games, picks, joinedAt)).toEqual({ points: 0, right: 0, wrong: 0, missed: 0, pending: 0, ...expected });
  });

  const anyCard = fc
    .integer({ min: 3, max: 16 })
    .chain((size) =>
      fc.record({
        size: fc.constant(size),
        results: fc.array(fc.constantFrom('win', 'loss', 'push', 'void', null, 'missed'), { minLength: size, maxLength: size }),
        missedPenalty: fc.integer({ min: 0, max: 5 }),
      }),
    );
  test('points stay between all missed and all right, and a pick made never hurts', () => {
    fc.assert(
      fc.property(anyCard, ({ size, results, missedPenalty }) => {
        const games = results.map((_, at) => game(String(at)));
        const picks = results.flatMap((result, at) => (result === 'missed' ? [] : [pick(String(at), result, at + 1)]));
        const held = { hasWeights: true, missedPenalty };
        const { points, right, wrong, missed, pending } = scoreCard(held, games, picks, joinedAt);
        expect(points).toBeLessThanOrEqual((size * (size + 1)) / 2);
        expect(points).toBeGreaterThanOrEqual(-missedPenalty * size);
        expect(right + wrong + missed + pending).toBeLessThanOrEqual(size);
        const more = results.indexOf('missed');
        if (more >= 0)
          expect(scoreCard(held, games, [...picks, pick(String(more), 'loss', more + 1)], joinedAt).points).toBe(points + missedPenalty);
      }),
    );
  });
});

describe('the tiebreaker', () => {
  const row = (points: number, runsGuess: number | null = null) => ({ points, runsGuess });
  test.each([
    ['more points go first, whatever was guessed', 9, row(3), row(2, 9), -1],
    ['equals go by the distance to the total runs', 9, row(3, 7), row(3, 12), -1],
    ['too high and too low count alike', 9, row(3, 8), row(3, 10), 0],
    ['no guess is behind any guess', 9, row(3), row(3, 90), 1],
    ['no one guessed', 9, row(3), row(3), 0],
    ['until the runs are known guesses do not count', null, row(3, 7), row(3, 12), 0],
  ] as const)('%s', (_what, runs, a, b, sign) => expect(Math.sign(byCard(runs)(a, b))).toBe(sign));
});

describe('the season', () => {
  const over = (points: number) => ({ points, isOver: true });
  test.each([
    [[over(5), over(2), over(9)], true, { points: 14, dropped: 2 }],
    [[over(5), over(2), over(9)], false, { points: 16, dropped: null }],
    [[over(5)], true, { points: 5, dropped: null }],
    [[over(5), { points: 0, isOver: false }], true, { points: 5, dropped: null }],
    [[over(5), over(-3)], true, { points: 5, dropped: -3 }],
    [[over(5), over(0)], true, { points: 5, dropped: 0 }],
    [[], true, { points: 0, dropped: null }],
  ])('%j with dropping %s is %j', (weeks, drops, expected) => expect(sumSeason(weeks, drops)).toEqual(expected));

  test('dropping the worst week is what the best of the others come to', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 130 }), { minLength: 2, maxLength: 30 }), (weeks) => {
        const best = Math.max(...weeks.map((_, left) => weeks.reduce((sum, points, at) => (at === left ? sum : sum + points), 0)));
        expect(sumSeason(weeks.map(over), true).points).toBe(best);
      }),
    );
  });
});

describe('confidence weights', () => {
  const other = (contestId: string, weight: number | null, isOpen = true): WeightedPick => ({ contestId, weight, isOpen });
  test.each([
    ['the lowest that is free', null, undefined, [other('b', 1), other('c', 3)], { kind: 'placed', weight: 2, moved: null }],
    ['the one it has', 4, undefined, [other('b', 1)], { kind: 'placed', weight: 4, moved: null }],
    ['the one that is wanted', 1, 4, [other('b', 2)], { kind: 'placed', weight: 4, moved: null }],
    ['in exchange with an open game', 1, 4, [other('b', 4)], { kind: 'placed', weight: 4, moved: { contestId: 'b', weight: 1 } }],
    [
      'a new pick sends the other to a free one',
      null,
      4,
      [other('b', 4)],
      { kind: 'placed', weight: 4, moved: { contestId: 'b', weight: 1 } },
    ],
    ['a game that has begun keeps its own', 1, 4, [other('b', 4, false)], { kind: 'taken', contestId: 'b' }],
    ['none above the games of the card', 1, 6, [], { kind: 'unknown' }],
  ] as const)('%s', (_what, own, wanted, others, expected) => expect(placeWeight(5, own, wanted, others)).toEqual(expected));

  test('however they are wanted, each is used once and all stay between 1 and the games', () => {
    const anyWishes = fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 4 }), wanted: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const weights = new Map<string, number>();
        for (const { at, wanted } of wishes) {
          const id = String(at);
          const others = [...weights].filter(([key]) => key !== id).map(([contestId, weight]) => other(contestId, weight));
          const placing = placeWeight(5, weights.get(id) ?? null, wanted, others);
          if (placing.kind !== 'placed') throw new Error(placing.kind);
          weights.set(id, placing.weight);
          if (placing.moved) weights.set(placing.moved.contestId, placing.moved.weight);
          expect(new Set(weights.values()).size).toBe(weights.size);
          for (const weight of weights.values()) expect(weight >= 1 && weight <= 5).toBe(true);
        }
      }),
    );
  });
});
