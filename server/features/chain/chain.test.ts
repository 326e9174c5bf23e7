import { expect, test } from 'vitest';
import { serialize, statementText } from './chain-rules.ts';

test('a statement is written alike whatever order its names came in, and a value never breaks its line', () => {
  expect(statementText({ b: '2', a: '1' })).toBe('a=1\nb=2\n');
  expect(serialize('two\nlines')).toBe('two lines');
  expect([serialize(null), serialize(-1.5), serialize(0.1234567), serialize(true), serialize(new Date(0))]).toEqual([
    '',
    '-1.5',
    '0.123457',
    'true',
    '1970-01-01T00:00:00.000Z',
  ]);
});
