import { americanToDecimal } from '@clearedge/quant/price';
import type { Page } from 'playwright-core';
import { type Read, readFrom } from './choose.ts';
import { readPercent, readPrice, type Sightings } from './sightings.ts';

const PATIENT = { timeout: 60_000 };

interface Pick {
  selection: string;
  matchup?: string;
  odds: number;
  /** Percent of the stake. */
  expectedValue: number;
}
const subjectOf = ({ selection }: Pick): string => `pick ${selection}`;

function add(screen: string, pick: Pick, text: string, seen: Sightings): void {
  seen.add(screen, subjectOf(pick), 'price', readPrice(text));
  seen.add(screen, subjectOf(pick), 'EV', readPercent(/[+\u2212][\d.]+%(?= EV)/.exec(text)?.[0] ?? ''));
}

async function listPicks(read: Read, seen: Sightings): Promise<Pick[]> {
  const picks = await read<Pick[]>('/api/daily-picks');
  for (const pick of picks) {
    seen.add('daily picks, API', subjectOf(pick), 'price', americanToDecimal(pick.odds));
    seen.add('daily picks, API', subjectOf(pick), 'EV', pick.expectedValue / 100);
  }
  return picks;
}

/** Every published pick of the day on its card, in the tracking list and on Home. Returns how many there were. */
export async function readPicks(page: Page, seen: Sightings): Promise<number> {
  const picks = await listPicks(readFrom(page.context().request), seen);
  await page.goto('/daily-picks');
  for (const pick of picks) {
    const card = page.getByRole('article', { name: new RegExp(`^${pick.selection.replace(/[-.+]/g, '.')},`) });
    await card.first().waitFor(PATIENT);
    add('Daily Picks', pick, await card.first().locator('dl').first().innerText(), seen);
  }
  await page.goto('/performance-tracking');
  const main = page.getByRole('main');
  for (const pick of picks) {
    const row = main.getByRole('listitem').filter({ hasText: new RegExp(pick.selection.replace(/[-.+]/g, '.')) });
    await row.first().waitFor(PATIENT);
    add('Performance Tracking', pick, await row.first().innerText(), seen);
  }
  return picks.length;
}
