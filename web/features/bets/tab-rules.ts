import type { Bet } from './bet-types.ts';

const TABS = ['slip', 'pending', 'history'] as const;
export type BetTab = (typeof TABS)[number];

/** The tab an address asks for; one that only names a settled bet means the history. */
export function readTab(search: URLSearchParams, bets: readonly Bet[]): BetTab {
  const named = TABS.find((tab) => tab === search.get('tab'));
  const wanted = search.get('bet');
  if (!wanted) return named ?? 'pending';
  const bet = bets.find((one) => one.id === wanted);
  if (named && (!bet || named === 'slip')) return named;
  return bet?.status === 'settled' ? 'history' : (named ?? 'pending');
}

/** The address of a tab; the pending bets need no word. What belonged to the tab before is left behind. */
export function tabAddress(search: URLSearchParams, tab: BetTab): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('bet');
  if (tab === 'pending') next.delete('tab');
  else next.set('tab', tab);
  return next;
}

/** Whether the address names a bet that is not, or no longer, in the list. */
export function isLost(search: URLSearchParams, bets: readonly Bet[] | undefined): boolean {
  const wanted = search.get('bet');
  return wanted !== null && bets !== undefined && !bets.some((bet) => bet.id === wanted);
}
