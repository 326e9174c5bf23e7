import type { QueryClient } from '@tanstack/react-query';
import { formatDate, formatGameTime } from '../../lib/format-time.ts';
import { productNow, setProductTime } from '../clock.ts';
import { toast } from '../toasts/toasts.ts';
import { liveState as state } from './live.ts';

export type LiveEvent = 'slate' | 'live' | 'user' | 'clock' | 'hello';
type QueryTest = (key: readonly unknown[]) => boolean;

const pathOf = (key: readonly unknown[]): string => (typeof key[0] === 'string' ? key[0] : '');
const dateOf = (key: readonly unknown[]): string | undefined => (key[1] as { date?: string } | undefined)?.date;

// Lists of a day carry it in their query or at the end of their path; a list without a date is today's.
const isOfSlate = (key: readonly unknown[], slateOn: string): boolean => {
  const path = pathOf(key);
  if (path.includes(`/${slateOn.replaceAll('-', '')}_`) || path.endsWith(`/${slateOn}`)) return true;
  const isDayList = /^\/api\/((\w+\/)?(games|daily-picks)|odds-comparison|sports)$/.test(path);
  return isDayList && (dateOf(key) === undefined || dateOf(key) === slateOn);
};

const USER_PATHS: Record<string, readonly string[]> = {
  notifications: ['/api/notifications'],
  bets: ['/api/bets', '/api/my-bets', '/api/virtual', '/api/user', '/api/responsible-gaming', '/api/games/'],
  virtual: ['/api/virtual', '/api/user', '/api/leaderboard', '/api/groups'],
  session: ['/api/auth/me'],
  tier: [''],
};

/** Which cached answers an event makes old. */
export function testsOf(event: LiveEvent, data: Record<string, unknown>): QueryTest[] {
  if (event === 'slate' && typeof data.slateOn === 'string') {
    const { slateOn } = data;
    return [(key) => isOfSlate(key, slateOn)];
  }
  if (event === 'live' && typeof data.gameId === 'string') {
    const mark = `/${encodeURIComponent(data.gameId)}`;
    return [(key) => pathOf(key).endsWith(mark) || pathOf(key).includes(`${mark}/box-score`)];
  }
  if (event === 'user') {
    const starts = USER_PATHS[String(data.what)] ?? ['/api/notifications', '/api/auth/me'];
    return [(key) => starts.some((start) => pathOf(key).startsWith(start))];
  }
  return event === 'clock' ? [(key) => pathOf(key) === '/api/status'] : [];
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
const POLL_MS = 60_000;
const GATHER_MS = 400;
const JUMP_MS = 60_000;

// One burst of events is one round of requests: a pitch in fifteen games must not ask for the slate fifteen times.
function createGatherer(client: QueryClient): (test: QueryTest) => void {
  let tests: QueryTest[] = [];
  return (test) => {
    tests.push(test);
    if (tests.length > 1) return;
    setTimeout(() => {
      const due = tests;
      tests = [];
      void client.invalidateQueries({ predicate: ({ queryKey }) => due.some((one) => one(queryKey)) });
    }, GATHER_MS);
  };
}

const parse = (data: unknown): Record<string, unknown> => {
  try {
    return JSON.parse(String(data)) as Record<string, unknown>;
  } catch {
    return {};
  }
};

const everything: QueryTest = () => true;

function followClock(now: unknown, gather: (test: QueryTest) => void): void {
  const at = Date.parse(String(now));
  if (Number.isNaN(at)) return;
  if (Math.abs(at - productNow()) > JUMP_MS) gather(everything);
  setProductTime(at);
}

// A demo's clock is everybody's: whoever did not move it must not wonder where the evening went.
function announceLeap(now: unknown): void {
  const iso = String(now);
  if (Date.parse(iso) - productNow() < JUMP_MS) return;
  toast({
    title: `It is now ${formatDate(iso)}, ${formatGameTime(iso)}`,
    description: 'This demo’s clock was moved forward. Scores, prices and bets follow.',
  });
}

const EVENTS: readonly LiveEvent[] = ['slate', 'live', 'user', 'clock', 'hello'];

/** Keeps one stream open and the cache fresh behind it; without a stream, asks once a minute. Returns the way to stop. */
export function startLive(client: QueryClient): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  const gather = createGatherer(client);
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_RETRY_MS;
  let hasMissed = false;

  const onOpen = (): void => {
    state.set('live');
    waitMs = FIRST_RETRY_MS;
    if (hasMissed) gather(everything);
    hasMissed = false;
  };
  const close = (): void => {
    clearTimeout(retry);
    source?.close();
    source = undefined;
  };
  const onError = (): void => {
    close();
    hasMissed = true;
    state.set(navigator.onLine ? 'reconnecting' : 'offline');
    retry = setTimeout(open, waitMs * (0.75 + Math.random() / 2));
    waitMs = Math.min(waitMs * 2, LAST_RETRY_MS);
  };
  const open = (): void => {
    close();
    source = new EventSource('/api/stream', { withCredentials: true });
    source.addEventListener('open', onOpen);
    source.addEventListener('error', onError);
    for (const name of EVENTS)
      source.addEventListener(name, (event) => {
        const data = parse(event.data);
        if (name === 'clock') announceLeap(data.now);
        if (data.now) followClock(data.now, gather);
        for (const test of testsOf(name, data)) gather(test);
      });
  };

  const poll = setInterval(() => {
    if (state.get() !== 'live' && navigator.onLine) gather(everything);
  }, POLL_MS);
  const onOnline = (): void => {
    waitMs = FIRST_RETRY_MS;
    open();
  };
  // A page with an open stream cannot be kept for the back button.
  const onHide = (): void => close();
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) onOnline();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  open();
  return () => {
    close();
    clearInterval(poll);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}
