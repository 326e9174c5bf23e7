import { afterAll, expect, test } from 'vitest';
import { login, register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

interface Game {
  awayTeamCode: string;
  homeTeamCode: string;
  awayTeam: string;
}

afterAll(closeBrowser);

test('a free reader sees what could be asked, and the way to it', async () => {
  const reader = await visit();
  await register(reader.context, 'curious');
  await reader.page.goto('/ai-assistant');
  await reader.page.getByText('Elite Feature').waitFor();
  await reader.page.getByText('What are the best bets today?').waitFor();
  expect(await reader.page.getByRole('textbox').count()).toBe(0);
  expect((await reader.context.request.get('/api/assistant/conversation')).status()).toBe(402);
  await reader.page.getByRole('link', { name: 'Upgrade to Elite - $40/month' }).click();
  await expect.poll(() => new URL(reader.page.url()).pathname).toBe('/subscribe');
  await finish(reader);
});

test('an Elite member presses a question, writes one, asks on, and finds it all again', async () => {
  const reader = await visit();
  const { page, context } = reader;
  await login(context, { tier: 'elite' });
  const games = (await (await context.request.get('/api/games')).json()) as Game[];
  const { awayTeamCode, homeTeamCode, awayTeam } = games[0]!;
  const matchup = `${awayTeamCode} @ ${homeTeamCode}`;
  await page.goto('/ai-assistant');
  const field = page.getByRole('textbox', { name: 'Your question' });
  const thread = page.getByRole('region', { name: 'Conversation' });
  const answers = thread.getByText('Built-in analyst', { exact: false });
  const answered = async (count: number): Promise<void> => {
    await expect.poll(() => answers.count(), { timeout: 30_000 }).toBe(count);
  };

  await page.getByRole('button', { name: 'What games are on today?' }).click();
  await answered(1);
  await thread.getByText(matchup).first().waitFor();
  await thread.getByRole('list', { name: 'Sources' }).first().waitFor();

  await field.fill(`Who starts for the ${awayTeam}?`);
  await field.press('Enter');
  await answered(2);
  await field.fill('And what about the weather there?');
  await field.press('Enter');
  await answered(3);
  expect(await thread.getByText(matchup).count()).toBeGreaterThan(1);
  expect(await listProblems(page, '/ai-assistant with answers')).toEqual([]);

  await page.reload();
  await answered(3);
  await page.getByRole('button', { name: 'Clear conversation' }).click();
  await answered(0);
  await finish(reader);
});

test('a question that was refused can be asked again, and stands there once', async () => {
  const reader = await visit({ width: 390 });
  const { page, context } = reader;
  await login(context, { tier: 'elite' });
  await page.goto('/ai-assistant');
  const thread = page.getByRole('region', { name: 'Conversation' });
  const refusal = { message: 'That is a lot of questions at once. Please wait a moment.', code: 'RATE_LIMITED' };
  await page.route('**/api/assistant/messages', (route) => route.fulfill({ status: 429, json: refusal }));
  const field = page.getByRole('textbox', { name: 'Your question' });
  await field.fill('What is a push?');
  await field.press('Enter');
  await page.getByRole('alert').getByText(refusal.message).waitFor();
  expect(await listProblems(page, '/ai-assistant, refused, at 390')).toEqual([]);
  await page.unroute('**/api/assistant/messages');
  await page.getByRole('button', { name: 'Try again' }).click();
  await thread.getByText('A push is a tie with the line', { exact: false }).first().waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect(await thread.locator('.as-msg.own').allTextContents()).toEqual([expect.stringContaining('What is a push?')]);
  await finish(reader);
});
