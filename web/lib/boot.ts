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

const todayOf = (status: unknown): string | undefined => (status as { today?: string } | undefined)?.today;

export function seedBoot(client: QueryClient, boot: Record<string, unknown>): void {
  for (const [path, answer] of Object.entries(boot)) client.setQueryData(apiKey(path), answer);
  const today = todayOf(boot['/api/status']);
  if (today && boot['/api/games']) client.setQueryData(apiKey('/api/games', { date: today }), boot['/api/games']);
}
