import type { Locator, Page } from 'playwright-core';
import { PATIENT } from './read-text.ts';
import { readMoney, readNumber, readPercent, type Sightings } from './sightings.ts';

export interface Tile {
  figure: string;
  note: string;
}
const tile = (page: Page, label: string): Locator =>
  page.locator('.tile').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) });
/** A tile is drawn before its figure has arrived: no note stands in it until then. */
export async function readTile(page: Page, label: string): Promise<Tile> {
  const own = tile(page, label)
    .filter({ has: page.locator('b', { hasText: /\d/ }) })
    .first();
  await own.waitFor(PATIENT);
  return { figure: await own.locator('b').first().innerText(), note: await own.locator('span').first().innerText() };
}
/** "1 of 2": wins over decided bets, wherever a win rate stands. */
const decidedIn = (text: string): string | null => /of (\d+)/.exec(text)?.[1] ?? null;

export function addRate(screen: string, subject: string, { figure, note }: Tile, seen: Sightings): void {
  seen.add(screen, subject, 'win rate', readPercent(figure));
  seen.add(screen, subject, 'decided bets', readNumber(decidedIn(note) ?? ''));
}
export function addProfit(screen: string, subject: string, { figure, note }: Tile, seen: Sightings): void {
  seen.add(screen, subject, 'profit', readMoney(figure));
  seen.add(screen, subject, 'ROI', readPercent(/ROI ([^ ]+)/.exec(note)?.[1] ?? ''));
  seen.add(screen, subject, 'staked', readMoney(/on (\$[\d.,]+)/.exec(note)?.[1] ?? ''));
}
