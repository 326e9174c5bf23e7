import { describe, expect, test } from 'vitest';
import { jpeg, png, webp } from '../../testing/pictures.ts';
import { readPicture } from './read-picture.ts';

const SCRIPT = '<script>alert(1)</script>';

test.each([
  ['a PNG', png(), { type: 'image/png', width: 4, height: 2 }],
  ['the largest PNG', png({ width: 1024, height: 1024 }), { type: 'image/png', width: 1024, height: 1024 }],
  ['a JPEG', jpeg(), { type: 'image/jpeg', width: 20, height: 10 }],
  ['a WebP', webp.lossy, { type: 'image/webp', width: 1, height: 1 }],
  ['a lossless WebP', webp.lossless, { type: 'image/webp', width: 1, height: 1 }],
])('%s is read by its bytes', (_name, file, read) => {
  expect(readPicture(file)).toMatchObject(read);
  // What was kept is whole again.
  const once = readPicture(file);
  if ('bytes' in once) expect(readPicture(once.bytes)).toEqual(once);
});

describe('what is no picture is left out', () => {
  test.each([
    [
      'PNG text',
      png({
        more: [
          ['tEXt', Buffer.from(SCRIPT)],
          ['eXIf', Buffer.from('GPS 41.8')],
        ],
      }),
    ],
    ['JPEG comment and camera note', jpeg({ note: `${SCRIPT} GPS 41.8` })],
    [
      'WebP note',
      webp.extended({
        more: [
          ['EXIF', Buffer.from('GPS 41.8')],
          ['XMP ', Buffer.from(SCRIPT)],
        ],
      }),
    ],
  ])('%s', (_name, file) => {
    expect(file.includes('41.8')).toBe(true);
    const read = readPicture(file);
    expect(read).toHaveProperty('bytes');
    if (!('bytes' in read)) return;
    expect([read.bytes.includes('script'), read.bytes.includes('GPS')]).toEqual([false, false]);
  });
});

test.each([
  ['nothing', Buffer.alloc(0), 'PNG, JPEG or WebP'],
  ['a text', Buffer.from('hello'), 'PNG, JPEG or WebP'],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0'), 'PNG, JPEG or WebP'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'PNG, JPEG or WebP'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG'],
  ['an SVG with a script', Buffer.from(`\uFEFF <?xml version="1.0"?><svg>${SCRIPT}</svg>`), 'SVG'],
  ['a page', Buffer.from(`<!doctype html>${SCRIPT}`), 'SVG'],
  ['a PNG of 1025 px', png({ width: 1025, height: 1 }), '1025 × 1'],
  ['a PNG that says 50000 px', png({ says: { width: 50_000, height: 50_000 } }), '50000 × 50000'],
  ['a PNG of no width', png({ says: { width: 0, height: 2 } }), 'no size'],
  ['a PNG whose pixels unfold to more than it says', png({ pixels: Buffer.alloc(20_000_000) }), 'cannot be read'],
  ['a PNG with too few pixels', png({ pixels: Buffer.alloc(3) }), 'missing'],
  ['a PNG that is cut off', png().subarray(0, -6), 'ends too early'],
  ['a PNG with a page behind it', Buffer.concat([png(), Buffer.from(SCRIPT)]), 'behind its end'],
  ['a PNG with a ZIP behind it', Buffer.concat([png(), Buffer.from('PK\x03\x04')]), 'behind its end'],
  ['the first bytes of a PNG', png().subarray(0, 8), 'ends too early'],
  ['a JPEG of 2000 px', jpeg({ width: 2000 }), '2000 × 10'],
  ['a JPEG that is cut off', jpeg().subarray(0, -2), 'ends too early'],
  ['a JPEG with a page behind it', Buffer.concat([jpeg(), Buffer.from(SCRIPT)]), 'behind its end'],
  ['a JPEG of a kind that no browser draws', jpeg({ frame: 0xc3 }), 'unknown kind'],
  ['a WebP that is cut off', webp.lossy.subarray(0, -2), 'length'],
  ['a WebP with a page behind it', Buffer.concat([webp.lossy, Buffer.from(SCRIPT)]), 'length'],
  ['a WebP that moves', webp.extended({ flags: 0x02 }), 'moves'],
  ['a WebP whose canvas is another size', webp.extended({ width: 900 }), 'two sizes'],
])('%s is refused', (_name, file, words) => {
  expect(readPicture(file)).toEqual({ complaint: expect.stringContaining(words) });
});
