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

/** A screen, what it shows once it is filled, and what it says while it is empty. */
const FILLED: readonly [path: string, as: Who, shown: RegExp, empty: RegExp][] = [
  ['/record', 'visitor', /Max drawdown/, /No pick decided yet/],
  ['/model', 'visitor', /Calibration/i, /after \d+ graded|No game scored/],
  ['/daily-picks', TOP_TIER, /MLB/, /No bets today/],
  ['/weekly-leaderboard', TOP_TIER, /sim_/, /No one has bet|No bets this week/],
  ['/hot-trends', TOP_TIER, /Updated /, /No trends found/],
  ['/my-bets', TOP_TIER, /Pending|Upcoming/, /No bets yet|No active bets/],
  ['/performance', TOP_TIER, /ROI/, /No settled bets|No bets yet/],
  ['/performance', FREE_TIER, /ROI/, /No settled bets|No bets yet/],
  ['/virtual-performance', TOP_TIER, /\$/, /No settled bets|No bets yet/],
  ['/groups', TOP_TIER, /Sunday Lines/, /not in any group/],
  ['/strategies', TOP_TIER, /Home underdogs/, /No strategies yet/],
  ['/consultation', TOP_TIER, /Bankroll for the second half|Reading closing line value/, /No sessions/],
  ['/admin/ticket-dashboard', 'admin', /Alert by club/, /No tickets/],
  ['/admin/referrals', 'admin', /WELCOME30/, /No codes/],
];

test.each([1440, 390])('at the first start of a demo its screens have a past, at %i px', { timeout: 240_000 }, async (width) => {
  const viewers = openViewers(browser, server.url, width);
  const wrong: string[] = [];
  for (const [path, as, shown, empty] of FILLED) {
    const { page, complaints } = await viewers.of(as);
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByText(shown).first().waitFor().catch(() => wrong.push(`${path} for ${as} does not show ${shown}`));
    const text = await main.innerText();
    if (empty.test(text)) wrong.push(`${path} for ${as} says ${empty.exec(text)![0]}`);
    wrong.push(...complaints.splice(0));
  }
  await viewers.close();
  expect(wrong).toEqual([]);
});
