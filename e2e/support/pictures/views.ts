import type { Page } from 'playwright-core';
import type { Who } from '../screens/list.ts';

export interface View {
  width: number;
  height: number;
  theme: 'dark' | 'light';
}
export const DESKTOP: View = { width: 1440, height: 1080, theme: 'dark' };
export const PHONE: View = { width: 390, height: 1560, theme: 'light' };

export interface Sight {
  name: string;
  path: string;
  who: Who;
  open?: (page: Page) => Promise<void>;
}

/** Everybody of the demo joined at once: in a list of several their order is chance. */
async function findOne(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search users' }).fill('elite@');
  await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
}

/** The screens whose look is kept. */
export const listSights = (game: string): Sight[] => [
  { name: 'home', path: '/', who: 'visitor' },
  { name: 'games', path: '/games', who: 'elite' },
  { name: 'game', path: game, who: 'elite' },
  { name: 'daily-picks', path: '/daily-picks', who: 'elite' },
  { name: 'record', path: '/record', who: 'visitor' },
  { name: 'odds-comparison', path: '/odds-comparison', who: 'elite' },
  { name: 'virtual-sportsbook', path: '/virtual-sportsbook', who: 'elite' },
  { name: 'performance', path: '/performance', who: 'elite' },
  { name: 'kelly-calculator', path: '/kelly-calculator', who: 'elite' },
  { name: 'cfl', path: '/cfl', who: 'elite' },
  { name: 'golf-tournament', path: '/golf/tournaments/golf-2026-great-lakes-open', who: 'elite' },
  { name: 'subscribe', path: '/subscribe', who: 'free' },
  { name: 'admin', path: '/admin', who: 'admin', open: findOne },
];
