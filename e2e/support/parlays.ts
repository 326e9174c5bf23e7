import { expect } from 'vitest';
import type { Visit } from './browser.ts';
import { listProblems } from './problems.ts';

interface Saved {
  kind: string;
  status: string;
  result: string | null;
  estimatedProbability: number | null;
  independentProbability: number | null;
  legs: { gameId: string; result: string | null }[];
}

/** The first quote of a fresh server reads every table of scores. */
const PATIENT = { timeout: 60_000 };

const saved = async ({ context }: Visit): Promise<Saved[]> => (await (await context.request.get('/api/my-parlays')).json()) as Saved[];

/** An Elite member builds both kinds of parlay and saves them. */
export async function saveParlays(reader: Visit): Promise<void> {
  const { page } = reader;
  const panel = page.getByRole('region', { name: 'Your parlay' });

  await page.goto('/parlay-builder?tab=all&type=moneyline');
  const add = page.getByRole('button', { name: /^Add:/ });
  await add.first().waitFor(PATIENT);
  await add.first().click();
  await add.first().click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('total');
  await add.first().waitFor();
  await add.first().click();
  await panel
    .getByText(/^Win probability/)
    .first()
    .waitFor(PATIENT);
  await panel.getByText('If independent', { exact: true }).waitFor();
  await panel.getByText(/^Pays \$/).waitFor(PATIENT);
  expect(await listProblems(page, '/parlay-builder with three legs')).toEqual([]);
  await panel.getByRole('button', { name: 'Save Parlay' }).click();
  await panel.getByText('Your parlay is empty').waitFor(PATIENT);

  await page.goto('/player-prop-builder');
  const over = page.getByRole('button', { name: /Over: O .* [+−]\d/ }).and(page.locator(':enabled'));
  await over.first().waitFor(PATIENT);
  await over.nth(0).click();
  await over.nth(5).click();
  await panel.getByRole('heading', { name: 'Your Parlay (2/6)' }).waitFor();
  await panel.getByText(/^Pays \$/).waitFor(PATIENT);
  expect(await listProblems(page, '/player-prop-builder with two legs')).toEqual([]);
  await panel.getByRole('button', { name: 'Save Parlay' }).click();
  await panel.getByText('Your parlay is empty').waitFor(PATIENT);

  const before = await saved(reader);
  expect(before.map(({ kind, status, legs }) => [kind, status, legs.length])).toEqual([
    ['player_prop', 'pending', 2],
    ['parlay', 'pending', 3],
  ]);
  expect(before[1]!.estimatedProbability).not.toBeNull();
  expect(before[1]!.independentProbability).not.toBeNull();
}

/** Both are settled, and the member's list says so. */
export async function findParlaysSettled(reader: Visit): Promise<void> {
  const { page } = reader;
  expect((await saved(reader)).map(({ status, result }) => [status, result !== null])).toEqual([
    ['settled', true],
    ['settled', true],
  ]);
  await page.goto('/parlay-builder?tab=saved');
  const list = page.getByRole('list', { name: 'Saved parlays' });
  await list
    .getByText(/^(Won|Lost|Pushed|Void)$/)
    .first()
    .waitFor();
  expect(await list.getByText('Pending', { exact: true }).count()).toBe(0);
  expect(await listProblems(page, '/parlay-builder?tab=saved, settled')).toEqual([]);
}
