import { MAX_WAITING_ALERTS } from '@clearedge/contract/comparison';
import { can, type Feature, type LimitedFeature, limitOf, lowestTier, type Tier } from '@clearedge/contract/entitlements';
import { DEFAULT_SPORT, leagueOf, SPORT_KEYS } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';

/** One thing that plans hold; without a feature everybody has it. */
interface PlanRow {
  name: string;
  feature?: Exclude<Feature, LimitedFeature>;
  /** Those without it see the whole tool on the last settled day. */
  isOpenLater?: true;
  /** In the comparison alone; a card names the others. */
  isSmall?: true;
}
/** What each plan has a number of. */
interface LimitRow {
  name: string;
  limit: LimitedFeature;
  unit: string;
  all: string;
}
export type Row = PlanRow | LimitRow;

interface RowGroup {
  title: string;
  rows: readonly Row[];
}

/** Everything that the plans hold, in the words that the pages themselves use; who has it is the table of entitlements' to say. */
export const ROW_GROUPS: readonly RowGroup[] = [
  {
    title: 'Your bets',
    rows: [
      { name: 'Bet tracking and import, with receipts' },
      { name: 'My Results, with closing line value' },
      { name: 'Analytics of your own bets', feature: 'analytics' },
    ],
  },
  {
    title: 'Prices',
    rows: [
      { name: 'Best price of every game, with its age' },
      { name: 'Line history of every game', isSmall: true },
      { name: 'Odds Comparison: every book, fair price, hold', feature: 'comparison', isOpenLater: true },
      { name: '+EV board: prices above the fair price', feature: 'evBoard' },
      { name: `Price alerts, up to ${MAX_WAITING_ALERTS} at once`, feature: 'alerts' },
      { name: 'Email and Telegram alerts', feature: 'noticeDelivery', isSmall: true },
    ],
  },
  {
    title: 'Model',
    rows: [
      { name: 'The full record of every pick' },
      { name: 'AI daily picks', limit: 'picks', unit: 'a day', all: 'All' },
      { name: 'AI Game Analysis, with its reasons', feature: 'analysis' },
      { name: 'AI Player Props', feature: 'props' },
      { name: 'Hot Trends tested for luck', feature: 'trends', isOpenLater: true },
      { name: 'Golf: our chance of every player', feature: 'golfModel', isSmall: true },
      { name: 'Daily Digest', isSmall: true },
      { name: 'Daily Digest with what moves each number', feature: 'digest', isSmall: true },
    ],
  },
  {
    title: 'Tools',
    rows: [
      { name: 'Kelly Calculator' },
      { name: 'Advanced Kelly: several bets, our probabilities', feature: 'sizing' },
      { name: 'AI Assistant', feature: 'assistant' },
      { name: 'Prop Finder', feature: 'propFinder', isOpenLater: true },
      { name: 'Parlay Builder and Player Prop Builder', feature: 'parlays', isOpenLater: true },
      { name: 'Strategies, backtested then tracked live', feature: 'strategies', isOpenLater: true },
    ],
  },
  {
    title: 'Practice and other sports',
    rows: [
      { name: 'Virtual Sportsbook with $1,000 of virtual money' },
      { name: 'Weekly Leaderboard and Groups' },
      { name: `${joinWords(SPORT_KEYS.filter((sport) => sport !== DEFAULT_SPORT).map(leagueOf))}: prices, picks, leaderboards` },
    ],
  },
  {
    title: 'Service',
    rows: [
      { name: 'Expert Consultation, sessions included', feature: 'consultation' },
      { name: 'Early Access', feature: 'earlyAccess', isSmall: true },
      { name: 'White Label', feature: 'whiteLabel' },
      { name: 'Ticket Dashboard', feature: 'ticketDashboard', isSmall: true },
      { name: 'Support tickets by priority', feature: 'ticketPriority', isSmall: true },
    ],
  },
];
const ROWS = ROW_GROUPS.flatMap(({ rows }) => rows);

/** What a plan has of something: the whole, nothing, or what the words say. */
export type Cell = 'yes' | 'no' | { words: string };

export function cellOf(row: Row, tier: Tier): Cell {
  if ('limit' in row) {
    const most = limitOf(tier, row.limit);
    return { words: most === null ? row.all : `${most} ${row.unit}` };
  }
  if (!row.feature || can(tier, row.feature)) return 'yes';
  return row.isOpenLater ? { words: 'Yesterday' } : 'no';
}

const isFrom = (row: Row, tier: Tier | null): boolean =>
  !('limit' in row) && (row.feature === undefined ? null : lowestTier(row.feature)) === tier;

/** What begins with this tier, or what everybody has where it is null; the short list leaves the small things out. */
export const namesFrom = (tier: Tier | null, isShort = false): string[] =>
  ROWS.filter((row) => isFrom(row, tier) && !(isShort && 'isSmall' in row)).map(({ name }) => name);

/** The features that a row stands for. */
export const FEATURES_IN_ROWS: readonly Feature[] = ROWS.flatMap((row) => ('limit' in row ? row.limit : (row.feature ?? [])));
