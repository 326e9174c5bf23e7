import { expect, test } from 'vitest';
import { makeServer, type TestClient, type TestServer, withTestCtx } from '../../testing/index.ts';
import { accountsFeature } from './index.ts';

const feature = accountsFeature({ onRegistered: async () => undefined, exporters: {} });

async function signedIn(test: (me: TestClient, server: TestServer) => Promise<void>): Promise<void> {
  await withTestCtx({}, async (_ctx, world) => {
    const server = await makeServer([feature], { world });
    await test(await server.as(world.user!), server);
    await server.close();
  });
}

const LONG = 'x'.repeat(10_240);
const REFUSED: [field: string, values: unknown[]][] = [
  ['oddsFormat', ['', null, 7, {}, [], 'roman', LONG]],
  ['evReference', ['', null, 7, {}, [], 'books', LONG]],
  ['theme', ['', null, 7, {}, [], 'sepia', LONG]],
  ['timeZone', ['', 7, {}, [], 'Mars/Olympus', '+05:00', '-3', '\u0000', '💥', 'אירופה', LONG]],
  ['myBooks', ['', null, 7, {}, 'SUM', [7], [''], ['\u0000'], ['\ud800'], ['💥'], ['שלום'], [LONG], Array(41).fill('SUM')]],
  ['kellyShare', ['', '0.5', true, {}, [], -1, 0, 0.0099, 1.0001, 25, LONG]],
  ['bankroll', ['', 'x', true, {}, [], -1, 0, 0.005, 1.005, 1_000_000.01, 2 ** 53, '1e309', '💥', LONG]],
  [
    'quietHours',
    ['', 7, [], {}, { from: 22 }, { from: 24, until: 7 }, { from: -1, until: 7 }, { from: 1.5, until: 7 }, { from: 7, until: 7 }, LONG],
  ],
  ['unit', ['', 'x', true, {}, [], -1, 0, -0, 0.005, 1.005, 1e-9, 10.000000001, 1_000_000.01, 2 ** 53, '1e309', '💥', LONG]],
];

test.each(REFUSED)('every wrong %s is a 400 that names it', async (field, values) => {
  await signedIn(async (me) => {
    for (const value of values) {
      const answer = await me.patch('/api/settings', { [field]: value });
      expect([value, answer.statusCode]).toEqual([value, 400]);
      expect(answer.json().issues[0].path.split('.')[0]).toBe(field);
    }
  });
});

test('a number too large for JSON to hold is a 400 as well', async () => {
  await signedIn(async ({ cookie }, { app }) => {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ method: 'PATCH', url: '/api/settings', headers, payload: '{"unit":1e309}' });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'unit']);
  });
});

test.each([
  [{ unit: 0.01 }, { unit: 0.01 }],
  [{ unit: 1_000_000 }, { unit: 1_000_000 }],
  [{ unit: '12.5' }, { unit: 12.5 }],
  [{ unit: null }, { unit: null }],
  [{ evReference: 'market' }, { evReference: 'market' }],
  [{ evReference: 'model' }, { evReference: 'model' }],
  [{ digestMail: true }, { digestMail: true }],
  [{ kellyShare: 0.01 }, { kellyShare: 0.01 }],
  [{ kellyShare: 1 }, { kellyShare: 1 }],
  [{ bankroll: '1500.50' }, { bankroll: 1500.5 }],
  [{ quietHours: { from: 22, until: 7 } }, { quietHours: { from: 22, until: 7 } }],
  [{ timeZone: 'europe/vienna' }, { timeZone: 'Europe/Vienna' }],
  [{ timeZone: null }, { timeZone: null }],
  [{ myBooks: ['sum', 'SUM', 'DK'] }, { myBooks: ['SUM', 'DK'] }],
  [{}, { oddsFormat: 'american', theme: 'dark', timeZone: null, myBooks: [], unit: null, digestMail: false }],
])('%j is kept as %j', async (body, expected) => {
  await signedIn(async (me) => {
    expect((await me.patch('/api/settings', body)).json().user.settings).toMatchObject(expected);
    expect((await me.get('/api/auth/me')).json().user.settings).toMatchObject(expected);
  });
});

test('the share of Kelly and the bankroll are absent until they are chosen, stay when something else changes, and can be taken away', async () => {
  await signedIn(async (me) => {
    const settingsOf = async (body: object) => (await me.patch('/api/settings', body)).json().user.settings;
    expect(Object.keys(await settingsOf({}))).not.toContain('kellyShare');
    await settingsOf({ kellyShare: 0.5, bankroll: 2000, quietHours: { from: 23, until: 6 } });
    expect(await settingsOf({ theme: 'light' })).toMatchObject({ kellyShare: 0.5, bankroll: 2000, quietHours: { from: 23, until: 6 } });
    const cleared = await settingsOf({ kellyShare: null, bankroll: null, quietHours: null });
    expect([cleared.kellyShare, cleared.bankroll, cleared.quietHours]).toEqual([undefined, undefined, undefined]);
  });
});

test('nothing but settings can be changed there', async () => {
  await signedIn(async ({ cookie, get }, { app }) => {
    const before = (await get('/api/auth/me')).json().user;
    const forged =
      '{"theme":"light","isAdmin":true,"tier":"elite","subscriptionTier":"elite","id":"x","email":"x@y.com","__proto__":{"isAdmin":true}}';
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    await app.inject({ method: 'PATCH', url: '/api/settings', headers, payload: forged });
    const { settings: _before, ...identity } = before;
    expect((await get('/api/auth/me')).json().user).toMatchObject(identity);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
