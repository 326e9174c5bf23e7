import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { bytesOf } from '../server/features/accounts/second-factor/testing/bytes-of.ts';
import { hotp, stepAt } from '../server/features/accounts/second-factor/totp.ts';
import { closeBrowser, openBrowser } from './support/browser.ts';
import { collectComplaints } from './support/complaints.ts';
import { startLive } from './support/live-server.ts';
import type { RunningServer } from './support/start-server.ts';

const MORNING = '2026-08-07T13:05:00Z';
const AFTERNOON = '2026-08-07T18:05:00Z';
const BOSS = { username: 'boss', email: 'boss@example.com', password: 'correct horse 7' };
const GAME = '/game/20260807_NYM@PIT';
/** Every provider, in the second that the product starts. */
const ALL_DOWN = ['*=reset'];

const dataDir = mkdtempSync(join(tmpdir(), 'clearedge-silent-'));
let running: RunningServer | null = null;
afterAll(async () => {
  await running?.stop();
  await closeBrowser();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(folder: string, at: string, faults: readonly string[] = []): Promise<string> {
  await running?.stop();
  running = await startLive({ dataDir: join(dataDir, folder), at, faults, adminEmail: BOSS.email });
  return running.url;
}

interface Seen {
  page: Page;
  complaints: string[];
  close: () => Promise<void>;
}

async function visit(url: string): Promise<Seen> {
  const context = await (await openBrowser()).newContext({ baseURL: url, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return { page, complaints: collectComplaints(page), close: () => context.close() };
}

/** The first account with the address of the admin, with the second factor that the operator's pages ask for. */
async function becomeAdmin({ request }: BrowserContext, url: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers: { origin: url, 'sec-fetch-site': 'same-origin' } });
    expect([path, answer.status()]).toEqual([path, answer.ok() ? answer.status() : 200]);
    return answer;
  };
  await post('/api/auth/register', BOSS);
  const { secret } = (await (await post('/api/auth/second-factor/enrol', { password: BOSS.password })).json()) as { secret: string };
  const { now } = (await (await request.get('/api/status')).json()) as { now: string };
  await post('/api/auth/second-factor/confirm', { code: hotp(bytesOf(secret), stepAt(new Date(now))) });
  await post('/api/responsible-gaming/age', { isOfAge: true });
}

/** What a page says in its main part, once it says `words`. */
async function read(page: Page, path: string, words: string | RegExp): Promise<string> {
  await page.goto(path);
  await page.getByText(words).first().waitFor();
  return (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
}

/** What must not stand where nothing is known. */
const CLAIMS = [/No games/i, /off-season/i, /Season over/, /none scheduled/, /\bFinal\b/, /No bets today/, /[+−]\d{3}/, /\b0 games\b/];

const listClaims = (path: string, text: string): string[] =>
  CLAIMS.flatMap((claim) => {
    const found = claim.exec(text);
    return found ? [`${path}: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`] : [];
  });

async function expectProvidersNamed(page: Page): Promise<void> {
  const text = await read(page, '/admin/operations?tab=providers', 'mlb-stats-api');
  for (const name of ['mlb-stats-api', 'the-odds-api', 'cfl-scoreboard', 'espn-scoreboard', 'nhl-api', 'espn-golf', 'mlb-news'])
    expect(text).toContain(name);
  expect(text).toContain('fetch failed');
}

test('with every provider silent, from the first start and after a good morning, each screen says what is unknown or how old it is', async () => {
  const first = await start('never', MORNING, ALL_DOWN);
  const nothing = await visit(first);
  const unread = {
    '/': 'MLB schedule not loaded',
    '/games': 'MLB schedule not loaded',
    '/nfl/games': 'NFL schedule not loaded',
    '/nhl': 'NHL schedule not loaded',
    '/golf/tournaments': 'Golf schedule not loaded',
    '/daily-digest': /schedules not loaded/,
  };
  const claims: string[] = [];
  for (const [path, words] of Object.entries(unread)) claims.push(...listClaims(path, await read(nothing.page, path, words)));
  await becomeAdmin(nothing.page.context(), first);
  claims.push(...listClaims('/odds-comparison', await read(nothing.page, '/odds-comparison', /schedule not loaded|Pro Feature/)));
  expect(claims).toEqual([]);
  await expectProvidersNamed(nothing.page);
  expect(nothing.complaints).toEqual([]);
  await nothing.close();

  const good = await start('morning', MORNING);
  const before = await visit(good);
  const price = await read(before.page, GAME, '+125');
  expect(price).not.toContain('isn’t answering');
  await expect
    .poll(async () => (await before.page.request.get('/api/status')).text(), { timeout: 40_000 })
    .not.toContain('"newsReadAt":null');
  await before.close();

  const later = await start('morning', AFTERNOON, ALL_DOWN);
  const old = await visit(later);
  const age = (league: string): RegExp =>
    new RegExp(`The ${league} data source isn’t answering. Games and scores are as of Aug 7, 9:0\\d AM ET.`);
  const shown = {
    '/': await read(old.page, '/', age('MLB')),
    '/games': await read(old.page, '/games', age('MLB')),
    [GAME]: await read(old.page, GAME, age('MLB')),
    '/nhl': await read(old.page, '/nhl', age('NHL')),
    '/nba/games': await read(old.page, '/nba/games', age('NBA')),
  };
  for (const [path, text] of Object.entries(shown)) expect([path, /\bFinal\b|No games/.test(text)], text).toEqual([path, false]);
  expect(shown['/']).toContain('Headline 5');
  expect(shown[GAME]).toContain('+125');
  expect(shown[GAME]).toContain('Injured list unknown');
  await becomeAdmin(old.page.context(), later);
  await expectProvidersNamed(old.page);
  expect(old.complaints).toEqual([]);
  await old.close();
});
