import type { Page } from 'playwright-core';

/** What a page does while the answers at an address reach it changed: a planted difference. */
export async function withChange<T>(page: Page, path: string, change: (answer: T) => unknown, run: () => Promise<unknown>): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change((await answer.json()) as T) });
  });
  await run();
  await page.unroute(path);
}
