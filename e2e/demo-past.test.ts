import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FREE_TIER, TOP_TIER } from '@clearedge/contract/entitlements';
import { chromium } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import type { Who } from './support/screens/list.ts';
import { openViewers } from './support/screens/viewers.ts';
import { startServer } from './support/start-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clearedge-past-journey-'));
// A Wednesday morning of a year in which nothing was ever played.
const server = await startServer(dataDir, { DEMO_SEED: 'clearedge', DEMO_NOW: '2027-03-03T15:30:00Z' });
const { path: executablePath, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } as Record<string, string> });

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A screen, who opens it, and what it shows once it is filled. */
const FILLED: readonly [path: string, as: Who, shown: RegExp][] = [
  ['/record', 'visitor', /units/],
  ['/model', 'visitor', /Claimed v\. close/],
  ['/daily-picks', TOP_TIER, /Moneyline|Total|Run line/],
  ['/weekly-leaderboard', TOP_TIER, /sim_/],
  ['/hot-trends', TOP_TIER, /least likely to be luck/],
  ['/my-bets', TOP_TIER, /Pending Bets \([1-9]/],
  ['/performance', TOP_TIER, /Realized profit/],
  ['/performance', FREE_TIER, /Realized profit/],
  ['/virtual-performance', TOP_TIER, /Total Bets/],
  ['/groups', TOP_TIER, /Sunday Lines/],
  ['/strategies', TOP_TIER, /forward, [1-9]/],
  ['/consultation', TOP_TIER, /Marcus Hale/],
  ['/admin/ticket-dashboard', 'admin', /Alert by club/],
  ['/admin/referrals', 'admin', /WELCOME30/],
];
const EMPTY =
  /No pick decided yet|No picks available|No trends found|No settled bets yet|No strategies yet|No virtual bets yet|No competitors yet|No sessions found|No bets yet/;

test.each([1440, 390])('at the first start of a demo its screens have a past, at %i px', async (width) => {
  const viewers = openViewers(browser, server.url, width);
  const wrong: string[] = [];
  for (const [path, as, shown] of FILLED) {
    const { page, complaints } = await viewers.of(as);
    await page.goto(path);
    const main = page.getByRole('main');
    await main
      .getByText(shown)
      .first()
      .waitFor()
      .catch(() => wrong.push(`${path} for ${as} does not show ${shown}`));
    const text = await main.innerText();
    if (EMPTY.test(text)) wrong.push(`${path} for ${as} says ${EMPTY.exec(text)![0]}`);
    wrong.push(...complaints.splice(0));
  }
  await viewers.close();
  expect(wrong).toEqual([]);
});
