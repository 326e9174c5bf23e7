import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Question } from './library.ts';
import { openLibrary } from './open-library.ts';
import { type Place, splitAddress } from './places.ts';
import { passOn, type RecorderTerms, RecordingWriter, type Requested } from './recording.ts';

const MARKER = 'marker-key/0815+x';
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'recording-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

interface Upstream {
  at: string;
  status?: number;
  headers?: Record<string, string>;
  body: string;
}
const requested: { url: string; headers: Headers }[] = [];
const recorderOf = (upstream: () => Upstream): RecorderTerms => ({
  writer: new RecordingWriter(dir),
  bases: { llm: 'http://model.test/v1' },
  now: () => new Date(upstream().at),
  fetch: (url, init) => {
    requested.push({ url: url instanceof Request ? url.url : url.toString(), headers: new Headers(init?.headers) });
    const { status = 200, headers = {}, body } = upstream();
    return Promise.resolve(new Response(body, { status, headers }));
  },
});
const get = (url: string, headers: Requested['headers'] = {}): Requested => ({ method: 'GET', url, headers, body: '' });
const question = (url: string, body = ''): Question => {
  const split = splitAddress(url)!;
  const { pathname, searchParams } = new URL(split.requested, 'http://x.test');
  return { place: split.place as Place, method: body === '' ? 'GET' : 'POST', path: pathname, query: searchParams, body };
};
const everyText = (): string =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const bytes = readFileSync(path.join(entry.parentPath, entry.name));
      return `${entry.name}\n${(entry.name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')}`;
    })
    .join('\n');

test('keys reach the provider, and no file, whether they came in the address, a header or the answer', async () => {
  const terms = recorderOf(() => ({
    at: '2026-09-01T12:00:00Z',
    headers: { etag: `"${MARKER}"`, 'set-cookie': MARKER, 'x-requests-remaining': '467' },
    body: JSON.stringify({ echoed: MARKER, inAddress: `https://x.test/?apiKey=${encodeURIComponent(MARKER)}` }),
  }));
  const first = await passOn(get(`/odds/v4/sports?apiKey=${encodeURIComponent(MARKER)}&all=true`), terms);
  await passOn(get('/weather/v1/forecast?latitude=1', { 'x-api-key': MARKER }), terms);
  await passOn({ method: 'POST', url: '/llm/chat/completions', headers: { authorization: `Bearer ${MARKER}` }, body: '{"a":1}' }, terms);
  expect(requested[0]!.url).toContain(`apiKey=${encodeURIComponent(MARKER)}`);
  expect(requested[2]!.headers.get('authorization')).toBe(`Bearer ${MARKER}`);
  expect(first.body).toContain(MARKER);
  const texts = everyText();
  expect(texts).toContain('"x-requests-remaining":"467"');
  for (const spelling of [MARKER, encodeURIComponent(MARKER), 'apiKey', 'Bearer'])
    expect(texts.replaceAll('?apiKey=***', '')).not.toContain(spelling);
});

test('an answer is the latest recorded by then, for the same question in any order of its parameters', async () => {
  let upstream: Upstream = { at: '2026-09-01T12:00:00Z', body: '{"n":1}' };
  const terms = recorderOf(() => upstream);
  const url = '/mlb-stats-api/api/v1/schedule?sportId=1&date=2026-09-01&hydrate=team';
  await passOn(get(url), terms);
  upstream = { at: '2026-09-01T12:10:00Z', status: 500, body: '{"n":2}' };
  await passOn(get(url), terms);
  upstream = { at: '2026-09-01T12:20:00Z', body: '{"n":1}' };
  await passOn(get(url), terms);
  expect(readdirSync(path.join(dir, 'bodies'))).toHaveLength(2);

  const library = await openLibrary(dir);
  const stated = async (at: string, asking = url): Promise<[number, string] | null> => {
    const found = await library.find(question(asking), new Date(`2026-09-01T${at}Z`));
    return found && [found.status, found.body];
  };
  expect(await stated('11:59:59')).toBeNull();
  expect(library.knows(question(url))).toBe(true);
  expect(await stated('12:09:59')).toEqual([200, '{"n":1}']);
  expect(await stated('12:10:00')).toEqual([500, '{"n":2}']);
  expect(await stated('23:00:00', '/mlb-stats-api/api/v1/schedule?apiKey=k&hydrate=team&date=2026-09-01&sportId=1')).toEqual([
    200,
    '{"n":1}',
  ]);
  expect(await stated('23:00:00', '/mlb-stats-api/api/v1/schedule?sportId=1&date=2026-09-01&hydrate=team,weather')).toEqual([
    200,
    '{"n":1}',
  ]);
  expect(await stated('23:00:00', '/mlb-stats-api/api/v1/schedule?sportId=1&date=2026-09-02&hydrate=team')).toBeNull();
  expect(library.span).toEqual({ from: new Date('2026-09-01T12:00:00Z'), to: new Date('2026-09-01T12:20:00Z') });
});

test('what was sent along tells questions apart; conditions are not passed on; what never came is not kept', async () => {
  const terms = recorderOf(() => ({ at: '2026-09-01T12:00:00Z', body: '{}' }));
  requested.length = 0;
  await passOn({ method: 'POST', url: '/llm/chat/completions', headers: { 'if-none-match': '"x"' }, body: '{"a":1}' }, terms);
  expect([requested[0]!.url, requested[0]!.headers.has('if-none-match')]).toEqual(['http://model.test/v1/chat/completions', false]);
  const dead = { ...terms, fetch: () => Promise.reject(new Error(`ECONNREFUSED apiKey=${MARKER}`)) };
  const failed = await passOn(get(`/odds/v4/sports?apiKey=${encodeURIComponent(MARKER)}`), dead);
  expect([failed.status, failed.note]).toEqual([502, '502 odds/v4/sports: ECONNREFUSED apiKey=***']);
  expect((await passOn(get('/nobody/x'), terms)).status).toBe(404);
  expect((await openLibrary(dir)).places).toEqual(['llm']);
});

test('a broken line of the index costs only itself, and a body outside of the folder is not read', async () => {
  const { appendFileSync } = await import('node:fs');
  await passOn(
    get('/cfl-scoreboard/rounds.json'),
    recorderOf(() => ({ at: '2026-09-01T12:00:00Z', body: '[]' })),
  );
  const line = readFileSync(path.join(dir, 'index.jsonl'), 'utf8').trim();
  appendFileSync(path.join(dir, 'index.jsonl'), `{"place":\n${line.replace(/bodies[^"]+/, '../../etc/passwd')}\n\n`);
  const library = await openLibrary(dir);
  expect(library.remarks).toEqual(['1 answers', '2 lines of index.jsonl cannot be read']);
});
