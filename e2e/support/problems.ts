import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export const THEMES = ['dark', 'light'] as const;

/** What is wrong with the screen as it stands, in this theme if one is named: violations of accessibility, and content wider than the window. */
export async function listProblems(page: Page, name: string, theme?: (typeof THEMES)[number]): Promise<string[]> {
  if (theme) await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  const title = theme ? `${name}, ${theme}` : name;
  // Nothing here is framed: the other mode opens a page of its own for each answer.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const problems = violations.map(({ id, nodes }) => `${title}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
  const overflow = Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));
  return overflow > 0 ? [...problems, `${title}: ${overflow} px too wide`] : problems;
}
