import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '../places.ts';

interface Line {
  place: Place;
  at: string;
  requested: string;
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
}

/** Writes a recording by hand, its bodies as plain files. */
export function writeDay(dir: string, lines: readonly Line[]): void {
  mkdirSync(path.join(dir, 'bodies'), { recursive: true });
  const index = lines.map(({ place, at, requested, body, status = 200, headers = {} }, number) => {
    const file = `bodies/${number}.json`;
    writeFileSync(path.join(dir, file), typeof body === 'string' ? body : JSON.stringify(body));
    return JSON.stringify({ place, at, method: 'GET', requested, sent: null, status, headers, body: file });
  });
  writeFileSync(path.join(dir, 'index.jsonl'), `${index.join('\n')}\n`);
}
