export interface RouteEntry {
  path: string;
  /** Name of the file in web/routes. */
  file: string;
  /** Not built yet: the address says what will be. */
  isComing?: true;
}

const page = (path: string, file: string): RouteEntry => ({ path, file });
const coming = (path: string, file: string): RouteEntry => ({ path, file, isComing: true });

/** Every address of the product. */
export const ROUTES: readonly RouteEntry[] = [
  page('/', 'home'),
  page('/games', 'games'),
  page('/todays-games', 'games'),
  page('/game/:gameId', 'game'),
  page('/my-bets', 'my-bets'),
  page('/daily-picks', 'daily-picks'),
  page('/daily-digest', 'daily-digest'),
  page('/performance', 'performance'),
  page('/subscribe', 'subscribe'),
  page('/checkout/test/:checkoutId', 'checkout-test'),
  page('/auth', 'auth'),
  page('/auth/forgot', 'auth-forgot'),
  page('/auth/reset', 'auth-reset'),
  page('/login', 'login'),
  page('/settings', 'settings'),
  page('/help', 'help'),
  page('/kelly-calculator', 'kelly-calculator'),
  page('/virtual-sportsbook', 'virtual-sportsbook'),
  page('/virtual-performance', 'virtual-performance'),
  page('/weekly-leaderboard', 'weekly-leaderboard'),
  page('/groups', 'groups'),
  page('/cfl', 'cfl-hub'),
  page('/cfl/games', 'cfl-games'),
  page('/cfl/picks', 'cfl-picks'),
  page('/cfl/:section', 'cfl-section'),
  page('/cfl/teams/:code', 'cfl-team'),
  page('/golf/tournaments', 'golf-tournaments'),
  page('/golf/tournaments/:tournamentId', 'golf-tournament'),
  page('/performance-tracking', 'performance-tracking'),
  page('/analytics', 'analytics'),
  page('/strategies', 'strategies'),
  page('/admin', 'admin'),
  page('/admin/users', 'admin-users'),
  page('/admin/operations', 'admin-operations'),
  page('/admin/referrals', 'admin-referrals'),
  page('/referrals', 'referrals'),
  page('/admin/stripe-setup', 'admin-stripe-setup'),
  page('/admin/ticket-dashboard', 'admin-ticket-dashboard'),
  page('/admin/consultation', 'admin-consultation'),
  page('/consultation', 'consultation'),
  page('/early-access', 'early-access'),
  page('/white-label', 'white-label'),
  page('/w/preview', 'branded-preview'),
  page('/w/:slug', 'branded-site'),
  page('/odds-comparison', 'odds-comparison'),
  page('/prop-finder', 'prop-finder'),
  page('/parlay-builder', 'parlay-builder'),
  page('/hot-trends', 'hot-trends'),
  page('/ai-assistant', 'ai-assistant'),
  page('/player-prop-builder', 'player-prop-builder'),
  coming('/nfl', 'nfl'),
  page('/support', 'support'),
  page('/privacy', 'privacy'),
  page('/terms', 'terms'),
  page('/house-rules', 'house-rules'),
  page('/model', 'model'),
  page('/record', 'record'),
  page('/responsible-gaming', 'responsible-gaming'),
];
