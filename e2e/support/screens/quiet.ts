import type { Page, Request } from 'playwright-core';

/** Nothing left to do twice in a row: what an answer brings may ask for more. */
const ROUNDS = 2;
const BETWEEN_MS = 60;
const LONGEST_MS = 15_000;
/** The browser has drawn what it has, and its script has nothing more to run. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(true))))';

/** Answers the way to wait until a page has what it asked for and has drawn it; the live stream never has its whole answer. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => void (request.resourceType() === 'eventsource' || open.add(request)));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // Requests of the document before never tell their end.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) for (const request of open) if (!request.isNavigationRequest()) open.delete(request);
  });
  return async () => {
    const until = performance.now() + LONGEST_MS;
    for (let quiet = 0; quiet < ROUNDS; ) {
      if (performance.now() > until) throw new Error(`still asked for: ${[...open].map((request) => request.url()).join(', ')}`);
      await page.waitForTimeout(BETWEEN_MS);
      await page.evaluate(DRAWN);
      quiet = open.size === 0 ? quiet + 1 : 0;
    }
  };
}
