import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { textLines } from '../../server/kernel/text.ts';
import { readSamples } from './content/read-samples.ts';
import type { Answer, Library, Question } from './library.ts';
import type { Place } from './places.ts';
import { fingerprint, INDEX_FILE, Recorded, withoutKeys } from './recording.ts';

/** What a question is about; the others only say how much of it is wanted. */
const ABOUT = [
  'date',
  'dates',
  'startDate',
  'endDate',
  'season',
  'event',
  'eventIds',
  'personIds',
  'gamePks',
  'teamId',
  'latitude',
  'longitude',
  'start_date',
  'end_date',
];

const unzip = promisify(gunzip);
const aboutOf = (requested: URL): string => ABOUT.map((name) => requested.searchParams.get(name) ?? '').join('|');
const urlOf = (requested: string): URL => new URL(requested, 'http://replay.local');

/** Answers by the exact question, and by what it is about for a question put a little differently. */
class Store {
  readonly #exact = new Map<string, Recorded[]>();
  readonly #about = new Map<string, Recorded[]>();
  readonly #newest = new Map<string, Recorded>();

  add(line: Recorded): void {
    const url = urlOf(line.requested);
    const start = `${line.place} ${line.method}`;
    for (const [store, key] of [
      [this.#exact, `${start} ${line.requested} ${line.sent ?? ''}`],
      [this.#about, `${start} ${url.pathname} ${aboutOf(url)}`],
    ] as const) {
      const lines = store.get(key);
      if (lines) lines.push(line);
      else store.set(key, [line]);
    }
    this.#newest.set(line.place, line);
  }

  get places(): Place[] {
    return [...this.#newest.keys()] as Place[];
  }

  find({ place, method, path, query, body }: Question): readonly Recorded[] {
    const requested = withoutKeys(`${path}?${query.toString()}`);
    const start = `${place} ${method}`;
    const exact = this.#exact.get(`${start} ${requested} ${body === '' ? '' : fingerprint(body)}`);
    return exact ?? this.#about.get(`${start} ${path} ${aboutOf(urlOf(requested))}`) ?? [];
  }
}

/** The last or the first line whose time is not after `at`. Lines stand in order of time. */
function lineAt(lines: readonly Recorded[], at: Date, which: 'latest' | 'oldest'): Recorded | null {
  const until = at.toISOString();
  const isPast = (line: Recorded): boolean => line.at <= until;
  return (which === 'oldest' ? lines.find(isPast) : lines.findLast(isPast)) ?? null;
}

/** Opens a folder that `RecordingWriter` filled. A line that cannot be read is counted, and costs only itself. */
async function readRecording(dir: string): Promise<Library> {
  const store = new Store();
  const lines: Recorded[] = [];
  let refused = 0;
  for await (const text of textLines(createReadStream(join(dir, INDEX_FILE)))) {
    const line = text.trim() === '' ? null : readLine(text);
    if (line) lines.push(line);
    else if (text.trim() !== '') refused += 1;
  }
  lines.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  for (const line of lines) store.add(line);
  const [first, last] = [lines[0], lines.at(-1)];
  return {
    places: store.places,
    span: first && last ? { from: new Date(first.at), to: new Date(last.at) } : null,
    remarks: [`${lines.length} answers`, ...(refused > 0 ? [`${refused} lines of ${INDEX_FILE} cannot be read`] : [])],
    find: async (question, at, which = 'latest') => {
      const line = lineAt(store.find(question), at, which);
      return line && answerOf(dir, line);
    },
    knows: (question) => store.find(question).length > 0,
  };
}

function readLine(text: string): Recorded | null {
  try {
    return Recorded.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function answerOf(dir: string, { status, headers, body, at }: Recorded): Promise<Answer> {
  const stored = await readFile(join(dir, body));
  const text = body.endsWith('.gz') ? await unzip(stored) : stored;
  return { status, headers, body: text.toString('utf8'), recordedAt: new Date(at) };
}

/** Opens a recording, or a folder of answers that someone saved; throws where neither is there. */
export async function openLibrary(dir: string): Promise<Library> {
  if (!existsSync(dir)) throw new Error(`There is no folder ${dir}.`);
  const library = await (existsSync(join(dir, INDEX_FILE)) ? readRecording(dir) : readSamples(dir));
  if (library.places.length === 0) throw new Error(`Nothing in ${dir} is an answer of a provider.`);
  return library;
}
