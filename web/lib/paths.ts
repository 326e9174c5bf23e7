import type { LeagueSport } from '@clearedge/contract/sports';

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const search = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])).toString();
  return search ? `${path}?${search}` : path;
};

/** Every address of the product. */
export const paths = {
  home: '/',
  games: (query: { date?: string; q?: string; sort?: string; filter?: string } = {}) => withQuery('/games', query),
  game: (gameId: string, query: { tab?: string } = {}) => withQuery(`/game/${encodeURIComponent(gameId)}`, query),
  myBets: (query: { tab?: string; bet?: string } = {}) => withQuery('/my-bets', query),
  dailyPicks: '/daily-picks',
  dailyDigest: '/daily-digest',
  results: '/my-results',
  resultsPractice: '/my-results/practice',
  resultsAnalytics: '/my-results/analytics',
  subscribe: '/subscribe',
  auth: (query: { mode?: 'login' | 'register'; return?: string } = {}) => withQuery('/auth', query),
  login: '/login',
  forgotPassword: '/auth/forgot',
  resetPassword: '/auth/reset',
  settings: '/settings',
  help: '/help',
  kellyCalculator: '/kelly-calculator',
  virtualSportsbook: '/virtual-sportsbook',
  weeklyLeaderboard: '/weekly-leaderboard',
  groups: '/groups',
  /** The code is in the fragment, which no server and no log sees. */
  groupInvite: (code: string) => `/groups#join=${encodeURIComponent(code)}`,
  /** A league of teams: its hub, and what is under it. */
  league: (league: LeagueSport, under = '', query: Record<string, string | undefined> = {}) => withQuery(`/${league}${under}`, query),
  golfTournaments: '/golf/tournaments',
  strategies: '/strategies',
  admin: '/admin',
  ticketDashboard: '/admin/ticket-dashboard',
  consultation: '/consultation',
  earlyAccess: '/early-access',
  whiteLabel: '/white-label',
  oddsComparison: '/odds-comparison',
  propFinder: '/prop-finder',
  parlayBuilder: '/parlay-builder',
  hotTrends: '/hot-trends',
  aiAssistant: '/ai-assistant',
  playerPropBuilder: '/player-prop-builder',
  support: '/support',
  privacy: '/privacy',
  terms: '/terms',
  houseRules: '/house-rules',
  model: '/model',
  modelDaily: '/model/daily',
  record: (query: { sport?: string; market?: string; month?: string } = {}) => withQuery('/record', query),
  responsibleGaming: '/responsible-gaming',
} as const;

/** A place to go back to after signing in: one of ours, never another site. */
export function safeReturn(to: string | null | undefined): string {
  if (!to?.startsWith('/') || !URL.canParse(to, 'http://here.invalid')) return '/';
  const url = new URL(to, 'http://here.invalid');
  if (url.host !== 'here.invalid' || /^\/(auth|login)(\/|$)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
