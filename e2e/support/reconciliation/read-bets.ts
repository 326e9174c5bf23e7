import type { APIRequestContext, Locator, Page } from 'playwright-core';
import { readFrom } from './choose.ts';
import { readMoney, readNumber, readPercent, readPrice, type Sightings } from './sightings.ts';

const PATIENT = { timeout: 60_000 };
const TRACKED = 'tracked bets';
const CONTEST = 'contest bets';

const tile = (page: Page, label: string): Locator =>
  page.locator('.tile').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) });
async function readTile(page: Page, label: string): Promise<{ figure: string; note: string }> {
  const own = tile(page, label).first();
  await own.waitFor(PATIENT);
  return { figure: await own.locator('b').first().innerText(), note: await own.locator('span').first().innerText() };
}
/** "1 of 2": wins over decided bets, wherever a win rate stands. */
const decidedIn = (text: string): string | null => /of (\d+)/.exec(text)?.[1] ?? null;

function addRate(screen: string, subject: string, { figure, note }: { figure: string; note: string }, seen: Sightings): void {
  seen.add(screen, subject, 'win rate', readPercent(figure));
  seen.add(screen, subject, 'decided bets', readNumber(decidedIn(note) ?? ''));
}
function addProfit(screen: string, subject: string, { figure, note }: { figure: string; note: string }, seen: Sightings): void {
  seen.add(screen, subject, 'profit', readMoney(figure));
  seen.add(screen, subject, 'ROI', readPercent(/ROI ([^ ]+)/.exec(note)?.[1] ?? ''));
  seen.add(screen, subject, 'staked', readMoney(/on (\$[\d.,]+)/.exec(note)?.[1] ?? ''));
}

async function readExport(request: APIRequestContext, seen: Sightings): Promise<void> {
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
    const subject = `bet ${row.selection}`;
    seen.add('Export', subject, 'price', readPrice(Number(row.odds) > 0 ? `+${row.odds}` : row.odds!));
    seen.add('Export', subject, 'profit', Number(row.profit));
  }
}

/** The list, its receipts, the tiles above, and the two pages of figures. */
async function readTracker(page: Page, seen: Sightings): Promise<void> {
  await page.goto('/my-bets?tab=history');
  const rows = page.locator('li.hist');
  await rows.first().waitFor(PATIENT);
  addRate('My Bets', TRACKED, await readTile(page, 'Win Rate'), seen);
  addProfit('My Bets', TRACKED, await readTile(page, 'Total Profit'), seen);
  for (const row of await rows.all()) {
    const cells = row.locator('.num, .money');
    const name = (await row.locator('.s').innerText()).split('\n')[0]!;
    const subject = `bet ${name.replaceAll('\u2212', '-')}`;
    seen.add('My Bets, history', subject, 'price', readPrice(await cells.first().innerText()));
    seen.add('My Bets, history', subject, 'profit', readMoney(await cells.last().innerText()));
    await row.getByRole('button').first().click();
    const paid = row.getByText(/Price taken/);
    await paid.waitFor(PATIENT);
    seen.add('Receipt', subject, 'price', readPrice(await paid.innerText()));
    await row.getByRole('button').first().click();
  }
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

/** Contest bets: their own list and tiles, the statement, the board and the member's line of it. */
async function readContest(page: Page, name: string, seen: Sightings): Promise<void> {
  await page.goto('/virtual-performance?bankroll=contest');
  const profit = await readTile(page, 'Net Profit');
  seen.add('Virtual Performance', CONTEST, 'profit', readMoney(profit.figure));
  addRate('Virtual Performance', CONTEST, await readTile(page, 'Win Rate'), seen);
  seen.add('Virtual Performance', CONTEST, 'ROI', readPercent((await readTile(page, 'ROI')).figure));
  const amounts = await page.locator('.vs-bet > button .money, .vs-bet > button .num').allInnerTexts();
  const profits = amounts.flatMap((text) => (/^[+\u2212]\$/.test(text) ? [readMoney(text)!.value] : []));
  seen.add(
    'Virtual Performance, list',
    CONTEST,
    'profit',
    profits.reduce((total, one) => total + one, 0),
  );
  await page.goto('/weekly-leaderboard');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.first().waitFor(PATIENT);
  const cells = await row.first().getByRole('cell').allInnerTexts();
  seen.add('Leaderboard', CONTEST, 'profit', readMoney(cells.find((cell) => cell.includes('$')) ?? ''));
  const rates = cells.filter((cell) => cell.includes('%'));
  seen.add('Leaderboard', CONTEST, 'win rate', readPercent(rates[0] ?? ''));
  seen.add('Leaderboard', CONTEST, 'ROI', readPercent(rates.at(-1) ?? ''));
  await page.goto('/virtual-sportsbook');
  await page
    .getByText(/Contest bankroll/)
    .first()
    .waitFor(PATIENT);
  const said = /Contest bankroll \$[\d,.]+\d, (\S+) this week/.exec(await page.getByRole('main').innerText());
  seen.add('Sportsbook', CONTEST, 'profit', readMoney(said?.[1] ?? ''));
}

async function readContestAnswers(request: APIRequestContext, seen: Sightings): Promise<void> {
  const { balance } = await readFrom(request)<{ balance: number }>('/api/virtual/statement?bankroll=contest');
  seen.add('statement, API', CONTEST, 'profit', Math.round((balance - 1000) * 100) / 100);
}

/** The same tracked and contest bets on every screen, in the export and in the answers. */
export async function readBets(page: Page, name: string, seen: Sightings): Promise<void> {
  const { request } = page.context();
  await readTrackedAnswers(request, seen);
  await readExport(request, seen);
  await readContestAnswers(request, seen);
  await readTracker(page, seen);
  await readContest(page, name, seen);
}
