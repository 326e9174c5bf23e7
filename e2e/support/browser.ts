import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts';
import { collectComplaints } from './complaints.ts';
import { baseUrl } from './server-address.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Everything the page complained about; a journey ends by checking that it is empty. */
  complaints: string[];
}
interface VisitOptions {
  width?: number;
  height?: number;
  theme?: 'dark' | 'light';
  /** Whether pages are kept for when there is no network; where they are not, each comes from the server. */
  keepsPages?: boolean;
}

const launched: Promise<Browser> = (async () => {
  const { path, env } = await findChromium();
  // Tenants' own host names lead to the server as their DNS would, and count as reached by TLS as this machine's own do.
  const hosts = ['--host-resolver-rules=MAP *.example.org 127.0.0.1', '--unsafely-treat-insecure-origin-as-secure=*.example.org'];
  const args = [...CHROMIUM_FLAGS, ...hosts];
  return chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } as Record<string, string> });
})();

/** The browser of this file, for profiles of one's own. */
export const openBrowser = (): Promise<Browser> => launched;

export const closeBrowser = async (): Promise<void> => (await launched).close();

/** A fresh browser profile whose console errors, failed requests and policy violations are collected. */
export async function visit({ width = 1440, height = 900, theme, keepsPages = false }: VisitOptions = {}): Promise<Visit> {
  const browser = await launched;
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    hasTouch: width < 600,
    reducedMotion: 'reduce',
    serviceWorkers: keepsPages ? 'allow' : 'block',
  });
  if (theme) await context.addInitScript(`localStorage.setItem('clearedge.settings', JSON.stringify({ theme: '${theme}' }))`);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return { page, context, complaints: collectComplaints(page) };
}

export async function finish({ context, complaints }: Visit): Promise<void> {
  await context.close();
  expect(complaints).toEqual([]);
}
