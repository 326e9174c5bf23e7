import { expect, test } from 'vitest';
import type { Send } from './testing/call.ts';
import { callableKeys, documentedStatuses, ROUTES } from './testing/documented.ts';
import { doFirstCalls, SCENE_GAME } from './testing/first-calls.ts';
import { type Found, type Fuzzing, fuzzRoute } from './testing/fuzz-route.ts';
import { type Scene, withScene } from './testing/scene.ts';
import { seenValues } from './testing/seen.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 2);
const SEED = Number(process.env.PROPERTY_SEED ?? 20241);
const LONGEST_MS = 240_000 + RUNS * 60_000;
/** For looking at some routes alone. */
const ROUTES_LIKE = new RegExp(process.env.FUZZ_ROUTES ?? '');

const sender =
  ({ server }: Scene): Send =>
  async ({ method, url, payload, headers }) => {
    const {
      statusCode,
      headers: sent,
      body,
    } = await server.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    return { status: statusCode, headers: sent, body };
  };

/** For long runs: everything that was found, one line each. */
function report(found: readonly Found[], statuses: ReadonlyMap<number, number>, errors: readonly object[]): void {
  console.log('answers by status', Object.fromEntries(statuses));
  for (const { who, fault, requested } of found) console.log(`${who} ${fault}\n    ${requested}`);
  for (const error of errors) console.log(JSON.stringify(error));
}

test('arbitrary and spoilt input at every route: no failure, only documented answers', { timeout: LONGEST_MS }, async () => {
  await withScene({ isFilled: true }, async (scene) => {
    const { callerFor, letLimitsPass, world } = scene;
    const fuzzing: Fuzzing = {
      send: sender(scene),
      callerFor,
      letLimitsPass,
      documentedFor: documentedStatuses(),
      known: seenValues(),
      seed: SEED,
      runs: RUNS,
    };
    expect(await doFirstCalls(fuzzing, SCENE_GAME)).toEqual([]);
    const found: Found[] = [];
    const statuses = new Map<number, number>();
    for (const key of callableKeys.filter((each) => ROUTES_LIKE.test(each)))
      found.push(...(await fuzzRoute(key, ROUTES[key]!, fuzzing, statuses)));
    if (process.env.FUZZ_RUNS)
      report(
        found,
        statuses,
        world.logged.filter(({ level }) => level === 'error'),
      );
    expect(found).toEqual([]);
    expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
    // Were everything refused, nothing would have been tried.
    if (!process.env.FUZZ_ROUTES) expect(statuses.get(200)).toBeGreaterThan(200);
  });
});
