import { describe, expect, test } from 'vitest';
import { type AnswerChecks, AnswerGuard, findingOf } from './answer-checks.ts';
import { ProviderFault } from './provider-fault.ts';

interface Row {
  id: number;
  total: number | null;
  parts: number[];
}
const row = (id: number, total: number | null = 3, parts = [1, 2]): Row => ({ id, total, parts });
const rows = (count: number, change: (row: Row) => Row = (each) => each): Row[] =>
  Array.from({ length: count }, (_, at) => change(row(at)));

const CHECKS: AnswerChecks<Row[]> = {
  kind: 'board',
  contradictions: (value) => [
    findingOf(value, ({ id, total, parts }) =>
      total === null ? null : parts.reduce((sum, part) => sum + part, 0) === total ? [] : [`${id} does not add up`],
    ),
  ],
  rowsBack: (value, before) =>
    findingOf(value, ({ id, total }) => {
      const was = before.find((each) => each.id === id)?.total;
      return total === null || was == null ? null : total < was ? [`${id} went from ${was} to ${total}`] : [];
    }),
  filled: (value) => ({ total: value.map(({ total }) => total !== null) }),
};

const guardAt = (start = 0, checks = CHECKS) => {
  let now = start;
  const guard = new AnswerGuard(() => new Date(now));
  const tell = (value: Row[], before: Row[] | null = null, address = 'a'): string => {
    try {
      guard.check(address, checks, value, before);
      return 'taken';
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      return `${error.kind}: ${error.message}`;
    }
  };
  const wait = (ms: number): void => {
    now += ms;
  };
  return { guard, tell, wait };
};

const without = (each: Row): Row => ({ ...each, total: null });
const odd = (each: Row): Row => ({ ...each, total: 9 });

describe('what contradicts itself', () => {
  test.each<[string, Row[], string]>([
    ['nothing', rows(6), 'taken'],
    ['no row at all', [], 'taken'],
    ['one row of six', [odd(row(9)), ...rows(5)], 'taken'],
    ['two rows of six', [...rows(2, odd), ...rows(4)], 'taken'],
    ['three rows of six', [...rows(3, odd), ...rows(3)], 'changed: board: 0 does not add up; 1 does not add up; 2 does not add up'],
    ['all of them, named up to three', rows(5, odd), 'changed: board: 0 does not add up; 1 does not add up; 2 does not add up; 2 more'],
    ['rows to which the rule cannot be put', rows(6, without), 'taken'],
  ])('%s', (_name, value, expected) => {
    const { guard, tell } = guardAt();
    expect(tell(value)).toBe(expected);
    expect(guard.changed).toEqual(expected === 'taken' ? [] : [expected.replace('changed: ', '')]);
  });
});

test('a sound answer of the same address clears it, one of another does not', () => {
  const { guard, tell } = guardAt();
  tell(rows(4, odd));
  tell(rows(4), null, 'b');
  expect(guard.changed).toHaveLength(1);
  expect(tell(rows(4))).toBe('taken');
  expect(guard.changed).toEqual([]);
});

describe('a field that nearly every row had', () => {
  test('is lost when nearly none has it, whatever the address', () => {
    const { guard, tell } = guardAt();
    tell(rows(10));
    expect(tell(rows(10, without), null, 'b')).toBe('changed: board: total in 0% of its rows, before in 100%');
    expect(guard.changed).toHaveLength(1);
    expect(tell(rows(10), null, 'b')).toBe('taken');
  });

  test.each([
    ['half of them', [...rows(5, without), ...rows(5)]],
    ['too few rows to tell', rows(2, without)],
  ])('is not lost: %s', (_name, value) => {
    const { tell } = guardAt();
    tell(rows(10));
    expect(tell(value)).toBe('taken');
  });

  test('is no loss where it was never told', () => {
    const { tell } = guardAt();
    expect(tell(rows(10, without))).toBe('taken');
    expect(tell(rows(10, without))).toBe('taken');
  });
});

/** Of an answer about one thing: its first row. */
const ONE: AnswerChecks<Row[]> = {
  kind: 'game',
  stepsBack: ([now], [was]) => (now!.total! < was!.total! ? [`went from ${was!.total} to ${now!.total}`] : []),
};

describe('a step back', () => {
  const back = [row(0, 1, [1])];
  test('of the one thing an answer is about waits for a minute, then it is a correction', () => {
    const { guard, tell, wait } = guardAt(0, ONE);
    expect(tell(back, rows(1))).toBe('stepped_back: game: went from 3 to 1');
    expect(guard.changed).toEqual([]);
    wait(59_000);
    expect(tell(back, rows(1))).toContain('stepped_back');
    wait(1_000);
    expect(tell(back, rows(1))).toBe('taken');
  });

  test('that was a slip starts anew the next time', () => {
    const { tell, wait } = guardAt(0, ONE);
    tell(back, rows(1));
    expect(tell(rows(1), rows(1))).toBe('taken');
    wait(120_000);
    expect(tell(back, rows(1))).toContain('stepped_back');
  });

  test('of one row among others costs only that row', () => {
    expect(guardAt().tell([...back, row(1)], rows(2))).toBe('taken');
  });

  test('of many at once is a source that changed, and stays one', () => {
    const { tell, wait } = guardAt();
    const all = rows(4, (each) => ({ ...each, total: 1, parts: [1] }));
    expect(tell(all, rows(4))).toContain('changed: board: 0 went from 3 to 1');
    wait(3_600_000);
    expect(tell(all, rows(4))).toContain('changed');
  });
});

test('staff take what changed as it is: the next answer counts, and those after are held to it', () => {
  const { guard, tell } = guardAt();
  tell(rows(10));
  expect(tell(rows(10, without))).toContain('changed');
  guard.accept();
  expect(guard.changed).toEqual([]);
  expect(tell(rows(10, without))).toBe('taken');
  expect(tell(rows(10, without))).toBe('taken');
  expect(tell(rows(10, odd))).toContain('does not add up');
});

test('what no one asks about for a day is forgotten', () => {
  const { guard, tell, wait } = guardAt();
  tell(rows(4, odd));
  wait(24 * 3_600_000 + 1);
  expect(guard.changed).toEqual([]);
});
