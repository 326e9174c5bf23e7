export interface RouteEntry {
  path: string;
  /** Name of the file in web/routes; until it is there, the address says what will be. */
  file: string;
  title: string;
  about?: string;
}

const page = (path: string, file: string, title: string, about?: string): RouteEntry => ({
  path,
  file,
  title,
  ...(about ? { about } : {}),
});

/** Every address of the product. */
export const ROUTES: readonly RouteEntry[] = [
  page('/', 'home', 'Home'),
  page('/games', 'games', 'MLB Games'),
  page('/todays-games', 'games', 'MLB Games'),
  page('/game/:gameId', 'game', 'Game'),
  page('/my-bets', 'my-bets', 'My Bets', 'Your slip, pending bets and settled bets with their receipts.'),
  page(
    '/daily-picks',
    'daily-picks',
    'Daily Picks',
    'The model’s published picks of the day, each with its price, probability and later its result.',
  ),
  page('/daily-digest', 'daily-digest', 'Daily Digest', 'Yesterday’s results and today’s board on one page.'),
  page('/performance', 'performance', 'Performance', 'Your results by market, book and month, with closing line value.'),
  page('/subscribe', 'subscribe', 'Pricing', 'Free at $0, Pro at $25 a month and Elite at $40 a month.'),
  page('/auth', 'auth', 'Sign In'),
  page('/auth/forgot', 'auth-forgot', 'Forgotten password'),
  page('/auth/reset', 'auth-reset', 'New password'),
  page('/login', 'login', 'Sign In'),
  page('/settings', 'settings', 'Settings'),
  page('/help', 'help', 'Help', 'How to read prices, confidence and value, and how to size a bet.'),
  page('/kelly-calculator', 'kelly-calculator', 'Kelly Calculator', 'A stake from your probability, the price and your bankroll.'),
  page('/virtual-sportsbook', 'virtual-sportsbook', 'Virtual Sportsbook', 'Practice with $1,000 of virtual money at real prices.'),
  page('/virtual-performance', 'virtual-performance', 'Virtual Performance', 'How your practice bankroll has done.'),
  page('/weekly-leaderboard', 'weekly-leaderboard', 'Weekly Leaderboard', 'Who picked best this week, by points and by units.'),
  page('/groups', 'groups', 'Groups', 'A leaderboard of your own, with an invite code.'),
  page('/cfl', 'cfl', 'CFL Hub', 'Teams, schedule, standings and odds of the Canadian Football League.'),
  page('/cfl/games', 'cfl-games', 'CFL Games', 'CFL games of a day with their odds.'),
  page('/cfl/picks', 'cfl-picks', 'CFL Picks', 'The model’s published CFL picks.'),
  page('/cfl/:section', 'cfl-section', 'CFL', 'More of the Canadian Football League.'),
  page('/golf/tournaments', 'golf-tournaments', 'Golf Tournaments', 'The season’s tournaments with outright prices.'),
  page('/performance-tracking', 'performance-tracking', 'Performance Tracking', 'The public record of every pick, pending and settled.'),
  page('/analytics', 'analytics', 'Analytics', 'Profit, drawdown, calibration and results by market over time.'),
  page('/strategies', 'strategies', 'Strategies', 'Rules of your own, tested on past games.'),
  page('/admin', 'admin', 'Admin Dashboard', 'Members, plans and the state of the installation.'),
  page('/admin/users', 'admin-users', 'Users', 'Accounts, tiers and roles.'),
  page('/admin/referrals', 'admin-referrals', 'Referrals', 'Referral codes and commissions.'),
  page('/admin/stripe-setup', 'admin-stripe-setup', 'Stripe Setup', 'Payment keys and their state.'),
  page('/admin/ticket-dashboard', 'admin-ticket-dashboard', 'Ticket Dashboard', 'Tickets and bets with their history.'),
  page('/consultation', 'consultation', 'Expert Consultation', 'An hour with an expert, booked by calendar.'),
  page('/early-access', 'early-access', 'Early Access', 'New features before everybody has them.'),
  page('/white-label', 'white-label', 'White Label', 'The product under your own name and colours.'),
  page('/odds-comparison', 'odds-comparison', 'Odds Comparison', 'Every book’s price beside the fair price.'),
  page('/prop-finder', 'prop-finder', 'Prop Finder', 'Player props sorted by expected value.'),
  page('/parlay-builder', 'parlay-builder', 'Parlay Builder', 'Legs priced together, not as if they were independent.'),
  page('/hot-trends', 'hot-trends', 'Hot Trends', 'Streaks that mean something, with their sample size.'),
  page('/ai-assistant', 'ai-assistant', 'AI Assistant', 'Questions about games, odds and picks, answered from the data.'),
  page('/player-prop-builder', 'player-prop-builder', 'Player Prop Builder', 'Up to 6 player props in one ticket.'),
  page('/nfl', 'nfl', 'NFL', 'NFL games and odds.'),
  page('/support', 'support', 'Support'),
  page('/privacy', 'privacy', 'Privacy'),
  page('/terms', 'terms', 'Terms'),
  page('/house-rules', 'house-rules', 'House Rules'),
  page('/responsible-gaming', 'responsible-gaming', 'Responsible Gaming'),
];
