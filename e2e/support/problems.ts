import type { Page } from 'playwright-core';
import { listMarkupFaults } from '../../tools/pages/checkers/markup.ts';
import { listSnifferFaults } from '../../tools/pages/checkers/sniffer.ts';
import { listViolations } from './axe.ts';

type Theme = 'dark' | 'light';
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** An open dialog or toast keeps the focus, so Radix hides the rest from readers and stands guards at its ends: neither is of the screen. */
const DOM = `(() => {
  const whole = document.documentElement.cloneNode(true);
  for (const guard of whole.querySelectorAll('span[aria-hidden][tabindex="0"]')) guard.remove();
  for (const rest of whole.querySelectorAll('[data-aria-hidden]')) rest.removeAttribute('aria-hidden');
  return '<!doctype html>' + whole.outerHTML;
})()`;

const wear = (page: Page, theme: Theme): Promise<unknown> => page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);

/** Texts that are drawn smaller than 12 px, those of scaled drawings included. */
const SMALL_TYPE = `(() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent.trim();
    const element = texts.currentNode.parentElement;
    if (!words || !element.checkVisibility({ visibilityProperty: true }) || element.closest('script, style, .sr')) continue;
    const drawing = element.closest('svg[viewBox]');
    const scale = drawing ? drawing.getScreenCTM().a : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size > 0 && size < 11.99) found.push(size.toFixed(1) + ' px: ' + words.slice(0, 40));
  }
  return found;
})()`;

/** Dialogs that reach out of the window, where nothing scrolls them back. */
const OUTSIDE = `[...document.querySelectorAll('[role="dialog"]')]
  .map((one) => [one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
  .map(([name, box]) => 'dialog "' + name + '" from ' + [box.left, box.top] + ' to ' + [box.right, box.bottom] + ' outside the window')`;

async function listMisfits(page: Page): Promise<string[]> {
  const overflow = Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));
  const small = await page.evaluate<string[]>(SMALL_TYPE);
  const outside = await page.evaluate<string[]>(OUTSIDE);
  return [...(overflow > 0 ? [`${overflow} px too wide`] : []), ...small, ...outside];
}

const named = (name: string, faults: readonly string[]): string[] => faults.map((fault) => `${name}: ${fault}`);

/** What is wrong with the screen as it stands, in this theme if one is named: violations of accessibility, content wider than the window, and type below 12 px. */
export async function listProblems(page: Page, name: string, theme?: Theme): Promise<string[]> {
  if (theme) await wear(page, theme);
  return named(theme ? `${name}, ${theme}` : name, [...(await listViolations(page)), ...(await listMisfits(page))]);
}

/** Problems in both themes; the light one is checked for its colors, width and type alone. */
export async function listProblemsOfThemes(page: Page, name: string): Promise<string[]> {
  const dark = await listProblems(page, name, 'dark');
  await wear(page, 'light');
  return [...dark, ...named(`${name}, light`, [...(await listViolations(page, COLOR_RULES)), ...(await listMisfits(page))])];
}

/** Everything there is a checker for: the problems in both themes, the markup, and what pa11y's other engine finds. */
export async function listFaults(page: Page, name: string): Promise<string[]> {
  const dom = await page.evaluate<string>(DOM);
  // The browser looks while the markup is read here.
  const [sniffed, markup] = await Promise.all([listSnifferFaults(page), listMarkupFaults(dom)]);
  return [...named(name, [...markup, ...sniffed]), ...(await listProblemsOfThemes(page, name))];
}
