import { safeReturn } from '../../../lib/paths.ts';

const KEY = 'clearedge.sign-in-return';

/** Remembers where someone leaves for the sign-in provider from, as long as the tab is open. */
export function rememberWayBack(to: string): void {
  try {
    sessionStorage.setItem(KEY, to);
  } catch {
    // Without storage one comes back to the first page.
  }
}

export function takeWayBack(): string {
  try {
    const to = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return safeReturn(to);
  } catch {
    return '/';
  }
}
