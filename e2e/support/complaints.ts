import type { Page } from 'playwright-core';

/** Chromium logs every answer over 399 and every one that a test holds back; what a journey provokes on purpose is no defect. */
const isExpected = (text: string): boolean =>
  /Failed to load resource: (the server responded with a status of (400|401|402|403|404|409|429)|net::ERR_INTERNET_DISCONNECTED)/.test(
    text,
  );

/** Console errors, exceptions and violations of the policy, as they come. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
