import { createHash } from 'node:crypto';
import { access, appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { writeWholeFile } from '../../../kernel/files/write-whole-file.ts';
import type { Place } from '../places.ts';
import { secretsOf, strikeOut, withoutKeys } from './keys.ts';
import { BODIES_FOLDER, INDEX_FILE, type Recorded } from './recorded.ts';

/** Of an answer's headers only these are kept: what decides its freshness, and what a provider counts. */
const KEPT_HEADERS = /^(content-type|cache-control|expires|age|etag|last-modified|retry-after|x-requests-(remaining|used|last))$/;

export interface Heard {
  place: Place;
  method: string;
  asked: string;
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

  async #write({ place, method, asked, questionHeaders, question, at, status, headers, body }: Heard): Promise<void> {
    const secrets = secretsOf(asked, questionHeaders);
    const clean = (text: string): string => strikeOut(text, secrets);
    const text = clean(body);
    const file = `${BODIES_FOLDER}/${fingerprint(text)}.gz`;
    const kept: Record<string, string> = {};
    for (const [name, value] of headers) if (KEPT_HEADERS.test(name)) kept[name] = clean(value);
    const line: Recorded = {
      place,
      at: at.toISOString(),
      method,
      asked: clean(withoutKeys(asked)),
      sent: question === '' ? null : fingerprint(question),
      status,
      headers: kept,
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
