import { describe, expect, test } from 'vitest';
import { ratingsFromJson, ratingsToJson } from './json.ts';
import { absorbDay } from './learn/absorb-day.ts';
import { listRatings } from './list-ratings.ts';
import { createRatings, startSeason } from './ratings.ts';
import { everyKind } from './testing/every-kind.ts';
import { madeUpGame, madeUpSide, sluggers } from './testing/made-up.ts';
import { PLAIN } from './testing/plain-parameters.ts';

describe('seasons', () => {
  test('pull means back and let uncertainty grow, but not of the newcomer', () => {
    const ratings = createRatings(PLAIN);
    absorbDay(ratings, [madeUpGame('2019-04-01', madeUpSide('AAA', sluggers), madeUpSide('BBB'))]);
    const { states } = ratings;
    const [starter, offence, home] = [
      states.index.starter.get('BBB-starter')!,
      states.index.offence.get('AAA')!,
      states.index.home.get('')!,
    ];
    const before = { means: [...states.means], variances: [...states.variances] };
    startSeason(ratings, 2019);
    expect(states.means).toEqual(before.means);
    startSeason(ratings, 2020);
    expect(states.means[starter]).toBeCloseTo(0.02 + (before.means[starter]! - 0.02) * 0.5, 12);
    expect(states.means[offence]).toBeCloseTo(before.means[offence]! * 0.5, 12);
    expect(states.variances[offence]).toBeCloseTo(before.variances[offence]! * 0.25 + 0.001, 12);
    expect(states.means[home]).toBeCloseTo(before.means[home]! * 0.5, 12);
    expect(states.means[states.index.starter.get('')!]).toBe(0.04);
    expect(ratings.teamGames.size).toBe(0);
  });
  test('the first one changes nothing', () => {
    const ratings = createRatings(PLAIN);
    const means = [...ratings.states.means];
    startSeason(ratings, 2019);
    expect(ratings.states.means).toEqual(means);
    expect(ratings.season).toBe(2019);
  });
  test('a game put off from the season before counts in the present one', () => {
    const ratings = createRatings(PLAIN);
    startSeason(ratings, 2020);
    absorbDay(ratings, [madeUpGame('2020-04-01', madeUpSide('AAA'), madeUpSide('BBB'), { season: 2019 })]);
    expect(ratings.season).toBe(2020);
  });
});

describe('what is stored', () => {
  test('is in the same order whatever came first', () => {
    const stored = JSON.parse(ratingsToJson(everyKind())) as { teamGames: unknown; nines: [string, unknown][]; lastDay: string };
    expect(stored.teamGames).toEqual([
      ['AAA', 1],
      ['CCC', 1],
    ]);
    expect(stored.nines.map(([team]) => team)).toEqual(['AAA', 'BBB', 'CCC']);
    expect(stored.lastDay).toBe('2020-04-01');
    expect(stored.nines.find(([team]) => team === 'BBB')?.[1]).toHaveLength(9);
  });
  const changed = (changes: Record<string, unknown>): string => JSON.stringify({ ...JSON.parse(ratingsToJson(everyKind())), ...changes });
  test.each<[string, Record<string, unknown>]>([
    ['half a season', { season: 2019.5 }],
    ['no states', { states: null }],
    ['a state of no kind', { states: [['weather', 'A', 0, 1, 1]] }],
    ['a state without an id', { states: [['park', 7, 0, 1, 1]] }],
    ['a state too short', { states: [['park', 'A', 0, 1]] }],
    ['a state too long', { states: [['park', 'A', 0, 1, 1, 1]] }],
    ['a state with a word', { states: [['park', 'A', 'x', 1, 1]] }],
    ['a state that is none', { states: [null] }],
    ['a negative variance', { states: [['park', 'A', 0, -1, 1]] }],
    ['no games by club', { teamGames: {} }],
    ['no usual nines', { nines: null }],
  ])('with %s is refused', (_name, changes) => {
    expect(() => ratingsFromJson(changed(changes), PLAIN)).toThrow(RangeError);
  });
  test('is refused where it is nothing', () => expect(() => ratingsFromJson('null', PLAIN)).toThrow(RangeError));
  test('may know a state for certain', () => {
    expect(ratingsFromJson(changed({ states: [['park', 'A', 0, 0, 1]] }), PLAIN).states.ids).toEqual(['A']);
  });
  test('the list is in order of kind and id', () => {
    const names = listRatings(everyKind()).map(({ kind, id }) => `${kind} ${id}`);
    expect(names).toEqual(names.toSorted());
    expect(names.length).toBe(new Set(names).size);
  });
});
