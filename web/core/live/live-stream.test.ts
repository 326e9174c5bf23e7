import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/query.ts';
import { productNow, setClockOffset } from '../clock.ts';
import { toastStore } from '../toasts/toasts.ts';
import { liveState } from './live.ts';
import { startLive } from './live-stream.ts';

class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  isClosed = false;
  constructor() {
    super();
    FakeSource.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  say(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

let client: QueryClient;
let stop: () => void;
const source = (): FakeSource => FakeSource.opened.at(-1)!;
const isStale = (...key: unknown[]): boolean | undefined => client.getQueryState(key)?.isInvalidated;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.opened = [];
  setClockOffset(0);
  client = createQueryClient();
  for (const key of [['/api/games'], ['/api/games', { date: '2026-07-12' }], ['/api/notifications'], ['/api/status']])
    client.setQueryData(key, 'old');
  stop = startLive(client);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('an event makes the matching answers old, and only those', async () => {
  source().dispatchEvent(new Event('open'));
  expect(liveState.get()).toBe('live');
  source().say('slate', { slateOn: '2026-07-11' });
  await vi.advanceTimersByTimeAsync(500);
  expect(isStale('/api/games')).toBe(true);
  expect(isStale('/api/games', { date: '2026-07-12' })).toBe(false);
  expect(isStale('/api/notifications')).toBe(false);
});

test('a broken line is opened again, later each time, and everything is asked for afterwards', async () => {
  source().dispatchEvent(new Event('open'));
  source().dispatchEvent(new Event('error'));
  expect(liveState.get()).toBe('reconnecting');
  expect(FakeSource.opened[0]?.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(1300);
  expect(FakeSource.opened).toHaveLength(2);
  source().dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1300);
  expect(FakeSource.opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1300);
  expect(FakeSource.opened).toHaveLength(3);
  source().dispatchEvent(new Event('open'));
  await vi.advanceTimersByTimeAsync(500);
  expect(isStale('/api/notifications')).toBe(true);
});

test('without a line everything is asked for once a minute', async () => {
  source().dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(61_000);
  expect(isStale('/api/games')).toBe(true);
});

test('a clock that others moved is announced; one that only ticked is not', () => {
  source().say('clock', { now: new Date(Date.now() + 20_000).toISOString() });
  expect(toastStore.get()).toEqual([]);
  const ahead = Date.UTC(2026, 10, 28, 0, 6);
  vi.setSystemTime(ahead - 3_600_000);
  source().say('clock', { now: new Date(ahead).toISOString() });
  expect(toastStore.get()).toMatchObject([{ title: 'It is now Fri, Nov 27, 7:06 PM ET' }]);
});

test('a moved clock moves the product’s time and makes everything old', async () => {
  const ahead = new Date(Date.now() + 3 * 3_600_000).toISOString();
  source().say('clock', { now: ahead });
  await vi.advanceTimersByTimeAsync(500);
  expect(Math.abs(productNow() - Date.parse(ahead))).toBeLessThan(2000);
  expect(isStale('/api/games')).toBe(true);
});

test('a hidden page gives up its line and takes it up again', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(source().isClosed).toBe(true);
  const shown = new Event('pageshow');
  Object.defineProperty(shown, 'persisted', { value: true });
  window.dispatchEvent(shown);
  expect(FakeSource.opened).toHaveLength(2);
});
