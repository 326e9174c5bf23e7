import type { APIRequestContext, Page } from 'playwright-core';
import { readFrom } from './choose.ts';
import { PATIENT } from './read-text.ts';
import { addRate, readTile } from './read-tiles.ts';
import { readMoney, readPercent, type Sightings } from './sightings.ts';

const CONTEST = 'contest bets';

/** Contest bets: their own list and tiles, the statement, the board and the member's line of it. */
export async function readContest(page: Page, name: string, seen: Sightings): Promise<void> {
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
  const stated = /Contest bankroll \$[\d,.]+\d, (\S+) this week/.exec(await page.getByRole('main').innerText());
  seen.add('Sportsbook', CONTEST, 'profit', readMoney(stated?.[1] ?? ''));
}

export async function readContestAnswers(request: APIRequestContext, seen: Sightings): Promise<void> {
  const { balance } = await readFrom(request)<{ balance: number }>('/api/virtual/statement?bankroll=contest');
  seen.add('statement, API', CONTEST, 'profit', Math.round((balance - 1000) * 100) / 100);
}
