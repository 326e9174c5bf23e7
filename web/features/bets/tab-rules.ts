import type { Bet } from './bet-types.ts';

const TABS = ['slip', 'pending', 'history'] as const;
export type BetTab = (typeof TABS)[number];

/** The tab an address asks for; one that only names a settled bet means the history. `bet` is the one it names, once it is known. */
export function readTab(search: URLSearchParams, bet: Pick<Bet, 'status'> | undefined): BetTab {
  const named = TABS.find((tab) => tab === search.get('tab'));
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
