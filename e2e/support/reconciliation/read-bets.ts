import { americanToDecimal } from '@clearedge/quant/price';
import type { APIRequestContext, Page } from 'playwright-core';
import { readFrom } from './choose.ts';
import { readContest, readContestAnswers } from './read-contest.ts';
import { PATIENT } from './read-text.ts';
import { addProfit, addRate, readTile } from './read-tiles.ts';
import { readMoney, readPercent, readPrice, type Sightings } from './sightings.ts';

const TRACKED = 'tracked bets';
const subjectOf = (selection: string): string => `bet ${selection.replaceAll('\u2212', '-')}`;

export async function readExport(request: APIRequestContext, seen: Sightings): Promise<void> {
  const lines = (await (await request.get('/api/bets/export')).text()).trim().split('\n');
  const heads = lines[0]!.split(',');
  const rows = lines.slice(1).map((line) => Object.fromEntries(line.split(',').map((cell, at) => [heads[at]!, cell])));
  const decided = rows.filter(({ result }) => result === 'win' || result === 'loss');
  const sum = (name: string): number => rows.reduce((total, row) => total + Number(row[name]), 0);
  seen.add('Export', TRACKED, 'profit', Math.round(sum('profit') * 100) / 100);
  seen.add('Export', TRACKED, 'staked', sum('stake'));
  seen.add('Export', TRACKED, 'decided bets', decided.length);
  seen.add('Export', TRACKED, 'win rate', decided.filter(({ result }) => result === 'win').length / decided.length);
  for (const row of rows) {
    const subject = subjectOf(row.selection!);
    seen.add('Export', subject, 'price', readPrice(Number(row.odds) > 0 ? `+${row.odds}` : row.odds!));
    seen.add('Export', subject, 'profit', Number(row.profit));
  }
}

/** The list, its receipts and the tiles above. */
export async function readHistory(page: Page, seen: Sightings): Promise<void> {
  await page.goto('/my-bets?tab=history');
  const rows = page.locator('li.hist');
  await rows.first().waitFor(PATIENT);
  addRate('My Bets', TRACKED, await readTile(page, 'Win Rate'), seen);
  addProfit('My Bets', TRACKED, await readTile(page, 'Total Profit'), seen);
  for (const row of await rows.all()) {
    const cells = row.locator('.num, .money');
    const name = (await row.locator('.s').innerText()).split('\n')[0]!;
    const subject = subjectOf(name);
    seen.add('My Bets, history', subject, 'price', readPrice(await cells.first().innerText()));
    seen.add('My Bets, history', subject, 'profit', readMoney(await cells.last().innerText()));
    await row.getByRole('button').first().click();
    const paid = row.getByText(/Price taken/);
    await paid.waitFor(PATIENT);
    seen.add('Receipt', subject, 'price', readPrice(await paid.innerText()));
    const lines = await row.locator('.rcpt').innerText();
    seen.add('Receipt', subject, 'profit', readMoney(/(?:Stake lost|Profit[^\n]*)\s+([+\u2212]?\$[\d.,]+)/.exec(lines)?.[1] ?? ''));
    await row.getByRole('button').first().click();
  }
}

/** The two pages of figures. */
async function readFigures(page: Page, seen: Sightings): Promise<void> {
  await page.goto('/analytics');
  addRate('Analytics', TRACKED, await readTile(page, 'Win Rate'), seen);
  addProfit('Analytics', TRACKED, await readTile(page, 'Total Profit'), seen);
  await page.goto('/performance');
  addRate('Performance', TRACKED, await readTile(page, 'Hit rate'), seen);
  const roi = await readTile(page, 'ROI');
  seen.add('Performance', TRACKED, 'ROI', readPercent(roi.figure));
  seen.add('Performance', TRACKED, 'profit', readMoney(roi.note));
  seen.add('Performance', TRACKED, 'staked', readMoney(/on (\$[\d.,]+)/.exec(roi.note)?.[1] ?? ''));
  seen.add('Performance', TRACKED, 'max drawdown', readMoney((await readTile(page, 'Max drawdown')).figure));
  for (const row of await page.locator('.own-bets tbody tr').all()) {
    const [, bet = '', price = '', , , profit = ''] = await row.getByRole('cell').allInnerTexts();
    const subject = subjectOf(bet.split('\n')[0]!);
    seen.add('Performance, bet by bet', subject, 'price', readPrice(price));
    seen.add('Performance, bet by bet', subject, 'profit', readMoney(profit));
  }
}

/** Before the game: the list of open bets, and what the answer says of each. */
export async function readOpenBets(page: Page, seen: Sightings): Promise<void> {
  const bets = await readFrom(page.context().request)<{ selection: string; odds: number; stake: number; potentialWin: number }[]>(
    '/api/bets',
  );
  for (const { selection, odds, stake, potentialWin } of bets) {
    seen.add('bets, API', subjectOf(selection), 'price', americanToDecimal(odds));
    seen.add('bets, API', subjectOf(selection), 'stake', stake);
    seen.add('bets, API', subjectOf(selection), 'to win', potentialWin);
    const worked = { value: stake * (americanToDecimal(odds) - 1), within: 0.005 };
    seen.add('worked out from stake and price', subjectOf(selection), 'to win', worked);
  }
  await page.goto('/my-bets?tab=pending');
  const rows = page.locator('.sws > .sw');
  await rows.first().waitFor(PATIENT);
  for (const row of await rows.all()) {
    const subject = subjectOf(await row.locator('.sw-what b').first().innerText());
    const cell = (label: string): Promise<string> => row.locator(`[data-label="${label}"]`).innerText();
    seen.add('My Bets, pending', subject, 'price', readPrice(await cell('Odds')));
    seen.add('My Bets, pending', subject, 'stake', readMoney(await cell('Stake')));
    seen.add('My Bets, pending', subject, 'to win', readMoney(await cell('To win')));
  }
}

/** The bell tells of all bets of one slate together. */
async function readNotification(page: Page, seen: Sightings): Promise<void> {
  await page.goto('/my-bets');
  await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click();
  const reported = page.locator('.ntf').filter({ hasText: /^\w+day: \d/ });
  await reported.first().waitFor(PATIENT);
  const text = await reported.first().innerText();
  seen.add('Notification', TRACKED, 'profit', readMoney(/[+\u2212]?\$[\d.,]+/.exec(text)?.[0] ?? ''));
  const [, won, lost] = /(\d+)–(\d+)/.exec(text) ?? [];
  seen.add('Notification', TRACKED, 'decided bets', Number(won) + Number(lost));
}

/** What the answers say of all tracked bets, and the lists' own lines. */
async function readTrackedAnswers(request: APIRequestContext, seen: Sightings): Promise<void> {
  const read = readFrom(request);
  const stats = await read<{ wins: number; losses: number; winRate: number; totalProfit: number; roi: number; totalStaked: number }>(
    '/api/bets/stats',
  );
  seen.add('statistics, API', TRACKED, 'profit', stats.totalProfit);
  seen.add('statistics, API', TRACKED, 'decided bets', stats.wins + stats.losses);
  seen.add('worked out from won and lost', TRACKED, 'win rate', stats.wins / (stats.wins + stats.losses));
  seen.add('worked out from profit and stakes', TRACKED, 'ROI', stats.totalProfit / stats.totalStaked);
  const history = await read<{ summary: { drawdown: number; profit: number } }>('/api/bets/history');
  seen.add('history, API', TRACKED, 'max drawdown', history.summary.drawdown);
  seen.add('history, API', TRACKED, 'profit', history.summary.profit);
}

/** Reads a bettor's tracked and contest bets from every screen, the export and the answers. */
export async function readBets(page: Page, name: string, seen: Sightings): Promise<void> {
  const { request } = page.context();
  await readTrackedAnswers(request, seen);
  await readExport(request, seen);
  await readContestAnswers(request, seen);
  await readHistory(page, seen);
  await readFigures(page, seen);
  await readNotification(page, seen);
  await readContest(page, name, seen);
}
