import { FREE_TIER, TIERS, type Tier, TOP_TIER } from '@clearedge/contract/entitlements';

export type Who = 'visitor' | 'newcomer' | Tier | 'admin';

export interface Screen {
  path: string;
  /** Whose eyes it is seen with; journeys take the last. */
  as: readonly Who[];
}

const EVERYBODY: readonly Who[] = ['visitor', TOP_TIER];
const MEMBERS: readonly Who[] = ['visitor', FREE_TIER, TOP_TIER];
const BY_TIER: readonly Who[] = ['visitor', ...TIERS];
const STAFF: readonly Who[] = [TOP_TIER, 'admin'];

const of = (as: readonly Who[], paths: readonly string[]): Screen[] => paths.map((path) => ({ path, as }));

/** One line per screen. */
export const listScreens = (game: string): Screen[] => [
  ...of(BY_TIER, ['/', '/games', game, `${game}?tab=trends`, `${game}?tab=box`]),
  ...of(MEMBERS, [
    '/my-bets',
    '/my-bets?tab=history',
    '/performance',
    '/my-results/year',
    '/virtual-sportsbook',
    '/virtual-performance',
    '/groups',
  ]),
  ...of(MEMBERS, ['/weekly-leaderboard', '/weekly-leaderboard?tab=how', '/settings', '/subscribe', '/referrals', '/support']),
  ...of(BY_TIER, [
    '/daily-digest',
    '/odds-comparison',
    '/odds-comparison?view=value',
    '/odds-comparison?view=finder',
    '/odds-comparison?view=books',
    '/odds-comparison?view=alerts',
  ]),
  ...of(BY_TIER, ['/ai-assistant', '/prop-finder', '/kelly-calculator', '/analytics', '/analytics?tab=insights', '/hot-trends']),
  ...of(BY_TIER, ['/strategies', '/parlay-builder', '/player-prop-builder', '/consultation', '/white-label', '/early-access']),
  ...of(STAFF, ['/admin', '/admin/users', '/admin/operations', '/admin/stripe-setup', '/admin/referrals']),
  ...of(STAFF, ['/admin/ticket-dashboard', '/admin/consultation']),
  ...of(EVERYBODY, ['/cfl', '/cfl?tab=schedule', '/cfl/standings', '/cfl/betting', '/cfl/games', '/cfl/teams/HAM']),
  ...of(BY_TIER, ['/cfl/picks']),
  // What differs among leagues of teams: a day instead of a week, conferences, points with overtime losses.
  ...of(EVERYBODY, ['/nfl/betting', '/nfl/futures', '/nba/standings', '/nba/injuries', '/nhl', '/nhl/standings']),
  ...of(EVERYBODY, ['/golf/tournaments', '/golf/tournaments?tab=odds', '/golf/tournaments/golf-2026-great-lakes-open']),
  ...of(EVERYBODY, [
    '/auth',
    '/help',
    '/house-rules',
    '/model',
    '/model?sport=nba',
    '/responsible-gaming',
    '/privacy',
    '/terms',
    '/nowhere',
  ]),
];

/** Those that journeys of their own look at in the course of a day. */
export const ELSEWHERE: readonly Screen[] = [
  ...of(BY_TIER, ['/daily-picks', '/record', '/performance-tracking', '/performance-tracking?tab=monthly']),
  ...of(['visitor'], ['/auth/forgot', '/auth/reset', '/auth/callback', '/w/preview']),
  ...of(
    STAFF,
    ['bets', 'practice', 'providers', 'jobs', 'picks', 'audit'].map((tab) => `/admin/operations?tab=${tab}`),
  ),
];
