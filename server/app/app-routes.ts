import { FREE_TIER, PAID_TIERS, TIER_NAME } from '@clearedge/contract/entitlements';
import { INTERVALS, planCents } from '@clearedge/contract/routes/billing/plan-terms';
import type { LeagueSport, SportKey } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { mondayOf } from '@clearedge/quant/calendar';
import type { PageRoute } from '../platform/http/pages/page-options.ts';
import { golfPages } from './pages/golf/pages.ts';
import { leaguePages } from './pages/leagues/pages.ts';
import { mlbPages } from './pages/mlb/pages.ts';
import { ABOUT, drawn, ofDay, own, page, STATUS } from './pages/page-kinds.ts';

const PRICES = PAID_TIERS.map(
  (tier) => `${TIER_NAME[tier]} at ${INTERVALS.map((interval) => `$${planCents({ tier, interval }) / 100} a ${interval}`).join(' or ')}`,
);
/** The pages that one sport alone has; those of leagues of teams are the same for each. */
const SPORT_PAGES = { mlb: mlbPages, golf: golfPages } satisfies Record<Exclude<SportKey, LeagueSport>, readonly PageRoute[]>;

/** Under someone else's name: nothing of ours in its head. */
const branded = (pattern: string): PageRoute => ({
  pattern,
  title: 'MLB Games',
  description: 'Best prices across books, live scores and the public record of the model.',
  isBare: true,
  boot: () => [STATUS],
});

const boardOf = (week: string): string[] => ['', '/summary'].map((part) => `/api/weekly-leaderboard/${week}${part}`);
/** Every address of the web app, with what the first screen needs inside the page. Anything else is a 404. */
export const appRoutes: readonly PageRoute[] = [
  {
    pattern: '/',
    title: 'ClearEdge: sports betting intelligence',
    description: ABOUT,
    screen: 'home',
    boot: (_params, _query, today) => [
      STATUS,
      '/api/sports',
      '/api/games',
      '/api/mlb/news',
      '/api/record/summary',
      `/api/performance/daily?date=${today}`,
    ],
  },
  ...Object.values(SPORT_PAGES).flat(),
  ...leaguePages,
  own('/my-bets', 'My Bets', 'Your slip, pending bets and settled bets with their receipts.'),
  drawn(
    page('/daily-picks', 'Daily Picks', "The model's published picks of the day, each with its price, probability and later its result."),
    'daily-picks',
  ),
  drawn(
    page('/daily-digest', 'Daily Digest', "Yesterday's results and today's board on one page."),
    'daily-digest',
    (_params, query, today) => [`/api/digest?${ofDay(query, today)}`],
  ),
  ...['/my-results', '/performance'].map((pattern) =>
    own(pattern, 'My Results', 'Your results day by day and by market, book and price, with closing line value.'),
  ),
  own('/my-results/year', 'My Results: Year Statement', 'What your settled bets came to in a year, by month and book.'),
  drawn(page('/subscribe', 'Pricing', `${TIER_NAME[FREE_TIER]} at $0, ${joinWords(PRICES)}.`), 'subscribe', () => ['/api/record/summary']),
  own('/checkout/test/:checkoutId', 'Test Checkout'),
  own('/auth', 'Sign In'),
  own('/auth/forgot', 'Forgotten password'),
  own('/auth/reset', 'New password'),
  own('/auth/callback', 'Signing in'),
  own('/login', 'Sign In'),
  own('/settings', 'Settings'),
  drawn(page('/help', 'Help', 'How to read prices, confidence and value, and how to size a bet.'), 'help'),
  drawn(page('/kelly-calculator', 'Kelly Calculator', 'A stake from your probability, the price and your bankroll.'), 'kelly-calculator'),
  drawn(page('/virtual-sportsbook', 'Virtual Sportsbook', 'Practice with $1,000 of virtual money at real prices.'), 'virtual-sportsbook'),
  ...['/my-results/practice', '/virtual-performance'].map((pattern) =>
    own(pattern, 'My Results: Practice', 'How your practice bankroll has done.'),
  ),
  drawn(
    page('/weekly-leaderboard', 'Weekly Leaderboard', 'Who picked best this week, by points and by units.'),
    'weekly-leaderboard',
    (_params, query, today) => (query.has('week') ? [] : boardOf(mondayOf(today))),
  ),
  drawn(page('/groups', 'Groups', 'A leaderboard of your own, with an invite code.'), 'groups'),
  ...['/model/daily', '/performance-tracking'].map((pattern) =>
    drawn(
      page(pattern, 'Model: Daily', 'The public record of every pick, pending and settled, day by day and month by month.'),
      'performance-tracking',
      (_params, query, today) => [`/api/performance/daily?${ofDay(query, today)}`],
    ),
  ),
  ...['/my-results/analytics', '/analytics'].map((pattern) =>
    drawn(page(pattern, 'My Results: Analytics', 'Profit, drawdown, calibration and results by market over time.'), 'analytics', () => [
      '/api/performance/analytics/sample',
    ]),
  ),
  own('/strategies', 'Strategies', 'Rules of your own, tested on past games.'),
  own('/admin', 'Admin Panel'),
  own('/admin/users', 'User Management'),
  own('/admin/operations', 'Operations'),
  own('/admin/referrals', 'Referrals'),
  own('/referrals', 'Your Referrals'),
  own('/admin/stripe-setup', 'Stripe Setup'),
  own('/admin/ticket-dashboard', 'Ticket Dashboard'),
  own('/admin/consultation', 'Consultations'),
  drawn(page('/consultation', 'Expert Consultation', 'An hour with an expert, booked by calendar.'), 'consultation'),
  own('/early-access', 'Early Access', 'New features before everybody has them.'),
  own('/white-label', 'White Label', 'The product under your own name and colors.'),
  { ...branded('/w/preview'), isPrivate: true },
  { ...branded('/w/:slug'), boot: ({ slug = '' }) => [STATUS, `/api/white-label/sites/${encodeURIComponent(slug.toLowerCase())}`] },
  drawn(page('/odds-comparison', 'Odds Comparison', "Every book's price beside the fair price."), 'odds-comparison'),
  drawn(page('/prop-finder', 'Prop Finder', 'Player props sorted by expected value.'), 'prop-finder'),
  drawn(page('/parlay-builder', 'Parlay Builder', 'Legs priced together, not as if they were independent.'), 'parlay-builder'),
  drawn(page('/hot-trends', 'Hot Trends', 'Streaks that mean something, with their sample size.'), 'hot-trends'),
  drawn(page('/ai-assistant', 'AI Assistant', 'Questions about games, odds and picks, answered from the data.'), 'ai-assistant'),
  drawn(page('/player-prop-builder', 'Player Prop Builder', 'Up to 6 player props in one ticket.'), 'player-prop-builder'),
  drawn(page('/support', 'Support'), 'support'),
  drawn(page('/privacy', 'Privacy'), 'privacy'),
  drawn(page('/terms', 'Terms'), 'terms'),
  drawn(
    page('/model', 'The Model', 'How our probabilities are made, how good they were on past seasons, and the record of those given here.'),
    'model',
    () => ['/api/model'],
  ),
  drawn(
    page(
      '/record',
      'The Record',
      'Every pick that was ever published, with its price, its result and the closing price; no one can edit it.',
    ),
    'record',
    () => ['/api/record', '/api/record/heads'],
  ),
  drawn(
    page('/house-rules', 'House Rules', 'How bets are graded: official games, postponements, pushes, props and dead heats.'),
    'house-rules',
  ),
  drawn(
    page('/responsible-gaming', 'Responsible Gaming', 'Limits, cool-off and self-exclusion, and where to find help.'),
    'responsible-gaming',
  ),
];
