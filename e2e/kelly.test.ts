import { afterAll, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';
import { baseUrl } from './support/server-address.ts';

afterAll(closeBrowser);

const CALCULATOR = '/kelly-calculator';

test('a visitor sizes a bet in any format, is told what is wrong, and gets nothing of the model', async () => {
  const seen = await visit({ width: 390, theme: 'light' });
  const { page } = seen;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(CALCULATOR);
  await page.getByText('$13.75').first().waitFor();
  // A press on a drawn page is heard once the app has taken it over.
  const fractional = page.getByRole('button', { name: 'Fractional' });
  await expect
    .poll(async () => {
      await fractional.click();
      return fractional.getAttribute('aria-pressed');
    })
    .toBe('true');
  await page.getByRole('textbox', { name: 'Odds' }).fill('1/1');
  await page.getByText('$25.00').first().waitFor();
  await page.getByRole('textbox', { name: 'Win probability, %' }).fill('70');
  await page.getByText(/^High Kelly percentage: full Kelly is 40.00%/).waitFor();
  await page.getByRole('textbox', { name: 'Win probability, %' }).fill('40');
  await page.getByText(/^Negative expected value/).waitFor();
  await page.getByRole('textbox', { name: 'Win probability, %' }).fill('most');
  await page.getByRole('alert').getByText('A win probability lies between 0 and 100.').waitFor();
  await page.getByText('Advanced Kelly').waitFor();
  expect(requested.filter((url) => url.includes('/api/kelly'))).toEqual([]);
  const answer = await fetch(`${baseUrl}/api/kelly/markets`);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'UNAUTHENTICATED']);
  expect(await listProblems(page, 'calculator of a visitor')).toEqual([]);
  await finish(seen);
});

test('with Pro a side of the board fills the calculator, several bets share a bankroll, and the default is kept', async () => {
  const seen = await visit();
  const { page, context } = seen;
  await login(context, { tier: 'pro' });
  await page.goto(CALCULATOR);
  const model = page.getByRole('button', { name: /^Use the model for/ }).first();
  await model.waitFor();
  const board = (await (await context.request.get('/api/kelly/markets')).json()) as {
    games: { sides: { odds: number; modelChance: number }[] }[];
  };
  const side = board.games[0]!.sides[0]!;
  await model.click();
  expect(await page.getByRole('textbox', { name: 'Win probability, %' }).inputValue()).toBe((100 * side.modelChance).toFixed(2));
  expect(Number(await page.getByRole('textbox', { name: 'Odds' }).inputValue())).toBe(side.odds);
  await page
    .getByRole('button', { name: /to several bets$/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /to several bets$/ })
    .nth(1)
    .click();
  await page.getByText(/^Together \$/).waitFor();
  await page.getByRole('textbox', { name: 'Bankroll', exact: true }).fill('2000');
  await page.getByRole('button', { name: 'Half', exact: true }).click();
  await page.getByRole('button', { name: 'Save as default' }).click();
  await page.getByText('Default: 50% of Kelly on $2,000.00.').waitFor();
  expect(await listProblems(page, 'calculator with Pro')).toEqual([]);
  await page.goto(CALCULATOR);
  await page.getByText('Default: 50% of Kelly on $2,000.00.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Bankroll', exact: true }).inputValue()).toBe('2000');
  await finish(seen);
});
