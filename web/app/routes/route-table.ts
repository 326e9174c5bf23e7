export interface RouteEntry {
  path: string;
  /** Name of the file in web/routes. */
  file: string;
}

/** The words of an address name its screen's file, unless another is given. */
const fileOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => part && !part.startsWith(':'))
    .join('-') || 'home';
const page = (path: string, file = fileOf(path)): RouteEntry => ({ path, file });

/** Every address of the product. */
export const ROUTES: readonly RouteEntry[] = [
  page('/'),
  page('/games'),
  page('/todays-games', 'games'),
  page('/game/:gameId'),
  page('/my-bets'),
  page('/daily-picks'),
  page('/daily-digest'),
  page('/my-results', 'performance'),
  page('/my-results/practice', 'virtual-performance'),
  page('/my-results/analytics', 'analytics'),
  page('/my-results/year', 'year-statement'),
  page('/performance'),
  page('/subscribe'),
  page('/checkout/test/:checkoutId'),
  page('/auth'),
  page('/auth/forgot'),
  page('/auth/reset'),
  page('/auth/callback'),
  page('/login'),
  page('/settings'),
  page('/help'),
  page('/kelly-calculator'),
  page('/virtual-sportsbook'),
  page('/virtual-performance'),
  page('/weekly-leaderboard'),
  page('/groups'),
  page('/golf/tournaments'),
  page('/golf/tournaments/:tournamentId', 'golf-tournament'),
  page('/performance-tracking'),
  page('/analytics'),
  page('/strategies'),
  page('/admin'),
  page('/admin/users'),
  page('/admin/operations'),
  page('/admin/referrals'),
  page('/referrals'),
  page('/admin/stripe-setup'),
  page('/admin/ticket-dashboard'),
  page('/admin/consultation'),
  page('/consultation'),
  page('/early-access'),
  page('/white-label'),
  page('/w/preview', 'branded-preview'),
  page('/w/:slug', 'branded-site'),
  page('/odds-comparison'),
  page('/prop-finder'),
  page('/parlay-builder'),
  page('/hot-trends'),
  page('/ai-assistant'),
  page('/player-prop-builder'),
  page('/support'),
  page('/privacy'),
  page('/terms'),
  page('/house-rules'),
  page('/model'),
  page('/model/daily', 'performance-tracking'),
  page('/record'),
  page('/responsible-gaming'),
  page('/:league', 'league-hub'),
  page('/:league/games', 'league-games'),
  page('/:league/games/:gameId', 'league-game'),
  page('/:league/picks', 'league-picks'),
  page('/:league/:section', 'league-section'),
  page('/:league/teams/:code', 'league-team'),
];
