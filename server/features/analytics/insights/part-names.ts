import type { Finding } from '../settled-bet.ts';

const MARKETS: Record<string, string> = {
  moneyline: 'Moneyline bets',
  spread: 'Spread and run line bets',
  total: 'Total bets',
  prop: 'Player prop bets',
  parlay: 'Parlays',
  outright: 'Outright winner bets',
  place: 'Place bets',
  make_cut: 'Cut bets',
  head_to_head: 'Golf match-ups',
};
const PRICES: Record<string, string> = {
  'to-200': 'Favourites −200 and shorter',
  '-199to-150': 'Favourites −199 to −150',
  '-149to-110': 'Favourites −149 to −110',
  '-109to109': 'Even prices −109 to +109',
  '110to149': 'Underdogs +110 to +149',
  '150to199': 'Underdogs +150 to +199',
  from200: 'Underdogs +200 and longer',
};
const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
const LEADS: Record<string, string> = {
  under1h: 'Bets placed under an hour before first pitch',
  '1to3h': 'Bets placed 1 to 3 hours before first pitch',
  '3to12h': 'Bets placed 3 to 12 hours before first pitch',
  '12to24h': 'Bets placed 12 to 24 hours before first pitch',
  over24h: 'Bets placed a day or more before first pitch',
  after: 'Bets placed after first pitch',
  unknown: 'Bets on a game whose start is not known',
};
const SIDES: Record<string, string> = { home: 'Home club bets', away: 'Away club bets', over: 'Over bets', under: 'Under bets' };
const ROLES: Record<string, string> = { favourite: 'Favourites', underdog: 'Underdogs' };

const NAMES: Record<Finding['cut'], (key: string) => string | undefined> = {
  market: (key) => MARKETS[key],
  price: (key) => PRICES[key],
  book: (key) => (key === 'Parlays' ? key : key === 'No book' ? 'Bets without a book' : `Bets at ${key}`),
  weekday: (key) => WEEKDAYS[Number(key) - 1],
  lead: (key) => LEADS[key],
  side: (key) => SIDES[key],
  role: (key) => ROLES[key],
};

/** What a sentence calls the bets of one part. */
export const partName = ({ cut, key }: Pick<Finding, 'cut' | 'key'>): string => NAMES[cut](key) ?? key;
