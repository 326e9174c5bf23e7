import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What is wrong with the screen as it stands: violations of accessibility, and content wider than the window. */
export async function listProblems(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const problems = violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
  const overflow = Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));
  return overflow > 0 ? [...problems, `${name}: ${overflow} px too wide`] : problems;
}
