import type { Page } from 'playwright-core';

/** Tracks the one selection on the slip at $25, and finds it among the pending bets. */
export async function trackFromSlip(page: Page, pending = 1): Promise<void> {
  await page.goto('/my-bets?tab=slip');
  await page
    .getByLabel(/^Stake/)
    .first()
    .fill('25');
  await page.getByRole('button', { name: 'Place 1 Bet' }).click();
  await page.getByRole('tab', { name: `Pending Bets (${pending})` }).waitFor();
}
