import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

const FORMAT = 'clearedge-past-1';

const Head = z.object({
  format: z.literal(FORMAT),
  /** The Monday of the world's opening week, and the first day that was played. */
  openingWeekOn: z.iso.date(),
  playedFrom: z.iso.date(),
  /** Eastern days that an install may begin on, the first the day before the opening week. */
  mornings: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })), rows: z.number() })),
  /** By morning: the last number that each sequence had given out. */
  sequences: z.array(z.record(z.string(), z.string().nullable())),
});
type PastHead = z.infer<typeof Head>;
export type PastTable = PastHead['tables'][number];

/** The played weeks as one file: a line that says what follows, then a line for each row with the mornings (bits) on which it stood. */
export interface Past {
  head: PastHead;
  /** The rows of a table as they stood on a morning, each a JSON array of its columns' texts. */
  rowsOf: (table: PastTable, morning: number) => string[];
}

const LINE_FEED = 10;
/** More than the 115 MB that it is unpacked: in pieces of 16 KB they fill the C library's heap, which keeps them from the machine for good. */
const MOST_BYTES = 256 * 1024 * 1024;
const UNPACK = `stream.pipeline(fs.createReadStream(process.argv[1]), zlib.createBrotliDecompress(), process.stdout, (error) => {
  if (error) throw error;
});`;

/** By a process of its own: the 16 MB of the window, once freed in ours, would let each thread keep twice as much of what it frees. */
async function unpack(file: string): Promise<Buffer> {
  const unpacking = spawn(process.execPath, ['-e', UNPACK, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(unpacking, 'close');
  const bytes = Buffer.allocUnsafe(MOST_BYTES);
  let length = 0;
  for await (const piece of unpacking.stdout) length += (piece as Buffer).copy(bytes, length);
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`${file} could not be unpacked`);
  return bytes.subarray(0, length);
}

/** @throws when there is no such file, or it is no past, or one of another form. */
export async function readPast(file: string): Promise<Past> {
  const bytes = await unpack(file);
  // A table at a time becomes text: all at once would double what a first start takes.
  const lineFrom = (at: number): number => bytes.indexOf(LINE_FEED, at) + 1 || bytes.length + 1;
  const head = Head.parse(JSON.parse(bytes.toString('utf8', 0, lineFrom(0) - 1)));
  const starts = new Map<string, number>();
  let at = lineFrom(0);
  for (const { name, rows } of head.tables) {
    starts.set(name, at);
    for (let row = 0; row < rows; row++) at = lineFrom(at);
  }
  return {
    head,
    rowsOf: ({ name, rows }, morning) => {
      const found: string[] = [];
      let from = starts.get(name)!;
      for (let row = 0; row < rows; row++) {
        const next = lineFrom(from);
        const text = bytes.toString('utf8', from, next - 1);
        const bits = text.indexOf('[');
        if ((Number(text.slice(0, bits)) >> morning) & 1) found.push(text.slice(bits));
        from = next;
      }
      return found;
    },
  };
}
