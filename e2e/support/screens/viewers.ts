import type { Browser, BrowserContext, Page } from 'playwright-core';
import { collectComplaints } from '../complaints.ts';
import type { Who } from './list.ts';
import { watchRequests } from './quiet.ts';

export interface Viewer {
  page: Page;
  complaints: string[];
  untilQuiet: () => Promise<void>;
}
/** One profile of the browser for each who looks, made when first asked for. */
export interface Viewers {
  origin: string;
  width: number;
  of: (who: Who) => Promise<Viewer>;
  close: () => Promise<void>;
}

export async function signIn(context: BrowserContext, tier: Exclude<Who, 'visitor' | 'newcomer'>, origin: string): Promise<void> {
  await post(context, origin, 'login', { email: `${tier}@clearedge.demo`, password: 'clearedge' });
}

async function post(context: BrowserContext, origin: string, path: string, data: object): Promise<void> {
  const answer = await context.request.post(`${origin}/api/auth/${path}`, { data, headers: { 'sec-fetch-site': 'same-origin', origin } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
}

async function enter(context: BrowserContext, who: Who, origin: string, width: number): Promise<void> {
  const name = `newcomer-${width}`;
  if (who === 'newcomer')
    await post(context, origin, 'register', { username: name, email: `${name}@example.com`, password: 'correct horse 7' });
  else if (who !== 'visitor') await signIn(context, who, origin);
}

export function openViewers(browser: Browser, origin: string, width: number): Viewers {
  const opened = new Map<Who, Promise<Viewer>>();
  const open = async (who: Who): Promise<Viewer> => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({
      baseURL: origin,
      viewport,
      hasTouch: width < 600,
      reducedMotion: 'reduce',
      // An answer that is to fail is held back on its way, which a service worker goes past.
      serviceWorkers: 'block',
    });
    await enter(context, who, origin, width);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return { page, complaints: collectComplaints(page), untilQuiet: watchRequests(page) };
  };
  return {
    origin,
    width,
    of: (who) => {
      const viewer = opened.get(who) ?? open(who);
      opened.set(who, viewer);
      return viewer;
    },
    close: async () => {
      for (const viewer of opened.values()) await (await viewer).page.context().close();
    },
  };
}
