import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('unset and empty variables mean the usual run', () => {
  expect(readOptions({ SOAK_MINUTES: '', SOAK_PHASES: '' })).toMatchObject({
    minutes: 10,
    phases: ['kills', 'steady', 'games'],
    databaseUrl: null,
  });
});

test('phases come in their own order, whatever the order they are asked in', () => {
  expect(readOptions({ SOAK_PHASES: 'games, kills' }).phases).toEqual(['kills', 'games']);
});

test.each([{ SOAK_PHASES: 'kills,all' }, { SOAK_MINUTES: '0' }, { SOAK_MINUTES: 'ten' }, { SOAK_WRITES: '-1' }, { SOAK_SEED: 'x' }])(
  '%j is refused with the name of the variable',
  (variables) => expect(() => readOptions(variables)).toThrow(Object.keys(variables)[0]!),
);
