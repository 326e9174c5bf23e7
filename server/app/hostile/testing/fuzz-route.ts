import type { Route } from '@clearedge/contract/route';
import fc from 'fast-check';
import { type Answer, type Call, callOf, type Send } from './call.ts';
import { type Caller, isAdmitted, type Who } from './caller.ts';
import { faultOf } from './fault.ts';
import { mutatedInput } from './input/mutated-input.ts';
import { type Input, type Part, validInput } from './input/valid-input.ts';
import type { SeenValues } from './seen.ts';

export interface Fuzzing {
  send: Send;
  callerFor: (who: Who) => Promise<Caller>;
  letLimitsPass: () => void;
  documentedFor: (key: string) => ReadonlySet<number>;
  known: SeenValues;
  seed: number;
  /** Requests of each kind by each caller who is let in; one who is not sends one. */
  runs: number;
}

export interface Found {
  fault: string;
  who: Who;
  requested: string;
}

const WHO: readonly Who[] = ['visitor', 'free', 'elite', 'admin'];
const LIMITED_FROM = 10;

const shown = ({ method, url, payload }: Call): string => `${method} ${url.slice(0, 300)} ${(payload ?? '').slice(0, 400)}`;

/** The inputs of one caller: valid ones and spoilt ones in turn. */
function inputsOf(key: string, route: Route, who: Who, { known, seed, runs }: Fuzzing): Input[] {
  const valid = validInput(route, known.seen);
  const parts = (['params', 'query', 'body'] as const).filter((part): part is Part => route[part] !== undefined);
  const own = seed + WHO.indexOf(who) + Buffer.from(key).reduce((sum, byte) => sum + byte, 0);
  const numRuns = isAdmitted(route.access, who) ? runs : 1;
  if (parts.length === 0) return fc.sample(valid, { seed: own, numRuns: 1 });
  const spoilt = fc.sample(mutatedInput(valid, parts), { seed: own, numRuns });
  return numRuns === 1 ? spoilt : [...fc.sample(valid, { seed: own, numRuns }), ...spoilt];
}

/** As partners' programs send it; a visitor has none. */
function keyHeader({ access }: Route, who: Who, { known }: Fuzzing): { authorization?: string } {
  if (access !== 'key' || who === 'visitor') return {};
  const key = known.seen('key').find((value): value is string => typeof value === 'string' && value.startsWith('ce_'));
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
}

/** Sends one caller's inputs to one route and answers what was wrong, and how often each status was seen. */
async function fuzzAs(caller: Caller, key: string, route: Route, fuzzing: Fuzzing, statuses: Map<number, number>): Promise<Found[]> {
  const found: Found[] = [];
  for (const [at, input] of inputsOf(key, route, caller.who, fuzzing).entries()) {
    if (at % LIMITED_FROM === 0) fuzzing.letLimitsPass();
    const call = callOf(key, route, input, { cookie: caller.cookie, ...keyHeader(route, caller.who, fuzzing) });
    const answer: Answer = await fuzzing.send(call);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault = faultOf(call, caller.who, answer, fuzzing.documentedFor(key));
    if (fault !== null) found.push({ fault, who: caller.who, requested: shown(call) });
    else if (answer.status < 300 && (route.produces ?? 'json') === 'json' && answer.body !== '') fuzzing.known.note(key, answer.body);
  }
  return found;
}

/** Every kind of caller at one route. */
export async function fuzzRoute(key: string, route: Route, fuzzing: Fuzzing, statuses: Map<number, number>): Promise<Found[]> {
  const found: Found[] = [];
  for (const who of WHO) found.push(...(await fuzzAs(await fuzzing.callerFor(who), key, route, fuzzing, statuses)));
  return found;
}
