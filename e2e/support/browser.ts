import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts';
import { baseUrl } from './own-server.ts';

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
}

const launched: Promise<Browser> = (async () => {
  const { path, env } = await findChromium();
  return chromium.launch({ executablePath: path, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } as Record<string, string> });
})();

export { baseUrl };

export const closeBrowser = async (): Promise<void> => (await launched).close();

/** A fresh browser profile whose console errors, failed requests and policy violations are collected. */
export async function visit({ width = 1440, height = 900, theme }: VisitOptions = {}): Promise<Visit> {
  const browser = await launched;
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    hasTouch: width < 600,
    reducedMotion: 'reduce',
  });
  if (theme) await context.addInitScript(`localStorage.setItem('clearedge.settings', JSON.stringify({ theme: '${theme}' }))`);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context, complaints };
}

/** Chromium logs every answer over 399; the ones a journey provokes on purpose are no defect. */
const isExpected = (text: string): boolean =>
  /Failed to load resource: the server responded with a status of (400|401|402|403|404|409|429)/.test(text);

export async function finish({ context, complaints }: Visit): Promise<void> {
  await context.close();
  expect(complaints).toEqual([]);
}
