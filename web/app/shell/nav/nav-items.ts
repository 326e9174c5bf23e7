import type { Feature } from '@clearedge/contract/entitlements';
import type { LeagueSport, SportKey } from '@clearedge/contract/sports';
import { paths } from '../../../lib/paths.ts';
import type { GlyphName } from '../../../ui/marks/glyph.tsx';

export type CountName = 'games' | 'pendingBets';

export interface NavItem {
  to: string;
  label: string;
  icon: GlyphName;
  /** Whose plan has it; null is open to everybody. */
  feature: Feature | null;
  isFeatured?: boolean;
  count?: CountName;
  hint?: string;
}

export interface NavGroup {
  name: string;
  /** Whose games are counted, and whose season decides where a group that starts closed stands. */
  sport?: SportKey | undefined;
  isOpen: boolean;
  items: readonly NavItem[];
}

type More = Partial<Pick<NavItem, 'isFeatured' | 'count' | 'hint'>>;
const item = (feature: Feature | null, to: string, label: string, icon: GlyphName, more: More = {}): NavItem => ({
  feature,
  to,
  label,
  icon,
  ...more,
});

/** The mark of each sport, in the menu's order: their data would be too much for the first load. */
const MARKS: Readonly<Record<SportKey, GlyphName>> = {
  mlb: 'ball',
  cfl: 'football',
  nfl: 'football',
  nba: 'hoop',
  nhl: 'puck',
  golf: 'flag',
};
const [BASEBALL, ...OTHERS] = Object.keys(MARKS) as SportKey[];
const GOLF = OTHERS.pop();

const leagueGroup = (league: LeagueSport, at: number): NavGroup => {
  const name = league.toUpperCase();
  const part = (under: string, label: string, icon: GlyphName, more?: More): NavItem =>
    item(null, paths.league(league, under), `${name} ${label}`, icon, more);
  return {
    name,
    sport: league,
    isOpen: false,
    items: [
      part('', 'Hub', 'shield', { isFeatured: at === 0 }),
      part('/games', 'Games', MARKS[league], { count: 'games' }),
      part('/picks', 'Picks', 'star'),
    ],
  };
};

export const NAV_GROUPS: readonly NavGroup[] = [
  {
    name: 'Virtual Sportsbook',
    isOpen: true,
    items: [
      item(null, paths.virtualSportsbook, 'Virtual Sportsbook', 'receipt'),
      item(null, paths.weeklyLeaderboard, 'Weekly Leaderboard', 'trophy'),
      item(null, paths.groups, 'Groups', 'people'),
    ],
  },
  {
    name: 'Baseball',
    sport: BASEBALL,
    isOpen: true,
    items: [
      item(null, paths.home, 'Home', 'house'),
      item(null, paths.games(), 'Games', 'ball', { count: 'games' }),
      item(null, paths.myBets(), 'My Bets', 'book', { count: 'pendingBets' }),
      item(null, paths.results, 'My Results', 'columns'),
      item(null, paths.kellyCalculator, 'Kelly Calculator', 'calculator'),
      item('picks', paths.dailyPicks, 'Daily Picks', 'star'),
      item('comparison', paths.oddsComparison, 'Odds Comparison', 'table'),
      item('trends', paths.hotTrends, 'Hot Trends', 'trend'),
      item('analytics', paths.resultsAnalytics, 'Analytics', 'trend'),
      item('assistant', paths.aiAssistant, 'AI Assistant', 'chat'),
      item('propFinder', paths.propFinder, 'Prop Finder', 'search'),
      item('parlays', paths.parlayBuilder, 'Parlay Builder', 'layers'),
      item('parlays', paths.playerPropBuilder, 'Player Prop Builder', 'list', { hint: 'Up to 6 picks' }),
      item('strategies', paths.strategies, 'Strategies', 'target'),
      item('earlyAccess', paths.earlyAccess, 'Early Access', 'flask'),
    ],
  },
  ...(OTHERS as LeagueSport[]).map(leagueGroup),
  { name: 'Golf', sport: GOLF, isOpen: false, items: [item(null, paths.golfTournaments, 'Tournaments', 'flag', { count: 'games' })] },
];

export const MORE_ITEMS: readonly NavItem[] = [
  item(null, paths.record(), 'Model', 'shield'),
  item(null, paths.help, 'Help', 'help'),
  item('consultation', paths.consultation, 'Expert Consultation', 'calendar'),
  item('whiteLabel', paths.whiteLabel, 'White Label', 'palette'),
];

export const ADMIN_ITEMS: readonly NavItem[] = [
  item(null, paths.admin, 'Admin Dashboard', 'board'),
  item(null, paths.ticketDashboard, 'Ticket Dashboard', 'ticket'),
];
