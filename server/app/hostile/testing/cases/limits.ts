import type { Contract } from '@clearedge/contract';
import { expect, test } from 'vitest';
import { makeServer } from '../../../../testing/index.ts';
import { features } from '../../../features.ts';
import { ROUTES } from '../documented.ts';
import { withScene } from '../scene.ts';

/** What must not be called without end, and how often a minute at most. */
const LIMITED: readonly (readonly [key: keyof Contract, most: number])[] = [
  ['POST /api/auth/register', 240],
  ['POST /api/auth/login', 120],
  ['POST /api/auth/login/second-step', 60],
  ['POST /api/auth/password/forgot', 20],
  ['POST /api/auth/password/reset', 30],
  ['POST /api/auth/password/change', 30],
  ['GET /api/account/export', 10],
  ['POST /api/groups/invite', 60],
  ['POST /api/groups/join', 60],
  ['POST /api/groups/:groupId/join', 60],
  ['POST /api/tickets', 60],
  ['POST /api/parlays/quote', 240],
  ['POST /api/parlays', 60],
  ['POST /api/strategies/backtest', 60],
  ['GET /api/prop-finder', 240],
  ['GET /api/bets/export', 20],
  ['GET /api/bets/:betId/picture', 30],
  ['POST /api/bets/import', 20],
  ['GET /api/virtual/bets/export', 20],
  ['GET /api/performance/mine/csv', 20],
  ['GET /api/performance/mine/year/csv', 20],
  ['GET /api/record/export', 20],
  ['GET /api/record/csv', 20],
  ['GET /api/admin/audit/csv', 20],
  ['POST /api/admin/stripe-test', 20],
  ['POST /api/assistant/messages', 120],
];
const USUAL = { GET: 600, others: 120 } as const;

test('what could be called without end has a limit of its own', () => {
  const limits = LIMITED.map(([key]) => [key, ROUTES[key]!.perMinute ?? (key.startsWith('GET ') ? USUAL.GET : USUAL.others)] as const);
  expect(limits.filter(([, allowed], at) => allowed > LIMITED[at]![1])).toEqual([]);
});

interface Knock {
  url?: string;
  from?: string;
  headers?: Record<string, string>;
}

const EMPTY_FORM = { method: 'POST', url: '/api/auth/password/reset', payload: {} } as const;
const MOST = 30;

async function withKnocks(trustProxy: number, run: (knock: (with_: Knock) => Promise<number>) => Promise<void>): Promise<void> {
  await withScene({ isFilled: false }, async ({ world }) => {
    const server = await makeServer(features, { world, trustProxy });
    await run(
      async ({ from = '203.0.113.1', headers = {} }) =>
        (await server.app.inject({ ...EMPTY_FORM, remoteAddress: from, headers })).statusCode,
    );
    await server.close();
  });
}

const spend = async (knock: (at: number) => Promise<number>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < MOST; at += 1) statuses.push(await knock(at));
  return [...new Set(statuses)];
};

test('a forged list of proxies is no way around a limit', async () => {
  await withKnocks(0, async (knock) => {
    const forged = (at: number): Knock => ({
      headers: { 'x-forwarded-for': `198.51.100.${at}`, forwarded: `for=198.51.100.${at}`, 'x-real-ip': `198.51.100.${at}` },
    });
    expect(await spend((at) => knock(forged(at)))).toEqual([400]);
    expect(await knock(forged(99))).toBe(429);
    expect(await knock({ from: '203.0.113.2' })).toBe(400);
  });
  await withKnocks(1, async (knock) => {
    const through = (claimed: string): Knock => ({ from: '10.0.0.1', headers: { 'x-forwarded-for': `${claimed}, 203.0.113.1` } });
    expect(await spend((at) => knock(through(`198.51.100.${at}`)))).toEqual([400]);
    expect(await knock(through('198.51.100.99'))).toBe(429);
    expect(await knock({ from: '10.0.0.1', headers: { 'x-forwarded-for': '203.0.113.2' } })).toBe(400);
  });
});

test('all addresses of one IPv6 network are one caller', async () => {
  await withKnocks(0, async (knock) => {
    expect(await spend((at) => knock({ from: `2001:db8:1:2::${at.toString(16)}` }))).toEqual([400]);
    expect(await knock({ from: '2001:db8:1:2:ffff::1' })).toBe(429);
    expect(await knock({ from: '2001:db8:1:3::1' })).toBe(400);
  });
});

test('a limit counts what is refused as well, says when to come back, and passes', async () => {
  await withScene({ isFilled: false }, async ({ server, letLimitsPass }) => {
    expect(await spend(async () => (await server.app.inject(EMPTY_FORM)).statusCode)).toEqual([400]);
    const refused = await server.app.inject(EMPTY_FORM);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    letLimitsPass();
    expect((await server.app.inject(EMPTY_FORM)).statusCode).toBe(400);
  });
});

test("an account is closed to a network's guesses after ten, whatever address of it they come from, and no other account with it", {
  timeout: 60_000,
}, async () => {
  await withScene({ isFilled: false }, async ({ server }) => {
    const guess = async (email: string, at: number): Promise<number> => {
      const payload = { email, password: `wrong-${at}` };
      return (await server.app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress: `198.51.100.${at}` })).statusCode;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) statuses.push(await guess('somebody@example.com', at));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect(await guess('somebody.else@example.com', 1)).toBe(401);
  });
});

test('an invitation is not found by trying, however slowly', { timeout: 60_000 }, async () => {
  await withScene({ isFilled: false }, async ({ server, callerFor, letLimitsPass }) => {
    const { cookie } = await callerFor('elite');
    const statuses = new Set<number>();
    for (let at = 0; at < 61; at += 1) {
      const own = { cookie, 'sec-fetch-site': 'same-origin' };
      const payload = { inviteCode: `ABCD-${1000 + at}` };
      statuses.add((await server.app.inject({ method: 'POST', url: '/api/groups/join', payload, headers: own })).statusCode);
      letLimitsPass();
    }
    expect([...statuses]).toEqual([400, 429]);
  });
});
