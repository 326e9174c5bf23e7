import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textLines } from './text.ts';

async function linesOf(bytes: Buffer, size: number): Promise<string[]> {
  async function* chunks(): AsyncGenerator<Buffer> {
    await Promise.resolve();
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const lines: string[] = [];
  for await (const line of textLines(chunks())) lines.push(line);
  return lines;
}

test('a line ends at a line feed alone: other separators, cut letters and a mark of order stay in the text', async () => {
  const text = '\uFEFFa\u2028b\u2029c\u0085d\ve\ff 😀é\r\n\nlast';
  for (const size of [1, 2, 3, 64])
    expect(await linesOf(Buffer.from(text), size)).toEqual(['\uFEFFa\u2028b\u2029c\u0085d\ve\ff 😀é', '', 'last']);
  expect(await linesOf(Buffer.from('one\r\ntwo\n'), 4)).toEqual(['one', 'two']);
  expect(await linesOf(Buffer.alloc(0), 1)).toEqual([]);
});

test('JSON texts of any letters come back as they were written, however the bytes were cut', async () => {
  const texts = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 9 }), async (values, size) => {
      const lines = await linesOf(Buffer.from(values.map((value) => `${JSON.stringify(value)}\n`).join('')), size);
      expect(lines.map((line) => JSON.parse(line) as string)).toEqual(values);
    }),
  );
});
