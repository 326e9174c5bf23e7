import type { Tier } from '@clearedge/contract/terms';
import {
  BookOpen,
  Bot,
  Calculator,
  CalendarClock,
  ChartColumn,
  CircleDot,
  CircleHelp,
  Flag,
  Flame,
  FlaskConical,
  House,
  Layers,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Palette,
  Receipt,
  Search,
  Shield,
  Star,
  Table2,
  Target,
  Ticket,
  Trophy,
  Users,
} from 'lucide-react';
import { paths } from '../../lib/paths.ts';

export type CountName = 'games' | 'pendingBets';

export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
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
const item = (tier: Tier, to: string, label: string, icon: LucideIcon, more: More = {}): NavItem => ({
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
      item('free', paths.virtualSportsbook, 'Virtual Sportsbook', Receipt),
      item('free', paths.weeklyLeaderboard, 'Weekly Leaderboard', Trophy),
      item('free', paths.groups, 'Groups', Users),
    ],
  },
  {
    name: 'Baseball',
    isOpen: true,
    items: [
      item('free', paths.home, 'Home', House),
      item('free', paths.games(), 'Games', CircleDot, { count: 'games' }),
      item('free', paths.myBets(), 'My Bets', BookOpen, { count: 'pendingBets' }),
      item('free', paths.kellyCalculator, 'Kelly Calculator', Calculator),
      item('pro', paths.dailyPicks, 'Daily Picks', Star),
      item('pro', paths.oddsComparison, 'Odds Comparison', Table2),
      item('pro', paths.hotTrends, 'Hot Trends', Flame),
      item('elite', paths.analytics, 'Analytics', ChartColumn),
      item('elite', paths.aiAssistant, 'AI Assistant', Bot),
      item('elite', paths.propFinder, 'Prop Finder', Search),
      item('elite', paths.parlayBuilder, 'Parlay Builder', Layers),
      item('elite', paths.playerPropBuilder, 'Player Prop Builder', ListChecks, { hint: 'Up to 6 picks' }),
      item('elite', paths.strategies, 'Strategies', Target),
      item('elite', paths.earlyAccess, 'Early Access', FlaskConical),
    ],
  },
  {
    name: 'CFL',
    isOpen: false,
    items: [
      item('free', paths.cfl, 'CFL Hub', Shield, { isFeatured: true }),
      item('free', paths.cflGames, 'CFL Games', CircleDot),
      item('free', paths.cflPicks, 'CFL Picks', Star),
    ],
  },
  { name: 'Golf', isOpen: false, items: [item('free', paths.golfTournaments, 'Tournaments', Flag)] },
  { name: 'Hockey', isOpen: false, items: [item('free', '/nhl', 'NHL', CircleDot, { isComing: true })] },
  { name: 'Basketball', isOpen: false, items: [item('free', '/nba', 'NBA', CircleDot, { isComing: true })] },
];

export const MORE_ITEMS: readonly NavItem[] = [
  item('free', paths.help, 'Help', CircleHelp),
  item('free', '/nfl', 'NFL', CircleDot, { isComing: true }),
  item('free', paths.consultation, 'Expert Consultation', CalendarClock),
  item('free', paths.whiteLabel, 'White Label', Palette),
];

export const ADMIN_ITEMS: readonly NavItem[] = [
  item('free', paths.admin, 'Admin Dashboard', LayoutDashboard),
  item('free', paths.ticketDashboard, 'Ticket Dashboard', Ticket),
];
