import type { Bet } from './bet-types.ts';

const TABS = ['slip', 'pending', 'history'] as const;
export type BetTab = (typeof TABS)[number];

/** The tab an address asks for; one that only names a settled bet means the history. `bet` is the one it names, once it is known. */
export function readTab(search: URLSearchParams, bet: Pick<Bet, 'status'> | undefined): BetTab {
  const named = TABS.find((tab) => tab === search.get('tab'));
  if (named && (!bet || named === 'slip')) return named;
  return bet?.status === 'settled' ? 'history' : (named ?? 'pending');
}

/** What a tab changes in the address; the pending bets need no word. What belonged to the tab before is left behind. */
export const tabAddress = (tab: BetTab): { bet: null; tab: BetTab | null } => ({ bet: null, tab: tab === 'pending' ? null : tab });
