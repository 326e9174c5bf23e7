import type { QueryClient } from '@tanstack/react-query';
import { apiKey } from './query.ts';

/** Answers that came with the page, by path: the first paint needs no request. */
export function readBoot(): Record<string, unknown> {
  const text = document.getElementById('boot')?.textContent;
  if (!text) return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Resolves once the whole page is there: the app may be started before the answers at its end have arrived. */
export const untilParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

const todayOf = (status: unknown): string | undefined => (status as { today?: string } | undefined)?.today;

// A server may write an id in the path as it is or escaped; the cache knows the escaped form.
const sameAsCalls = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');

function keyOf(address: string): ReturnType<typeof apiKey> {
  const { pathname, searchParams } = new URL(address, 'http://boot.invalid');
  return apiKey(sameAsCalls(pathname), Object.fromEntries(searchParams));
}

/** Puts the answers that came with the page where the screens look for them; today's slate is also the slate of its date. */
export function seedBoot(client: QueryClient, boot: Record<string, unknown>): void {
  for (const [address, answer] of Object.entries(boot)) if (address.startsWith('/api/')) client.setQueryData(keyOf(address), answer);
  const today = todayOf(boot['/api/status']);
  if (today && boot['/api/games']) client.setQueryData(apiKey('/api/games', { date: today }), boot['/api/games']);
}
