import { checkSize, Damaged, type Picture, slice } from './picture.ts';

const STORED = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);
/** Flags of the extended header (WebP container specification). */
const ANIMATION = 0x02;
const ALPHA = 0x10;

export const isWebp = (file: Buffer): boolean => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';

interface Chunk {
  kind: string;
  content: Buffer;
}

function listChunks(file: Buffer): Chunk[] {
  if (slice(file, 4, 8).readUInt32LE() + 8 !== file.length) throw new Damaged('its length is another one');
  const chunks: Chunk[] = [];
  for (let at = 12; at < file.length; ) {
    const length = slice(file, at, at + 8).readUInt32LE(4);
    chunks.push({ kind: file.toString('latin1', at, at + 4), content: slice(file, at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

interface Size {
  width: number;
  height: number;
}

function sizeOfLossy(content: Buffer): Size {
  const head = slice(content, 0, 10);
  const isKeyFrame = (head[0]! & 1) === 0;
  if (!isKeyFrame || head[3] !== 0x9d || head[4] !== 0x01 || head[5] !== 0x2a) throw new Damaged('no key frame');
  return { width: head.readUInt16LE(6) & 0x3fff, height: head.readUInt16LE(8) & 0x3fff };
}

function sizeOfLossless(content: Buffer): Size {
  const head = slice(content, 0, 5);
  if (head[0] !== 0x2f) throw new Damaged('no picture');
  const bits = head.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function sizeOfCanvas(content: Buffer): Size {
  const head = slice(content, 0, 10);
  if (head[0]! & ANIMATION) throw new Damaged('it moves');
  return { width: head.readUIntLE(4, 3) + 1, height: head.readUIntLE(7, 3) + 1 };
}

/** Of the extended header only the transparency stays: what its other flags announce is left out. */
function bare({ kind, content }: Chunk): Chunk {
  if (kind !== 'VP8X') return { kind, content };
  const head = Buffer.from(content);
  head[0] = head[0]! & ALPHA;
  return { kind, content: head };
}

function write(chunks: readonly Chunk[]): Buffer {
  const parts = chunks.map(({ kind, content }) => {
    const head = Buffer.alloc(8);
    head.write(kind, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** Reads a WebP; throws Damaged or TooLarge. */
export function readWebp(file: Buffer): Picture {
  const chunks = listChunks(file).filter(({ kind }) => STORED.has(kind));
  const pictures = chunks.filter(({ kind }) => kind === 'VP8 ' || kind === 'VP8L');
  const [picture] = pictures;
  if (!picture || pictures.length > 1) throw new Damaged('not one picture');
  const size = picture.kind === 'VP8 ' ? sizeOfLossy(picture.content) : sizeOfLossless(picture.content);
  checkSize(size.width, size.height);
  const canvas = chunks.find(({ kind }) => kind === 'VP8X');
  const shown = canvas ? sizeOfCanvas(canvas.content) : size;
  if (shown.width !== size.width || shown.height !== size.height) throw new Damaged('two sizes');
  return { type: 'image/webp', ...size, bytes: write(chunks.map(bare)) };
}
