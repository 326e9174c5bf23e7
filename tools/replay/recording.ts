import { createHash } from 'node:crypto';
import { access, appendFile, mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import { writeWholeFile } from '../../server/kernel/files/write-whole-file.ts';
import { PLACES, type Place, realAddress, splitAddress } from './places.ts';

/** Query parameters that carry someone's key, in any spelling that a provider here uses. */
const KEY_NAME = /^(api[-_]?key|key|token|access[-_]?token|auth|authorization|signature|sig|secret|client[-_]?secret|password)$/i;
const KEY_HEADERS = ['authorization', 'x-api-key', 'api-key', 'x-auth-token', 'cookie', 'proxy-authorization'];
const REMOVED = '***';
/** Shorter texts would be struck out of ordinary words. */
const LEAST_LENGTH = 4;

/** The address as it is stored: without keys, its parameters in order, so that one question has one spelling. */
export function withoutKeys(requested: string): string {
  const url = new URL(requested, 'http://replay.local');
  for (const name of new Set(url.searchParams.keys())) if (KEY_NAME.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${url.pathname}${url.search}`;
}

/** Every secret that a question carries, to be struck out of whatever comes back. */
function secretsOf(requested: string, headers: Readonly<Record<string, string | undefined>>): string[] {
  const { searchParams } = new URL(requested, 'http://replay.local');
  const inQuery = [...searchParams].flatMap(([name, value]) => (KEY_NAME.test(name) ? [value] : []));
  const inHeaders = KEY_HEADERS.flatMap((name) => headers[name] ?? []).flatMap((value) => [value, value.replace(/^\S+\s+/, '')]);
  return [...new Set([...inQuery, ...inHeaders])].filter(({ length }) => length >= LEAST_LENGTH).sort((a, b) => b.length - a.length);
}

/** A text with the secrets struck out, plain or in the spelling of an address. */
function strikeOut(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets)
    for (const spelling of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
      clean = clean.replaceAll(spelling, REMOVED);
  return clean;
}

export const INDEX_FILE = 'index.jsonl';
const BODIES_FOLDER = 'bodies';

/** A line of a recording's index: one answer. The body lies beside, gzipped, named by its content: the same answer twice is one file. */
export const Recorded = z.object({
  place: z.enum(PLACES),
  at: z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString()),
  method: z.string(),
  /** Path and query, keys removed. */
  requested: z.string(),
  /** What was sent along, as a fingerprint only; null for a plain question. */
  sent: z.string().nullable(),
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
  /** `bodies/1f….gz`, or a plain file of someone's own hand. */
  body: z.string().regex(/^bodies\/[\w-][\w.-]*$/),
});
export type Recorded = z.output<typeof Recorded>;

/** Of an answer's headers only these are kept: what decides its freshness, and what a provider counts. */
const STORED_HEADERS = /^(content-type|cache-control|expires|age|etag|last-modified|retry-after|x-requests-(remaining|used|last))$/;

interface Heard {
  place: Place;
  method: string;
  requested: string;
  /** The question's own, for the keys in them; none is stored. */
  questionHeaders: Readonly<Record<string, string | undefined>>;
  question: string;
  at: Date;
  status: number;
  headers: Headers;
  body: string;
}

const zip = promisify(gzip);
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Adds answers to a folder, one after the other, with every key removed. */
export class RecordingWriter {
  readonly #dir: string;
  #last: Promise<void> = Promise.resolve();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Resolves when the answer lies on disk; rejects where it cannot be written. */
  add(heard: Heard): Promise<void> {
    const written = this.#last.then(() => this.#write(heard));
    this.#last = written.catch(() => undefined);
    return written;
  }

  async #write({ place, method, requested, questionHeaders, question, at, status, headers, body }: Heard): Promise<void> {
    const secrets = secretsOf(requested, questionHeaders);
    const clean = (text: string): string => strikeOut(text, secrets);
    const text = clean(body);
    const file = `${BODIES_FOLDER}/${fingerprint(text)}.gz`;
    const stored: Record<string, string> = {};
    for (const [name, value] of headers) if (STORED_HEADERS.test(name)) stored[name] = clean(value);
    const line: Recorded = {
      place,
      at: at.toISOString(),
      method,
      requested: clean(withoutKeys(requested)),
      sent: question === '' ? null : fingerprint(question),
      status,
      headers: stored,
      body: file,
    };
    await mkdir(join(this.#dir, BODIES_FOLDER), { recursive: true });
    const path = join(this.#dir, file);
    if (!(await isThere(path))) await writeWholeFile(path, await zip(text));
    await appendFile(join(this.#dir, INDEX_FILE), `${JSON.stringify(line)}\n`);
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

export interface RecorderTerms {
  writer: RecordingWriter;
  /** Addresses that the operator named; the real ones without. */
  bases?: Partial<Record<Place, string>>;
  now: () => Date;
  fetch: typeof fetch;
}

export interface Requested {
  method: string;
  /** `/mlb-stats-api/api/v1/schedule?…` */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

interface Passed {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** What the operator may read of it: no key is in it. */
  note: string;
}

const LONGEST_MS = 30_000;
/** Conditions are left out: an answer of "not modified" would leave nothing to replay. */
const NOT_PASSED_ON = /^(host|connection|content-length|accept-encoding|if-.*|keep-alive|transfer-encoding|te|upgrade|proxy-.*)$/;
const NOT_PASSED_BACK = /^(content-encoding|content-length|transfer-encoding|connection|keep-alive|set-cookie)$/;

const noteOf = (status: number, place: string, requested: string): Passed => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message: `${place}: ${status === 502 ? 'the provider could not be reached' : 'no such place'}` }),
  note: `${status} ${place}${requested}`,
});

/** Passes a question on to the real provider and keeps the answer. One that never came is not kept. */
export async function passOn(
  { method, url, headers, body }: Requested,
  { writer, bases = {}, now, fetch: ask }: RecorderTerms,
): Promise<Passed> {
  const split = splitAddress(url);
  const target = split && realAddress(split.place, split.requested, bases[split.place] ?? null);
  if (!split || !target) return noteOf(404, '', withoutKeys(url));
  const { place, requested } = split;
  const secrets = secretsOf(requested, headers);
  const sent = Object.entries(headers).filter(([name, value]) => value !== undefined && !NOT_PASSED_ON.test(name)) as [string, string][];
  try {
    const answer = await ask(target, { method, headers: sent, ...(body === '' ? {} : { body }), signal: AbortSignal.timeout(LONGEST_MS) });
    const text = await answer.text();
    await writer.add({
      place,
      method,
      requested,
      questionHeaders: headers,
      question: body,
      at: now(),
      status: answer.status,
      headers: answer.headers,
      body: text,
    });
    const back = [...answer.headers].filter(([name]) => !NOT_PASSED_BACK.test(name));
    const note = `${answer.status} ${place}${strikeOut(withoutKeys(requested), secrets)} (${text.length} characters)`;
    return { status: answer.status, headers: Object.fromEntries(back), body: text, note };
  } catch (error) {
    const passed = noteOf(502, place, strikeOut(withoutKeys(requested), secrets));
    return { ...passed, note: `${passed.note}: ${strikeOut(error instanceof Error ? error.message : String(error), secrets)}` };
  }
}

/** A local stand-in for every provider that passes questions on and keeps the answers. `tell` gets a line for each, without keys. */
export function createRecordServer(terms: RecorderTerms, tell: (line: string) => void): Server {
  return createServer((request, response) => {
    record(request, terms).then(
      ({ status, headers, body, note }) => {
        tell(note);
        response.writeHead(status, headers).end(body);
      },
      (error: unknown) => {
        tell(error instanceof Error ? error.message : 'failed');
        response.writeHead(500).end();
      },
    );
  });
}

async function record(request: IncomingMessage, terms: RecorderTerms): ReturnType<typeof passOn> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  return passOn({ method: request.method ?? 'GET', url: request.url ?? '/', headers, body: Buffer.concat(pieces).toString('utf8') }, terms);
}
