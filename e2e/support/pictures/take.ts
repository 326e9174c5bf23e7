import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.ts';
import { type Picture, readPicture, shrink } from '../../../tools/pages/pictures/pictures.ts';
import { pause } from '../pause.ts';
import type { Viewer } from '../screens/viewers.ts';
import { openScreen } from '../screens/walk.ts';
import type { Sight, View } from './views.ts';

/** Letters and colors as they are, whatever the machine's screen would do to them. */
const PLAIN = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
const THIRD = 3;
const MOST_LOOKS = 10;
const BETWEEN_MS = 150;

export async function openPlainBrowser(): Promise<Browser> {
  const { path, env } = await findChromium();
  const environment = { ...process.env, ...env } as Record<string, string>;
  return chromium.launch({ executablePath: path, args: [...CHROMIUM_FLAGS, ...PLAIN], env: environment });
}

/** Ids and hashes come from chance: in a picture they read as zeros. News of one minute stand in the order of such ids: none is shown. */
const LEVEL = `(() => {
  for (const news of document.querySelectorAll('.news-grid')) news.style.display = 'none';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const level = text.nodeValue.replace(/[0-9a-f]{8}[0-9a-f-]*/g, (drawn) => drawn.replace(/[^-]/g, '0'));
    if (level !== text.nodeValue) text.nodeValue = level;
  }
})()`;

/** Time and theme of a page, before anything is opened in it. */
export async function prepare(page: Page, { width, height, theme }: View, now: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.clock.setFixedTime(now);
  await page.addInitScript(`localStorage.setItem('clearedge.settings', JSON.stringify({ theme: '${theme}' }))`);
}

/** A third of the screen's size, once two looks in a row saw the same. */
export async function takePicture({ page, untilQuiet }: Viewer, { path, open }: Sight, { theme }: View): Promise<Picture> {
  await openScreen({ page, untilQuiet }, path);
  await open?.(page);
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'; document.fonts.ready.then(() => undefined)`);
  let before: Buffer = Buffer.alloc(0);
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await page.evaluate(LEVEL);
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (now.equals(before)) return shrink(readPicture(now), THIRD);
    before = now;
    await pause(BETWEEN_MS);
  }
  throw new Error(`${path} never stood still`);
}
