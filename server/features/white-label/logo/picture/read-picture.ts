import { LOGO_LIMITS } from '@clearedge/contract/routes/white-label/white-label-terms';
import { checkSize, Damaged, type Picture, slice, TooLarge } from './picture.ts';
import { isPng, readPng } from './png.ts';
import { isWebp, readWebp } from './webp.ts';

const START = Buffer.from([0xff, 0xd8]);
const END = 0xd9;
const SCAN = 0xda;
/** Baseline, extended and progressive; the other kinds no browser draws. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, frames, scans and restart intervals; Adobe's note on colors. Comments and cameras' notes are left out. */
const STORED = new Set([...FRAMES, 0xc4, 0xdb, 0xdd, SCAN, 0xee]);
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

const isJpeg = (file: Buffer): boolean => file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff;

/** Where the coded pixels after a scan's head end: at the next marker that is none of theirs. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at++) {
    const next = file[at + 1]!;
    if (file[at] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw new Damaged('it ends too early');
}

interface Found {
  parts: Buffer[];
  size: { width: number; height: number } | null;
  hasScan: boolean;
}

/** One segment that begins at `at`; answers where the next one does. */
function readSegment(file: Buffer, at: number, marker: number, found: Found): number {
  const length = slice(file, at + 2, at + 4).readUInt16BE();
  const head = slice(file, at, at + 2 + Math.max(2, length));
  if (FRAMES.has(marker)) {
    if (found.size || length < 8) throw new Damaged('two frames');
    found.size = { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
    checkSize(found.size.width, found.size.height);
  }
  const until = marker === SCAN ? endOfScan(file, at + head.length) : at + head.length;
  found.hasScan ||= marker === SCAN;
  if (STORED.has(marker)) found.parts.push(file.subarray(at, until));
  else if (marker >= 0xc0 && marker <= 0xcf) throw new Damaged('an unknown kind');
  return until;
}

/** Reads a JPEG; throws Damaged or TooLarge. */
function readJpeg(file: Buffer): Picture {
  const found: Found = { parts: [START], size: null, hasScan: false };
  let at = START.length;
  for (;;) {
    const [mark, marker = 0] = slice(file, at, at + 2);
    if (mark !== 0xff || marker === 0 || marker === 0xff) throw new Damaged('no marker');
    if (marker === END) break;
    at = readSegment(file, at, marker, found);
  }
  if (at + 2 !== file.length) throw new Damaged('something stands behind its end');
  if (!found.size || !found.hasScan) throw new Damaged('no pixels');
  return { type: 'image/jpeg', ...found.size, bytes: Buffer.concat([...found.parts, Buffer.from([0xff, END])]) };
}

const READERS = [
  { is: isPng, read: readPng },
  { is: isJpeg, read: readJpeg },
  { is: isWebp, read: readWebp },
] as const;

// An SVG is a document: it can carry scripts and links. No cleaning of it is safe for ever.
const isMarkup = (file: Buffer): boolean => /^\s*</.test(file.toString('utf8', 0, 200));

/** Reads an uploaded file by what it is, whatever it calls itself; or says what is wrong with it. */
export function readPicture(file: Buffer): Picture | { complaint: string } {
  const reader = READERS.find(({ is }) => is(file));
  if (!reader && isMarkup(file)) return { complaint: 'SVG files can carry scripts and are not accepted. Upload the logo as a PNG.' };
  if (!reader) return { complaint: 'Upload a PNG, JPEG or WebP picture.' };
  try {
    return reader.read(file);
  } catch (error) {
    if (error instanceof TooLarge)
      return { complaint: `A logo has at most ${LOGO_LIMITS.width} × ${LOGO_LIMITS.height} pixels; this one has ${error.message}.` };
    if (error instanceof Damaged) return { complaint: `This picture is damaged or more than a picture: ${error.message}.` };
    throw error;
  }
}
