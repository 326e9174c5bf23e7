import ComingSoonRoute from '../routes/coming-soon.tsx';

const ABOUT: Record<string, string> = {
  '/my-bets': 'Your slip, pending bets and settled bets with their receipts.',
  '/daily-picks': 'The model’s published picks of the day, each with its price, probability and later its result.',
  '/daily-digest': 'Yesterday’s results and today’s board on one page.',
  '/performance': 'Your results by market, book and month, with closing line value.',
  '/subscribe': 'Free at $0, Pro at $25 a month and Elite at $40 a month.',
  '/help': 'How to read prices, confidence and value, and how to size a bet.',
  '/kelly-calculator': 'A stake from your probability, the price and your bankroll.',
  '/virtual-sportsbook': 'Practice with $1,000 of virtual money at real prices.',
  '/virtual-performance': 'How your practice bankroll has done.',
  '/weekly-leaderboard': 'Who picked best this week, by points and by units.',
  '/groups': 'A leaderboard of your own, with an invite code.',
  '/cfl': 'Teams, schedule, standings and odds of the Canadian Football League.',
  '/cfl/games': 'CFL games of a day with their odds.',
  '/cfl/picks': 'The model’s published CFL picks.',
  '/cfl/:section': 'More of the Canadian Football League.',
  '/golf/tournaments': 'The season’s tournaments with outright prices.',
  '/performance-tracking': 'The public record of every pick, pending and settled.',
  '/analytics': 'Profit, drawdown, calibration and results by market over time.',
  '/strategies': 'Rules of your own, tested on past games.',
  '/admin': 'Members, plans and the state of the installation.',
  '/admin/users': 'Accounts, tiers and roles.',
  '/admin/referrals': 'Referral codes and commissions.',
  '/admin/stripe-setup': 'Payment keys and their state.',
  '/admin/ticket-dashboard': 'Tickets and bets with their history.',
  '/consultation': 'An hour with an expert, booked by calendar.',
  '/early-access': 'New features before everybody has them.',
  '/white-label': 'The product under your own name and colours.',
  '/odds-comparison': 'Every book’s price beside the fair price.',
  '/prop-finder': 'Player props sorted by expected value.',
  '/parlay-builder': 'Legs priced together, not as if they were independent.',
  '/hot-trends': 'Streaks that mean something, with their sample size.',
  '/ai-assistant': 'Questions about games, odds and picks, answered from the data.',
  '/player-prop-builder': 'Up to 6 player props in one ticket.',
  '/nfl': 'NFL games and odds.',
};

/** Stands at an address whose screen is not built yet. */
export function ComingPage({ path, title }: { path: string; title: string }) {
  return <ComingSoonRoute title={title} about={ABOUT[path]} />;
}
