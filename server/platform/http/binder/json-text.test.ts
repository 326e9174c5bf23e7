import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonText } from './bind-verb.ts';

const sent = async (value: unknown): Promise<string | undefined> => {
  const found = jsonText(value);
  return found === undefined || typeof found === 'string' ? found : text(found);
};

test('an answer is the same text in parts as in one, whatever it holds', async () => {
  const rows = Array.from({ length: 1700 }, (_, at) => ({ at, text: 'a"\u2028\ud800é', when: new Date(at), no: undefined }));
  const odd = [...rows, undefined, null, () => 1];
  for (const value of [
    rows,
    odd,
    { none: undefined, list: rows, inner: { list: odd, n: 1 } },
    { a: { b: { list: rows } } },
    null,
    undefined,
    'x',
    [],
  ])
    expect(await sent(value)).toBe(JSON.stringify(value));
  expect(typeof jsonText(rows.slice(0, 500))).toBe('string');
  expect(typeof jsonText(rows)).toBe('object');
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      expect(await sent({ value, rows })).toBe(JSON.stringify({ value, rows }));
    }),
    { numRuns: 50 },
  );
});
