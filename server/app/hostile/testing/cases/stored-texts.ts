import { expect, test } from 'vitest';
import type { TestServer } from '../../../../testing/index.ts';
import { callOf } from '../call.ts';
import type { Caller, Who } from '../caller.ts';
import { ROUTES } from '../documented.ts';
import { firstCalls, SCENE_GAME } from '../first-calls.ts';
import { naughtyTexts } from '../input/naughty-texts.ts';
import { withScene } from '../scene.ts';

interface Store {
  who: Who;
  method: 'PATCH' | 'POST';
  url: string;
  fields: readonly string[];
  /** Where the text can be read again. */
  readAt: string;
}

/** Every place where one person's words are kept. Ids are filled in from what the first calls made. */
const STORES: readonly Store[] = [
  { who: 'elite', method: 'PATCH', url: '/api/groups/:groupId', fields: ['name', 'description'], readAt: '/api/groups' },
  { who: 'elite', method: 'PATCH', url: '/api/bets/:betId', fields: ['selection', 'book'], readAt: '/api/bets' },
  { who: 'elite', method: 'PATCH', url: '/api/strategies/:strategyId', fields: ['name', 'description'], readAt: '/api/strategies' },
  { who: 'elite', method: 'PATCH', url: '/api/leaderboard/profile', fields: ['displayName'], readAt: '/api/leaderboard/profile' },
  { who: 'elite', method: 'POST', url: '/api/tickets/:ticketId/replies', fields: ['body'], readAt: '/api/tickets/:ticketId' },
  { who: 'admin', method: 'PATCH', url: '/api/admin/tickets/:ticketId', fields: ['title', 'description'], readAt: '/api/admin/tickets' },
  { who: 'admin', method: 'PATCH', url: '/api/admin/users/:userId/username', fields: ['username'], readAt: '/api/admin/users?limit=100' },
];

type Ids = Readonly<Record<string, string>>;
const filled = (url: string, ids: Ids): string => url.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name);

async function makeOneOfEach(server: TestServer, callerFor: (who: Who) => Promise<Caller>): Promise<Ids> {
  const ids: Record<string, string> = { userId: (await callerFor('free')).userId! };
  const names: Partial<Record<string, string>> = { bets: 'betId', groups: 'groupId', tickets: 'ticketId', strategies: 'strategyId' };
  for (const { who, key, ...input } of firstCalls(SCENE_GAME)) {
    const name = names[key.split('/').at(-1)!];
    if (!name || !key.startsWith('POST ') || key.includes('virtual')) continue;
    const { method, url, payload, headers } = callOf(key, ROUTES[key]!, input, { cookie: (await callerFor(who)).cookie });
    ids[name] = (await server.app.inject({ method, url, headers, payload: payload! })).json<{ id: string }>().id;
  }
  return ids;
}

const SHARES = process.env.FUZZ_RUNS ? 1 : 8;
/** Each field gets its share of the texts, and all fields together get all; a long run gives all to each. */
const shareOf = (share: number): string[] => naughtyTexts.filter((_, at) => at % SHARES === share % SHARES);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('what is kept of someone’s words comes back letter by letter, and what cannot be kept is refused', { timeout: 300_000 }, async () => {
  await withScene({ isFilled: false }, async ({ server, callerFor, letLimitsPass, world }) => {
    const ids = await makeOneOfEach(server, callerFor);
    const wrong: string[] = [];
    const stored = new Map<string, number>();
    let share = 0;
    for (const { who, method, url, fields, readAt } of STORES) {
      const headers = { cookie: (await callerFor(who)).cookie, 'sec-fetch-site': 'same-origin' };
      for (const field of fields)
        for (const [at, text] of shareOf(++share).entries()) {
          if (at % 10 === 0) letLimitsPass();
          const answer = await server.app.inject({ method, url: filled(url, ids), headers, payload: { [field]: text } });
          if (answer.statusCode >= 300) {
            if (answer.statusCode !== 400 && answer.statusCode !== 409)
              wrong.push(`${url} ${field} ${JSON.stringify(text).slice(0, 60)}: ${answer.statusCode}`);
            continue;
          }
          const read = textsIn((await server.app.inject({ url: filled(readAt, ids), headers })).json());
          const isBack = text.trim() === '' || [text, text.trim()].some((stated) => read.includes(stated));
          if (isBack) stored.set(`${url} ${field}`, (stored.get(`${url} ${field}`) ?? 0) + 1);
          else wrong.push(`${url} ${field} ${JSON.stringify(text).slice(0, 60)}: came back otherwise`);
        }
    }
    expect(wrong).toEqual([]);
    expect([...stored.values()].every((count) => count > 1)).toBe(true);
    expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
