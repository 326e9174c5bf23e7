import type { Tier } from '@clearedge/contract/terms';

import { paths } from '../../../lib/paths.ts';
import type { GlyphName } from '../../../ui/marks/glyph.tsx';

export type CountName = 'games' | 'pendingBets';

export interface NavItem {
  to: string;
  label: string;
  icon: GlyphName;
  file: string;
  tier: Tier;
  /** Never built here: always shown as coming. */
  isComing?: boolean;
  isFeatured?: boolean;
  count?: CountName;
  hint?: string;
}

export interface NavGroup {
  name: string;
  isOpen: boolean;
  items: readonly NavItem[];
}

type More = Partial<Pick<NavItem, 'isComing' | 'isFeatured' | 'count' | 'hint'>>;
const item = (tier: Tier, to: string, label: string, icon: GlyphName, more: More = {}): NavItem => ({
  tier,
  to,
  label,
  icon,
  file: to === '/' ? 'home' : to.slice(1).replaceAll('/', '-'),
  ...more,
});

export const NAV_GROUPS: readonly NavGroup[] = [
  {
    name: 'Virtual Sportsbook',
    isOpen: true,
    items: [
      item('free', paths.virtualSportsbook, 'Virtual Sportsbook', 'receipt'),
      item('free', paths.weeklyLeaderboard, 'Weekly Leaderboard', 'trophy'),
      item('free', paths.groups, 'Groups', 'people'),
    ],
  },
  {
    name: 'Baseball',
    isOpen: true,
    items: [
      item('free', paths.home, 'Home', 'house'),
      item('free', paths.games(), 'Games', 'ball', { count: 'games' }),
      item('free', paths.myBets(), 'My Bets', 'book', { count: 'pendingBets' }),
      item('free', paths.kellyCalculator, 'Kelly Calculator', 'calculator'),
      item('pro', paths.dailyPicks, 'Daily Picks', 'star'),
      item('pro', paths.oddsComparison, 'Odds Comparison', 'table'),
      item('pro', paths.hotTrends, 'Hot Trends', 'trend'),
      item('elite', paths.analytics, 'Analytics', 'columns'),
      item('elite', paths.aiAssistant, 'AI Assistant', 'chat'),
      item('elite', paths.propFinder, 'Prop Finder', 'search'),
      item('elite', paths.parlayBuilder, 'Parlay Builder', 'layers'),
      item('elite', paths.playerPropBuilder, 'Player Prop Builder', 'list', { hint: 'Up to 6 picks' }),
      item('elite', paths.strategies, 'Strategies', 'target'),
      item('elite', paths.earlyAccess, 'Early Access', 'flask'),
    ],
  },
  {
    name: 'CFL',
    isOpen: false,
    items: [
      item('free', paths.cfl, 'CFL Hub', 'shield', { isFeatured: true }),
      item('free', paths.cflGames, 'CFL Games', 'football'),
      item('free', paths.cflPicks, 'CFL Picks', 'star'),
    ],
  },
  { name: 'Golf', isOpen: false, items: [item('free', paths.golfTournaments, 'Tournaments', 'flag')] },
  { name: 'Hockey', isOpen: false, items: [item('free', '/nhl', 'NHL', 'puck', { isComing: true })] },
  { name: 'Basketball', isOpen: false, items: [item('free', '/nba', 'NBA', 'hoop', { isComing: true })] },
];

export const MORE_ITEMS: readonly NavItem[] = [
  item('free', paths.help, 'Help', 'help'),
  item('free', '/nfl', 'NFL', 'football', { isComing: true }),
  item('elite', paths.consultation, 'Expert Consultation', 'calendar'),
  item('elite', paths.whiteLabel, 'White Label', 'palette'),
];

export const ADMIN_ITEMS: readonly NavItem[] = [
  item('free', paths.admin, 'Admin Dashboard', 'board'),
  item('free', paths.ticketDashboard, 'Ticket Dashboard', 'ticket'),
];
