import { deflateSync } from 'node:zlib';

const CRC = Array.from({ length: 256 }, (_unused, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crcOf = (bytes: Buffer): number =>
  (bytes.reduce((crc, byte) => CRC[(crc ^ byte) & 255]! ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  crc.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, crc]);
}

type Part = readonly [kind: string, content: Buffer];

interface PngOptions {
  width?: number;
  height?: number;
  /** What the header says, when that is something else. */
  says?: { width: number; height: number };
  /** The unfolded rows. */
  pixels?: Buffer;
  more?: readonly Part[];
}

/** A grey PNG that a browser draws. */
export function png({ width = 4, height = 2, says = { width, height }, pixels, more = [] }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(says.width, 0);
  header.writeUInt32BE(says.height, 4);
  header[8] = 8;
  const rows = pixels ?? Buffer.concat(Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(width, 0x80)])));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...more.map(([kind, content]) => chunk(kind, content)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function segment(marker: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, content]);
}

/** The segments of a JPEG in their order; its coded pixels are no real ones. */
export function jpeg({
  width = 20,
  height = 10,
  frame = 0xc0,
  note = '',
}: {
  width?: number;
  height?: number;
  frame?: number;
  note?: string;
} = {}): Buffer {
  const size = Buffer.alloc(9);
  size[0] = 8;
  size.writeUInt16BE(height, 1);
  size.writeUInt16BE(width, 3);
  size[5] = 1;
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.from(note)),
    segment(0xfe, Buffer.from(note)),
    segment(0xdb, Buffer.alloc(65)),
    segment(frame, size),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
  ]);
}

const lossy = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const lossless = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

function riff(parts: readonly Part[]): Buffer {
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    ...parts.map(([kind, content]) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(content.length);
      return Buffer.concat([Buffer.from(kind, 'latin1'), length, content, Buffer.alloc(content.length % 2)]);
    }),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

/** The lossy picture behind an extended header. */
function extended({ width = 1, flags = 0x0c, more = [] }: { width?: number; flags?: number; more?: readonly Part[] } = {}): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = flags;
  canvas.writeUIntLE(width - 1, 4, 3);
  return riff([['VP8X', canvas], ['VP8 ', lossy.subarray(20)], ...more]);
}

export const webp = { lossy, lossless, extended };
