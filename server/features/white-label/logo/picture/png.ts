import { inflateSync } from 'node:zlib';
import { checkSize, Damaged, type Picture, slice } from './picture.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What draws the picture. Everything else (texts, places, times, animations) is left out. */
const STORED = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'cHRM', 'sBIT', 'IDAT', 'IEND']);
/** Samples of a pixel by color type (PNG specification, table 11.1). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const HEADER = 13;
const FRAME = 12;

interface Chunk {
  kind: string;
  whole: Buffer;
  content: Buffer;
}

export const isPng = (file: Buffer): boolean => file.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Every chunk up to the end of the picture, which must be the end of the file. */
function listChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (chunks.at(-1)?.kind !== 'IEND') {
    const length = slice(file, at, at + 4).readUInt32BE();
    const whole = slice(file, at, at + FRAME + length);
    chunks.push({ kind: whole.toString('latin1', 4, 8), whole, content: whole.subarray(8, 8 + length) });
    at += FRAME + length;
  }
  if (at !== file.length) throw new Damaged('something stands behind its end');
  return chunks;
}

// A few bytes can unfold to gigabytes: no further than the pixels that the header promises.
function checkPixels(data: Buffer, rowBytes: number, height: number, isInterlaced: boolean): void {
  const promised = height * (1 + rowBytes);
  // Seven passes, each of whose rows has a byte of its own and is rounded up.
  const most = isInterlaced ? promised * 2 + 8 * height : promised;
  let unfolded: Buffer;
  try {
    unfolded = inflateSync(data, { maxOutputLength: most });
  } catch {
    throw new Damaged('its pixels cannot be read');
  }
  if (!isInterlaced && unfolded.length !== promised) throw new Damaged('pixels are missing');
}

/** Reads a PNG; throws Damaged or TooLarge. */
export function readPng(file: Buffer): Picture {
  const chunks = listChunks(file);
  const header = chunks[0]!;
  if (header.kind !== 'IHDR' || header.content.length !== HEADER) throw new Damaged('no header');
  const [width, height] = [header.content.readUInt32BE(0), header.content.readUInt32BE(4)];
  checkSize(width, height);
  const [depth = 0, color = 0, compression, filter, interlace = 0] = header.content.subarray(8);
  const samples = SAMPLES[color];
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(depth) || compression !== 0 || filter !== 0 || interlace > 1)
    throw new Damaged('an unknown kind');
  const data = Buffer.concat(chunks.filter(({ kind }) => kind === 'IDAT').map(({ content }) => content));
  checkPixels(data, Math.ceil((width * samples * depth) / 8), height, interlace === 1);
  const stored = chunks.filter(({ kind }) => STORED.has(kind)).map(({ whole }) => whole);
  return { type: 'image/png', width, height, bytes: Buffer.concat([SIGNATURE, ...stored]) };
}
