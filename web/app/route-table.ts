export interface RouteEntry {
  path: string;
  /** Name of the file in web/routes; until it is there, the address says what will be. */
  file: string;
  title: string;
}

const page = (path: string, file: string, title: string): RouteEntry => ({ path, file, title });

/** Every address of the product. */
export const ROUTES: readonly RouteEntry[] = [
  page('/', 'home', 'Home'),
  page('/games', 'games', 'MLB Games'),
  page('/todays-games', 'games', 'MLB Games'),
  page('/game/:gameId', 'game', 'Game'),
  page('/my-bets', 'my-bets', 'My Bets'),
  page('/daily-picks', 'daily-picks', 'Daily Picks'),
  page('/daily-digest', 'daily-digest', 'Daily Digest'),
  page('/performance', 'performance', 'Performance'),
  page('/subscribe', 'subscribe', 'Pricing'),
  page('/auth', 'auth', 'Sign In'),
  page('/auth/forgot', 'auth-forgot', 'Forgotten password'),
  page('/auth/reset', 'auth-reset', 'New password'),
  page('/login', 'login', 'Sign In'),
  page('/settings', 'settings', 'Settings'),
  page('/help', 'help', 'Help'),
  page('/kelly-calculator', 'kelly-calculator', 'Kelly Calculator'),
  page('/virtual-sportsbook', 'virtual-sportsbook', 'Virtual Sportsbook'),
  page('/virtual-performance', 'virtual-performance', 'Virtual Performance'),
  page('/weekly-leaderboard', 'weekly-leaderboard', 'Weekly Leaderboard'),
  page('/groups', 'groups', 'Groups'),
  page('/cfl', 'cfl', 'CFL Hub'),
  page('/cfl/games', 'cfl-games', 'CFL Games'),
  page('/cfl/picks', 'cfl-picks', 'CFL Picks'),
  page('/cfl/:section', 'cfl-section', 'CFL'),
  page('/golf/tournaments', 'golf-tournaments', 'Golf Tournaments'),
  page('/performance-tracking', 'performance-tracking', 'Performance Tracking'),
  page('/analytics', 'analytics', 'Analytics'),
  page('/strategies', 'strategies', 'Strategies'),
  page('/admin', 'admin', 'Admin Dashboard'),
  page('/admin/users', 'admin-users', 'Users'),
  page('/admin/referrals', 'admin-referrals', 'Referrals'),
  page('/admin/stripe-setup', 'admin-stripe-setup', 'Stripe Setup'),
  page('/admin/ticket-dashboard', 'admin-ticket-dashboard', 'Ticket Dashboard'),
  page('/consultation', 'consultation', 'Expert Consultation'),
  page('/early-access', 'early-access', 'Early Access'),
  page('/white-label', 'white-label', 'White Label'),
  page('/odds-comparison', 'odds-comparison', 'Odds Comparison'),
  page('/prop-finder', 'prop-finder', 'Prop Finder'),
  page('/parlay-builder', 'parlay-builder', 'Parlay Builder'),
  page('/hot-trends', 'hot-trends', 'Hot Trends'),
  page('/ai-assistant', 'ai-assistant', 'AI Assistant'),
  page('/player-prop-builder', 'player-prop-builder', 'Player Prop Builder'),
  page('/nfl', 'nfl', 'NFL'),
  page('/support', 'support', 'Support'),
  page('/privacy', 'privacy', 'Privacy'),
  page('/terms', 'terms', 'Terms'),
  page('/house-rules', 'house-rules', 'House Rules'),
  page('/responsible-gaming', 'responsible-gaming', 'Responsible Gaming'),
];
