import type { Tier } from '@clearedge/contract/entitlements';
import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from './screens/viewers.ts';
import { baseUrl, demandOwnServer } from './server-address.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin', origin: baseUrl };

/** Signs a demo account in for this browser profile. */
export async function login(context: BrowserContext, { tier }: { tier: Tier | 'admin' }): Promise<void> {
  await signIn(context, tier, baseUrl);
}

/** Registers someone new who has not been asked for their age yet. */
export async function registerUnasked(context: BrowserContext, name: string): Promise<{ email: string; password: string }> {
  const who = { email: `${name}@example.com`, password: 'correct horse 7' };
  const answer = await context.request.post('/api/auth/register', { data: { username: name, ...who }, headers: sameOrigin });
  expect(answer.status()).toBe(201);
  return who;
}

/** Registers someone new who is of age, so that journeys do not meet in one account. */
export async function register(context: BrowserContext, name: string): Promise<{ email: string; password: string }> {
  const who = await registerUnasked(context, name);
  const answer = await context.request.post('/api/responsible-gaming/age', { data: { isOfAge: true }, headers: sameOrigin });
  expect(answer.status()).toBe(200);
  return who;
}

/** Moves the demo clock, as the admin. */
export async function advance(
  context: BrowserContext,
  body: { minutes: number } | { to: 'next-first-pitch' | 'slate-final' | 'tomorrow' },
): Promise<string> {
  demandOwnServer();
  const answer = await context.request.post('/api/admin/demo/advance', { data: body, headers: sameOrigin, timeout: 0 });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { now: string }).now;
}
