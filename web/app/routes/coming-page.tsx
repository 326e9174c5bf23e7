import ComingSoonRoute from '../../routes/coming-soon.tsx';

/** Title and promise of each address whose screen is still to come. */
const COMING: Readonly<Record<string, readonly [title: string, about: string]>> = {
  '/my-bets': ['My Bets', 'Your slip, pending bets and settled bets with their receipts.'],
  '/daily-picks': ['Daily Picks', 'The model’s published picks of the day, each with its price, probability and later its result.'],
  '/daily-digest': ['Daily Digest', 'Yesterday’s results and today’s board on one page.'],
  '/performance': ['Performance', 'Your results by market, book and month, with closing line value.'],
  '/kelly-calculator': ['Kelly Calculator', 'A stake from your probability, the price and your bankroll.'],
  '/virtual-sportsbook': ['Virtual Sportsbook', 'Practice with $1,000 of virtual money at real prices.'],
  '/virtual-performance': ['Virtual Performance', 'How your practice bankroll has done.'],
  '/weekly-leaderboard': ['Weekly Leaderboard', 'Who picked best this week, by points and by units.'],
  '/groups': ['Groups', 'A leaderboard of your own, with an invite code.'],
  '/cfl/picks': ['CFL Picks', 'The model’s published CFL picks.'],
  '/performance-tracking': ['Performance Tracking', 'The public record of every pick, pending and settled.'],
  '/analytics': ['Analytics', 'Profit, drawdown, calibration and results by market over time.'],
  '/strategies': ['Strategies', 'Rules of your own, tested on past games.'],
  '/admin': ['Admin Dashboard', 'Members, plans and the state of the installation.'],
  '/admin/users': ['Users', 'Accounts, tiers and roles.'],
  '/consultation': ['Expert Consultation', 'An hour with an expert, booked by calendar.'],
  '/early-access': ['Early Access', 'New features before everybody has them.'],
  '/odds-comparison': ['Odds Comparison', 'Every book’s price beside the fair price.'],
  '/prop-finder': ['Prop Finder', 'Player props sorted by expected value.'],
  '/parlay-builder': ['Parlay Builder', 'Legs priced together, not as if they were independent.'],
  '/hot-trends': ['Hot Trends', 'Streaks that mean something, with their sample size.'],
  '/ai-assistant': ['AI Assistant', 'Questions about games, odds and picks, answered from the data.'],
  '/player-prop-builder': ['Player Prop Builder', 'Up to 6 player props in one ticket.'],
  '/nfl': ['NFL', 'NFL games and odds.'],
};

/** Stands at an address whose screen is not built yet. */
export function ComingPage({ path }: { path: string }) {
  const [title, about] = COMING[path] ?? ['Coming Soon'];
  return <ComingSoonRoute title={title} about={about} />;
}
