import type { Answer, Call, Send } from '../../server/app/hostile/testing/call.ts';
import type { Caller, Who } from '../../server/app/hostile/testing/caller.ts';
import { callableKeys, documentedStatuses, ROUTES } from '../../server/app/hostile/testing/documented.ts';
import { type Found, fuzzRoute } from '../../server/app/hostile/testing/fuzz-route.ts';
import { seenValues } from '../../server/app/hostile/testing/seen.ts';
import type { OwnServer } from './own-server.ts';
import { judged, type Outcome } from './step.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 5);
const SEED = Number(process.env.PROPERTY_SEED ?? 20241);
/** These leave the demo accounts locked, gone or on another day. */
const LEFT_OUT = /account\/delete|self-exclusion|cool-off|demo\/advance|responsible-gaming\/age|second-factor/;

const sender =
  (url: string): Send =>
  async (call: Call): Promise<Answer> => {
    const { method, headers, payload } = call;
    const answer = await fetch(url + call.url, { method, headers, redirect: 'manual', ...(payload !== undefined && { body: payload }) });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };

const callers =
  (url: string) =>
  async (who: Who): Promise<Caller> => {
    if (who === 'visitor') return { who, cookie: '', userId: null };
    const body = JSON.stringify({ email: `${who}@clearedge.demo`, password: 'clearedge' });
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0]!)
      .join('; ');
    const { user } = (await answer.json()) as { user?: { id: string } };
    return { who, cookie, userId: user?.id ?? null };
  };

/** Callers are signed in once: signing in for each route would be a flood. */
function remembered(make: (who: Who) => Promise<Caller>): (who: Who) => Promise<Caller> {
  const known = new Map<Who, Promise<Caller>>();
  return (who) => {
    const caller = known.get(who) ?? make(who);
    known.set(who, caller);
    return caller;
  };
}

/** Arbitrary and spoilt input at every route of the built product with a whole demo league in it. */
export async function fuzzServer({ url }: OwnServer): Promise<Outcome> {
  const known = seenValues();
  const fuzzing = {
    send: sender(url),
    callerFor: remembered(callers(url)),
    letLimitsPass: () => undefined,
    documentedFor: documentedStatuses(),
    known,
    seed: SEED,
    runs: RUNS,
  };
  const found: Found[] = [];
  const statuses = new Map<number, number>();
  for (const key of callableKeys.filter((each) => !LEFT_OUT.test(each) && !/auth\/(logout|sessions|password)/.test(each)))
    found.push(...(await fuzzRoute(key, ROUTES[key]!, fuzzing, statuses)));
  const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  return judged(
    'input at every route',
    found.slice(0, 30).map(({ who, fault, asked }) => `${who}: ${fault} | ${asked}`),
    counted.join(', '),
  );
}
