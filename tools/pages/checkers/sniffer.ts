import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');
const ASK = `new Promise((tell) => {
  const line = ({ code, msg, element }) => code + ': ' + msg + ' ' + (element.outerHTML ?? '').slice(0, 160);
  const failed = (error) => tell(['HTML_CodeSniffer itself: ' + error]);
  try {
    HTMLCS.process('WCAG2AA', document, () => tell(HTMLCS.getMessages().filter(({ type }) => type === HTMLCS.ERROR).map(line)), failed, 'en');
  } catch (error) {
    failed(error);
  }
})`;

/** Errors of WCAG 2 AA by HTML_CodeSniffer, pa11y's other engine; its warnings and notices are left out, as pa11y does. */
export async function listSnifferFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"HTMLCS" in window'))) await page.evaluate(`${source}\n;0`);
  return page.evaluate(ASK);
}
