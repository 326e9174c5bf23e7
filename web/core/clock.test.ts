import { CallError, call, onServerTime } from '@clearedge/contract/client';
import { readServerTime, serverTime } from '@clearedge/contract/wire/server-time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productNow, setClockOffset, setProductTime, setTimeOfPage } from './clock.ts';

const DEVICE = Date.parse('2026-07-11T16:00:00Z');
const TRUE = new Date('2026-07-11T13:20:00.250Z');

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE });
  setClockOffset(0);
  onServerTime(setProductTime);
});
afterEach(() => {
  onServerTime(() => undefined);
  setClockOffset(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answer(status: number, header?: string): void {
  vi.stubGlobal('fetch', async () => new Response('{}', { status, headers: header === undefined ? {} : { 'server-timing': header } }));
}

test('the first answer sets the clock of a device that is wrong', async () => {
  answer(200, serverTime(TRUE));
  await call('GET /api/status');
  expect(productNow()).toBe(TRUE.getTime());
});

test('a refusal sets it too', async () => {
  answer(404, serverTime(TRUE));
  await expect(call('GET /api/status')).rejects.toThrow(CallError);
  expect(productNow()).toBe(TRUE.getTime());
});

test.each([undefined, 'total;dur=3', 'now;desc="soon"', 'now;dur=5'])('an answer that tells no time (%s) leaves it', async (header) => {
  answer(200, header);
  await call('GET /api/status');
  expect(productNow()).toBe(DEVICE);
});

test('a proxy may add timings of its own', () => {
  expect(readServerTime(`edge;dur=4, ${serverTime(TRUE)}, cache;desc="now"`)).toBe(TRUE.getTime());
});

const PAGE = { transferSize: 300, type: 'navigate', responseStart: 0, serverTiming: [{ name: 'now', description: TRUE.toISOString() }] };

test.each([
  ['a page from the server', {}, true],
  ['a page that the browser had kept', { transferSize: 0 }, false],
  ['a page gone back to', { type: 'back_forward' }, false],
  ['a page without a time', { serverTiming: [] }, false],
])('%s sets the clock: %j, %s', (_name, changes, isSet) => {
  vi.stubGlobal('performance', { timeOrigin: DEVICE, getEntriesByType: () => [{ ...PAGE, ...changes }] });
  expect(setTimeOfPage()).toBe(isSet);
  expect(productNow()).toBe(isSet ? TRUE.getTime() : DEVICE);
});
