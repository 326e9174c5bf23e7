import { expect } from 'vitest';
import { login, register } from '../accounts.ts';
import { finish, visit } from '../browser.ts';
import { leave } from '../leave.ts';
import { listProblems } from '../problems.ts';
import type { Story } from './story.ts';

interface Listed {
  id: string;
  selection: string;
  readAs: string | null;
  status: string;
  selectionSource: string | null;
}

/** Types a bet that is read before it is saved, takes others from a screenshot, a pasted slip and a file, and disputes a grade until staff decide. */
export async function typistStory(): Promise<Story> {
  const member = await visit();
  const { context, page } = member;
  const listBets = async (): Promise<Listed[]> => (await (await context.request.get('/api/bets')).json()) as Listed[];
  const dialog = page.getByRole('dialog');

  async function before(): Promise<void> {
    await register(context, 'typist');
    const games = (await (await context.request.get('/api/games')).json()) as { gameId: string; status: string; gameTime: string }[];
    const { gameId } = games.filter(({ status }) => status === 'scheduled').toSorted((a, b) => a.gameTime.localeCompare(b.gameTime))[0]!;

    await page.goto('/my-bets');
    const fill = async (selection: string): Promise<void> => {
      await page.getByRole('button', { name: 'Add a bet' }).click();
      await dialog.getByRole('textbox', { name: 'Which game' }).fill(gameId);
      await dialog.getByRole('combobox', { name: 'Type' }).selectOption('total');
      await dialog.getByRole('textbox', { name: 'Selection' }).fill(selection);
      await dialog.getByRole('textbox', { name: 'Odds' }).fill('-110');
      await dialog.getByRole('textbox', { name: 'Stake' }).fill('11');
    };

    await fill('Over 7½ teaser');
    await dialog.getByText('We couldn’t read “teaser”.', { exact: false }).waitFor();
    await dialog.getByRole('textbox', { name: 'Selection' }).fill('Over 7½');
    await dialog.getByText('Over 7.5 runs, full game').waitFor();
    expect(await listProblems(page, 'a typed bet that was read')).toEqual([]);
    await dialog.getByRole('button', { name: 'Add bet' }).click();
    await dialog.waitFor({ state: 'detached' });

    await fill('Over 8½');
    await dialog.getByRole('button', { name: 'Not this? Choose the bet' }).click();
    await dialog.getByRole('combobox', { name: 'Period' }).selectOption('first5');
    await dialog.getByRole('combobox', { name: 'Side' }).selectOption('under');
    expect(await listProblems(page, 'a bet chosen from fields')).toEqual([]);
    await dialog.getByRole('button', { name: 'Use this bet' }).click();
    await dialog.getByText('Under 8.5 runs, first 5 innings').waitFor();
    await dialog.getByRole('button', { name: 'Add bet' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'More for Under 8.5 first 5 innings' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByText('Under 8.5 runs, first 5 innings').waitFor();
    await page.getByRole('textbox', { name: 'Selection' }).fill('u9 F5');
    await page.getByText('Under 9 runs, first 5 innings').waitFor();
    expect(await listProblems(page, 'a pending bet being edited')).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'More for Under 9 first 5 innings' }).waitFor();

    await page.getByRole('button', { name: 'Import' }).click();
    await dialog.getByRole('button', { name: 'Slip or screenshot' }).click();
    const label = gameId.slice('yyyymmdd_'.length).replace('@', ' @ ');
    const printed = await context.newPage();
    await printed.setViewportSize({ width: 390, height: 200 });
    await printed.setContent('<body style="background:#111;color:#eee;font:16px sans-serif"><p>Rays ML</p><p>Wager: $12.00</p></body>');
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'GET' ? null : sent.push(request.url())));
    await dialog
      .getByLabel('Screenshot of a slip')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await printed.screenshot() });
    await printed.close();
    const box = dialog.getByLabel('Or paste the text of one slip or several');
    await expect.poll(() => box.inputValue(), { timeout: 60_000 }).toContain('Wager: $12.00');
    expect(sent).toEqual([]);
    const slip = [
      '2 Leg Parlay',
      '+264',
      'Under 9.5',
      '-110',
      label,
      'Over 3.5 F5',
      '-110',
      label,
      'Wager',
      '$10.00',
      '',
      'Moon shot',
      '$3.00 stake',
    ];
    await box.fill(slip.join('\n'));
    await dialog.getByRole('button', { name: 'Read slip' }).click();
    await dialog.getByText('Under 9.5 runs, full game').waitFor();
    await dialog.getByText('Over 3.5 runs, first 5 innings').waitFor();
    expect(await listProblems(page, 'bets read from a pasted slip')).toEqual([]);
    await dialog.getByRole('button', { name: 'Leave out bet 2' }).click();
    await dialog.getByRole('button', { name: 'Edit bet 1' }).click();
    await dialog.getByRole('textbox', { name: 'Stake' }).fill('12');
    await dialog.getByRole('button', { name: 'Log 1 bet' }).click();
    await dialog.getByText('Logged: Parlay, 2 legs').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'Import' }).click();
    const placedAt = '2026-07-01T12:00:00Z';
    const row = (selection: string, odds: string): string => `${placedAt},${gameId},total,${selection},${odds},5`;
    const csv = ['placedAt,gameId,betType,selection,odds,paid', row('o7.5', '-105'), row('o9.5 maybe', '-105'), row('o6.5', 'x')].join(
      '\n',
    );
    await dialog.getByLabel('Or paste the rows').fill(csv);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('Choose the column for: Stake.').waitFor();
    expect(await listProblems(page, 'columns of a file being chosen')).toEqual([]);
    await dialog.getByRole('combobox', { name: 'Stake (needed)' }).selectOption('paid');
    await dialog.getByText('1 read · 1 with a result you enter · 1 refused').waitFor();
    await dialog.getByText('We couldn’t read “maybe”.', { exact: false }).waitFor();
    expect(await listProblems(page, 'the preview of an import')).toEqual([]);
    await dialog.getByRole('button', { name: 'Leave it to me, line 2' }).click();
    await dialog.getByRole('button', { name: 'Import bets' }).click();
    await dialog.getByText('2 bets imported').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();

    const stated = Object.fromEntries(
      (await listBets()).map(({ selection, readAs, selectionSource }) => [selection, [readAs, selectionSource]]),
    );
    expect(stated).toEqual({
      'Over 7½': ['Over 7.5 runs, full game', 'text'],
      'Under 9 first 5 innings': ['Under 9 runs, first 5 innings', 'structured'],
      'Under 9.5 + Over 3.5 F5': [null, null],
      'o7.5': [null, null],
      'o9.5 maybe': [null, null],
    });
    await leave(page);
  }

  async function after(): Promise<void> {
    const staff = await visit();
    await login(staff.context, { tier: 'admin' });
    const isSettled = async (): Promise<boolean> =>
      (await listBets()).some(({ selection, status }) => selection === 'Over 7½' && status === 'settled');
    await expect.poll(isSettled, { timeout: 60_000 }).toBe(true);
    const typed = (await listBets()).find(({ selection }) => selection === 'Over 7½')!;

    await page.goto(`/my-bets?tab=history&bet=${typed.id}`);
    await page.getByRole('button', { name: 'This was read wrong' }).click();
    await dialog.getByRole('button', { name: 'Choose the bet' }).click();
    await dialog.getByRole('combobox', { name: 'Period' }).selectOption('first5');
    await dialog.getByRole('button', { name: 'Use this bet' }).click();
    await dialog.getByLabel('What is wrong').fill('My ticket says first 5 innings.');
    expect(await listProblems(page, 'disputing a grade')).toEqual([]);
    await dialog.getByRole('button', { name: 'Send to staff' }).click();
    await page.getByText('Under review').waitFor();
    expect(await listProblems(page, 'a disputed receipt')).toEqual([]);

    await staff.page.goto('/admin/operations');
    const open = staff.page.getByRole('row', { name: /“Over 7½”/ });
    await open.getByText('Over 7.5 runs, first 5 innings', { exact: false }).waitFor();
    expect(await listProblems(staff.page, 'disputed grades of staff')).toEqual([]);
    await open.getByRole('button', { name: /^Keep the grade/ }).click();
    await staff.page.getByLabel('Reason').fill('The text names no innings.');
    await staff.page.getByRole('button', { name: 'Keep grade', exact: true }).click();
    await staff.page.getByText('No disputed grades').waitFor();

    await page.reload();
    await page.getByText('Grade upheld').first().waitFor();
    await page.getByText('The text names no innings.', { exact: false }).first().waitFor();
    await finish(staff);
    await finish(member);
  }

  return { before, after };
}
