import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultKind, readFault } from './faults.ts';
import { openLibrary } from './open-library.ts';
import { Replay } from './serve/replay.ts';
import { ReplayClock } from './serve/replay-clock.ts';
import { answerControl, createReplayServer } from './serve/replay-server.ts';
import { writeDay } from './testing/small-day.ts';

const NOON = new Date('2026-09-01T12:00:00Z');
const SCHEDULE = '/api/v1/schedule?date=2026-09-01';
const bodyOf = (score: number): object => ({ dates: [{ date: '2026-09-01', games: [{ season: '2026', score }] }] });
let realMs = 0;
let dir = '';
let origin = '';
let server: Server;
let clock: ReplayClock;
let replay: Replay;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'replay-'));
  writeDay(dir, [
    {
      place: 'mlb-stats-api',
      at: '2026-09-01T11:00:00Z',
      requested: SCHEDULE,
      body: bodyOf(1),
      headers: { 'cache-control': 'max-age=30' },
    },
    { place: 'mlb-stats-api', at: '2026-09-01T12:30:00Z', requested: SCHEDULE, body: bodyOf(2) },
    { place: 'odds', at: '2026-09-01T12:10:00Z', requested: '/v4/sports/baseball_mlb/odds?markets=h2h,totals&regions=us', body: [] },
  ]);
  clock = new ReplayClock(NOON, 1, () => realMs);
  replay = new Replay({ library: await openLibrary(dir), clock, credits: 500 });
  server = createReplayServer({ replay, clock });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(dir, { recursive: true });
});

const get = (url: string, init: RequestInit = {}): Promise<Response> => fetch(`${origin}${url}`, init);
const order = (body: unknown): Promise<Response> => get('/_control', { method: 'POST', body: JSON.stringify(body) });

describe('time', () => {
  test('moves on by itself and by order, faster where wanted, and answers follow it', async () => {
    expect(await (await get(`/mlb-stats-api${SCHEDULE}`)).json()).toEqual(bodyOf(1));
    await order({ speed: 60 });
    realMs += 31_000;
    expect(await (await get('/_control')).json()).toMatchObject({ at: '2026-09-01T12:31:00.000Z', speed: 60 });
    expect(await (await get(`/mlb-stats-api${SCHEDULE}`)).json()).toEqual(bodyOf(2));
    await order({ at: NOON.toISOString(), speed: 1 });
    expect(await (await get(`/mlb-stats-api${SCHEDULE}`)).json()).toEqual(bodyOf(1));
  });

  test('what is recorded later is a failure by now; what never is does not exist', async () => {
    const prices = '/odds/v4/sports/baseball_mlb/odds?apiKey=k&regions=us&markets=h2h,totals';
    expect((await get(prices)).status).toBe(503);
    expect((await get('/mlb-stats-api/api/v1/venues/1')).status).toBe(404);
    expect((await get('/nobody')).status).toBe(404);
    await order({ at: '2026-09-01T12:20:00Z' });
    const counted = await get(prices);
    expect(['x-requests-remaining', 'x-requests-last'].map((name) => counted.headers.get(name))).toEqual(['498', '2']);
    await order({ at: NOON.toISOString() });
  });

  test('an unchanged answer is not sent again to who knows it', async () => {
    const first = await get(`/mlb-stats-api${SCHEDULE}`);
    expect(first.headers.get('cache-control')).toBe('max-age=30');
    expect(first.headers.get('x-recorded-at')).toBe('2026-09-01T11:00:00.000Z');
    const again = await get(`/mlb-stats-api${SCHEDULE}`, { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect(again.status).toBe(304);
  });
});

describe('controls', () => {
  test('are only for the machine itself, and refuse what they do not understand', async () => {
    const controlled = { replay, clock };
    expect(answerControl({ method: 'POST', from: '10.0.0.7', body: '{"speed":9}' }, controlled).status).toBe(403);
    for (const wrong of [{ speed: -1 }, { at: 'noon' }, { faults: ['mlb-stats-api=boredom'] }, { faults: ['x=reset'] }, { more: 1 }, 'x'])
      expect((await order(wrong)).status).toBe(400);
    expect((await get('/_control', { method: 'DELETE' })).status).toBe(405);
    expect(clock.speed).toBe(1);
  });

  test('a fault has a place, a beginning and an end', () => {
    expect(readFault('odds=timeout', NOON)).toEqual({ place: 'odds', kind: 'timeout', from: NOON, forMs: null });
    const timed = readFault('*=reset,2026-09-01T13:00:00Z,600', NOON);
    expect(timed).toEqual({ place: '*', kind: 'reset', from: new Date('2026-09-01T13:00:00Z'), forMs: 600_000 });
    for (const wrong of ['odds', 'odds=', '=reset', 'odds=reset,never', 'odds=reset,,soon'])
      expect(() => readFault(wrong, NOON)).toThrow('--fault');
  });
});

describe('faults over the wire', () => {
  const suffer = async (kind: FaultKind, patienceMs = 10_000): Promise<Response> => {
    await order({ faults: [`mlb-stats-api=${kind}`] });
    return get(`/mlb-stats-api${SCHEDULE}`, { signal: AbortSignal.timeout(patienceMs) });
  };

  test('each kind is what it says, and ends with its order', async () => {
    expect((await suffer('html')).headers.get('content-type')).toBe('text/html');
    const whole = JSON.stringify(bodyOf(1));
    expect(await (await suffer('half_json')).text()).toBe(whole.slice(0, Math.floor(whole.length / 2)));
    expect(Number((await suffer('huge')).headers.get('content-length'))).toBeGreaterThan(10_000_000);
    const limited = await suffer('rate_limited');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await suffer('server_error')).status).toBe(500);
    expect((await suffer('refused')).status).toBe(403);
    expect((await suffer('no_credits')).status).toBe(401);
    expect(await (await suffer('wrong_season')).json()).toEqual({ dates: [{ date: '2022-09-01', games: [{ season: '2022', score: 1 }] }] });
    await expect(suffer('timeout', 200)).rejects.toThrow('timeout');
    await expect(suffer('reset')).rejects.toThrow('fetch failed');
    await expect(suffer('slow_drip', 200).then((dripping) => dripping.text())).rejects.toThrow('timeout');
    await order({ at: '2026-09-01T13:00:00Z' });
    expect(await (await suffer('old_answer')).json()).toEqual(bodyOf(1));
    await order({ faults: [] });
    expect(await (await get(`/mlb-stats-api${SCHEDULE}`)).json()).toEqual(bodyOf(2));
  });
});
