import './support/own-server.ts';
import { afterAll, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';

afterAll(closeBrowser);

const USUAL = 16;
const PATHS = ['/', '/games', '/odds-comparison', '/virtual-sportsbook', '/hot-trends', '/cfl/games', '/golf/tournaments', '/my-bets'];

/** Texts that stand on one another, by at least a third of a line, and elements that make the page scroll sideways. */
const FAULTS = `(() => {
  /** What is seen of a line of text: cut by every ancestor that hides what is too long. */
  const seen = (text, parent, line) => {
    const box = { text, parent, left: line.left, right: line.right, top: line.top, bottom: line.bottom };
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, position, display, clipPath } = getComputedStyle(at);
      if (position === 'fixed' || clipPath !== 'none') return null;
      if (overflowX === 'visible' || display === 'inline') continue;
      const edge = at.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box.right - box.left > 3 && box.bottom - box.top > 3 ? box : null;
  };
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = seen(node.data.trim(), parent, line);
      if (box) boxes.push(box);
    }
  }
  const faults = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) faults.push('the page is ' + scrollWidth + ' px wide in ' + clientWidth);
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1, at + 60)) {
      if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width > 3 && height > 0.35 * Math.min(one.bottom - one.top, other.bottom - other.top)) faults.push(one.text + ' | ' + other.text);
    }
  return faults;
})()`;

for (const width of [390, 1280])
  test(`text of twice the usual size overlaps nowhere in a window of ${width} px`, async () => {
    const seen = await visit({ width });
    await login(seen.context, { tier: 'elite' });
    const { page } = seen;
    const session = await seen.context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * USUAL, fixed: 2 * USUAL } });
    const faults: Record<string, unknown> = {};
    for (const path of PATHS) {
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      faults[path] = await page.evaluate(FAULTS);
    }
    expect(faults).toEqual(Object.fromEntries(PATHS.map((path) => [path, []])));
    await finish(seen);
  });
