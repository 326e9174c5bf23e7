import type { APIRequestContext, Page } from 'playwright-core';
import type { Screen, Who } from './list.ts';

/** What a screen turns into once something is pressed, missing or broken. */
export interface State extends Screen {
  name: string;
  /** Where it exists at one width only. */
  width?: 390 | 1440;
  /** Answers that never come. */
  fails?: string;
  before?: (request: APIRequestContext, origin: string) => Promise<void>;
  open?: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const dialog = (page: Page): Promise<void> => page.getByRole('dialog').first().waitFor();

const pressFor =
  (name: string | RegExp): ((page: Page) => Promise<void>) =>
  async (page) => {
    await press(page, name);
    await dialog(page);
  };

const popFor =
  (name: RegExp): ((page: Page) => Promise<void>) =>
  async (page) => {
    await press(page, name);
    await page.locator('section.pop').waitFor();
  };

const send =
  (path: string, data: object): ((request: APIRequestContext, origin: string) => Promise<void>) =>
  async (request, origin) => {
    const answer = await request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin', origin } });
    // At the other width it was there before.
    if (!answer.ok() && answer.status() !== 409) throw new Error(`${path} answered ${answer.status()}`);
  };

async function pickAPrice(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /moneyline [+−]\d+ at / })
    .first()
    .click();
  await page.locator('.odds.sel').first().waitFor();
}

async function search(page: Page): Promise<void> {
  await press(page, 'Search teams, players, pages');
  await dialog(page);
  // Nothing is pressed first: the field has the focus, on a touch screen too.
  await page.locator('.palette-q input:focus').waitFor();
  await page.keyboard.type('yank');
  await page
    .getByRole('option', { name: /Yankees/ })
    .first()
    .waitFor();
}

const SHELL: readonly State[] = [
  { name: 'search', path: '/help', as: ['elite'], open: search },
  { name: 'navigation', path: '/help', as: ['visitor', 'elite'], width: 390, open: (page) => press(page, 'More') },
  { name: 'notifications', path: '/help', as: ['elite'], open: popFor(/^Notifications/) },
  { name: 'account menu', path: '/help', as: ['elite'], open: popFor(/^Account of/) },
  {
    name: 'shortcuts',
    path: '/help',
    as: ['elite'],
    width: 1440,
    open: async (page) => {
      await page.keyboard.press('?');
      await dialog(page);
    },
  },
  { name: 'sign-in', path: '/my-bets', as: ['visitor'], open: pressFor('Sign In') },
];

const SESSION = { expertId: 'numbers', date: '2026-07-14', time: '10:00', duration: 30, type: 'strategy' };

const DIALOGS: readonly State[] = [
  { name: 'slip', path: '/games', as: ['elite'], width: 1440, open: pickAPrice },
  {
    name: 'slip on a phone',
    path: '/games',
    as: ['elite'],
    width: 390,
    open: async (page) => {
      await pickAPrice(page);
      await pressFor('View Slip')(page);
    },
  },
  { name: 'adding a bet', path: '/my-bets', as: ['elite'], open: pressFor('Add a bet') },
  { name: 'importing bets', path: '/my-bets', as: ['elite'], open: pressFor('Import') },
  { name: 'deleting the account', path: '/settings', as: ['elite'], open: pressFor('Delete account') },
  { name: 'a new ticket', path: '/support', as: ['elite'], open: pressFor('Create Ticket') },
  {
    name: 'a ticket of staff',
    path: '/admin/ticket-dashboard',
    as: ['admin'],
    before: send('/api/admin/tickets/generate-test', {}),
    open: pressFor(/^Edit /),
  },
  {
    name: 'a session of staff',
    path: '/admin/consultation',
    as: ['admin'],
    before: send('/api/consultations', SESSION),
    open: pressFor(/^Links and notes of /),
  },
];

const FAILURES: readonly (readonly [path: string, fails: string, as: Who])[] = [
  ['/daily-picks', '**/api/daily-picks*', 'elite'],
  ['/odds-comparison', '**/api/odds-comparison*', 'elite'],
  ['/my-bets', '**/api/bets*', 'free'],
  ['/hot-trends', '**/api/hot-trends*', 'elite'],
  ['/cfl/games', '**/api/cfl/games*', 'free'],
];

const LOCKED = ['/ai-assistant', '/white-label', '/consultation'];
const EMPTY = ['/my-bets', '/performance', '/virtual-performance', '/groups', '/referrals'];

export const STATES: readonly State[] = [
  ...SHELL,
  ...DIALOGS,
  ...FAILURES.map(([path, fails, as]): State => ({ name: 'failing', path, fails, as: [as], open: retry })),
  ...LOCKED.map((path): State => ({ name: 'locked', path, as: ['free'] })),
  ...EMPTY.map((path): State => ({ name: 'empty', path, as: ['newcomer'] })),
];

async function retry(page: Page): Promise<void> {
  await page.getByRole('alert').first().waitFor();
  await page
    .getByRole('button', { name: /again|retry/i })
    .first()
    .waitFor();
}
