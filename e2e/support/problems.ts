import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Theme = 'dark' | 'light';
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const wear = (page: Page, theme: Theme): Promise<unknown> => page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);

async function look(page: Page, name: string, rules?: string[]): Promise<string[]> {
  // Nothing here is framed: the other mode opens a page of its own for each answer.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const problems = violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
  const overflow = Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));
  return overflow > 0 ? [...problems, `${name}: ${overflow} px too wide`] : problems;
}

/** What is wrong with the screen as it stands, in this theme if one is named: violations of accessibility, and content wider than the window. */
export async function listProblems(page: Page, name: string, theme?: Theme): Promise<string[]> {
  if (theme) await wear(page, theme);
  return look(page, theme ? `${name}, ${theme}` : name);
}

/** The same in both themes; the second can differ in its colours alone. */
export async function listProblemsOfThemes(page: Page, name: string): Promise<string[]> {
  const dark = await listProblems(page, name, 'dark');
  await wear(page, 'light');
  return [...dark, ...(await look(page, `${name}, light`, COLOUR_RULES))];
}
