import { mondayOf } from '@clearedge/quant/calendar';
import type { PageRoute } from '../platform/http/pages/page-options.ts';

const STATUS = '/api/status';
const ABOUT =
  "Every book's price, an honest probability and a record nobody can edit: sports betting intelligence and practice for baseball, CFL and golf.";

const named = (title: string): string => `${title} | ClearEdge`;
const page = (pattern: string, title: string, description: string = ABOUT): PageRoute => ({
  pattern,
  title: named(title),
  description,
  boot: () => [STATUS],
});
/** Shows what belongs to one person, or is for nobody to find by search. */
const own = (pattern: string, title: string, description: string = ABOUT): PageRoute => ({
  ...page(pattern, title, description),
  isPrivate: true,
});

/** Drawn before it is sent; what it shows travels in the page. */
const drawn = (route: PageRoute, screen: string, answers: PageRoute['boot'] = () => []): PageRoute => ({
  ...route,
  screen,
  boot: (...asked) => [STATUS, ...answers(...asked)],
});

/** Under somebody else's name: nothing of ours in its head. */
const branded = (pattern: string): PageRoute => ({
  pattern,
  title: 'MLB Games',
  description: 'Best prices across books, live scores and the public record of the model.',
  isBare: true,
  boot: () => [STATUS],
});

const slate = (pattern: string): PageRoute => ({
  ...page(
    pattern,
    'MLB Games',
    'The MLB games of any date with start times, pitchers and the best moneyline, run line and total across books.',
  ),
  screen: 'games',
  boot: (_params, query) => {
    const date = query.get('date');
    return [STATUS, date ? `/api/games?date=${encodeURIComponent(date)}` : '/api/games'];
  },
});

const FOOTBALL_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  teams: ['/api/cfl/teams'],
  schedule: ['/api/cfl/schedule'],
  standings: ['/api/cfl/standings'],
  betting: ['/api/cfl/schedule'],
};
const ofDay = (query: URLSearchParams, today: string): string => `date=${encodeURIComponent(query.get('date') ?? today)}`;
const boardOf = (week: string): string[] => ['', '/summary'].map((part) => `/api/weekly-leaderboard/${week}${part}`);
function footballGames(query: URLSearchParams): string[] {
  const name = ['week', 'date'].find((one) => query.has(one));
  return name ? [`/api/cfl/games?${name}=${encodeURIComponent(query.get(name) ?? '')}`] : [];
}

/** Every address of the web app, with what the first screen needs inside the page. Anything else is a 404. */
export const appRoutes: readonly PageRoute[] = [
  {
    pattern: '/',
    title: 'ClearEdge: sports betting intelligence',
    description: ABOUT,
    screen: 'home',
    boot: (_params, _query, today) => [STATUS, '/api/games', '/api/mlb/news', '/api/record/summary', `/api/daily-picks?date=${today}`],
  },
  slate('/games'),
  slate('/todays-games'),
  drawn(
    page('/game/:gameId', 'Game', "One game: every book's price, how the lines moved, pitchers, form, head to head and the box score."),
    'game',
    ({ gameId = '' }) => [`/api/games/${encodeURIComponent(gameId)}`],
  ),
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
  own('/performance', 'Performance', 'Your results by market, book and month, with closing line value.'),
  drawn(page('/subscribe', 'Pricing', 'Free at $0, Pro at $25 a month and Elite at $40 a month.'), 'subscribe', () => [
    '/api/record/summary',
  ]),
  own('/checkout/test/:checkoutId', 'Test Checkout'),
  own('/auth', 'Sign In'),
  own('/auth/forgot', 'Forgotten password'),
  own('/auth/reset', 'New password'),
  own('/login', 'Sign In'),
  own('/settings', 'Settings'),
  drawn(page('/help', 'Help', 'How to read prices, confidence and value, and how to size a bet.'), 'help'),
  drawn(page('/kelly-calculator', 'Kelly Calculator', 'A stake from your probability, the price and your bankroll.'), 'kelly-calculator'),
  drawn(page('/virtual-sportsbook', 'Virtual Sportsbook', 'Practice with $1,000 of virtual money at real prices.'), 'virtual-sportsbook'),
  own('/virtual-performance', 'Virtual Performance', 'How your practice bankroll has done.'),
  drawn(
    page('/weekly-leaderboard', 'Weekly Leaderboard', 'Who picked best this week, by points and by units.'),
    'weekly-leaderboard',
    (_params, query, today) => (query.has('week') ? [] : boardOf(mondayOf(today))),
  ),
  drawn(page('/groups', 'Groups', 'A leaderboard of your own, with an invite code.'), 'groups'),
  drawn(
    page('/cfl', 'CFL Central', "The Canadian Football League: clubs, schedule, standings with the cross-over and every book's prices."),
    'cfl',
    () => ['/api/cfl/schedule', '/api/cfl/standings', '/api/cfl/teams'],
  ),
  drawn(
    page('/cfl/games', 'CFL Games', 'The CFL games of a day or a week with the best moneyline, point spread and total across books.'),
    'cfl-games',
    (_params, query) => ['/api/cfl/schedule', ...footballGames(query)],
  ),
  drawn(page('/cfl/picks', 'CFL Picks', "The model's published CFL picks."), 'cfl-picks', (_params, query, today) => [
    `/api/cfl/daily-picks?${ofDay(query, today)}`,
    `/api/cfl/daily-picks/day?${ofDay(query, today)}`,
  ]),
  drawn(
    {
      ...page(
        '/cfl/:section',
        'CFL',
        "The CFL's clubs, its schedule week by week, its standings with tie-breaks, and its prices at every book.",
      ),
      isThere: ({ section = '' }) => Object.hasOwn(FOOTBALL_SECTIONS, section),
    },
    'cfl-section',
    ({ section = '' }) => [...(FOOTBALL_SECTIONS[section] ?? [])],
  ),
  drawn(
    page(
      '/cfl/teams/:code',
      'CFL Team',
      'One CFL club: record, form, next games, results, splits and its record against every other club.',
    ),
    'cfl-team',
    ({ code = '' }) => [`/api/cfl/teams/${encodeURIComponent(code.toUpperCase())}`],
  ),
  drawn(page('/golf/tournaments', 'Golf Tournaments', "The season's tournaments with outright prices."), 'golf-tournaments', () => [
    '/api/golf/tournaments',
  ]),
  drawn(
    page(
      '/golf/tournaments/:tournamentId',
      'Golf Tournament',
      "One tournament: the leaderboard, the cut, and every book's prices beside the fair price.",
    ),
    'golf-tournament',
    ({ tournamentId = '' }) => [`/api/golf/tournaments/${encodeURIComponent(tournamentId)}`],
  ),
  drawn(
    page('/performance-tracking', 'Performance Tracking', 'The public record of every pick, pending and settled.'),
    'performance-tracking',
    (_params, query, today) => [`/api/performance/daily?${ofDay(query, today)}`],
  ),
  drawn(page('/analytics', 'Analytics', 'Profit, drawdown, calibration and results by market over time.'), 'analytics'),
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
  own('/white-label', 'White Label', 'The product under your own name and colours.'),
  { ...branded('/w/preview'), isPrivate: true },
  {
    ...branded('/w/:slug'),
    boot: ({ slug = '' }) => [STATUS, `/api/white-label/sites/${encodeURIComponent(slug.toLowerCase())}`],
  },
  drawn(page('/odds-comparison', 'Odds Comparison', "Every book's price beside the fair price."), 'odds-comparison'),
  drawn(page('/prop-finder', 'Prop Finder', 'Player props sorted by expected value.'), 'prop-finder'),
  drawn(page('/parlay-builder', 'Parlay Builder', 'Legs priced together, not as if they were independent.'), 'parlay-builder'),
  drawn(page('/hot-trends', 'Hot Trends', 'Streaks that mean something, with their sample size.'), 'hot-trends'),
  drawn(page('/ai-assistant', 'AI Assistant', 'Questions about games, odds and picks, answered from the data.'), 'ai-assistant'),
  drawn(page('/player-prop-builder', 'Player Prop Builder', 'Up to 6 player props in one ticket.'), 'player-prop-builder'),
  drawn(page('/nfl', 'NFL', 'NFL games and odds.'), 'coming-soon'),
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
      'Every pick that was ever published, with its price, its result and the closing price; nobody can edit it.',
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
