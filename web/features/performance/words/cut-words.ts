import type { CutName } from '../performance.queries.ts';

const MARKETS: Record<string, string> = {
  moneyline: 'Moneyline',
  spread: 'Run line or spread',
  total: 'Total',
  prop: 'Player prop',
  outright: 'Outright winner',
  place: 'Place',
  make_cut: 'Cut',
  head_to_head: 'Match-up',
};
const PRICES: Record<string, string> = {
  'to-200': '−200 and shorter',
  '-199to-150': '−199 to −150',
  '-149to-110': '−149 to −110',
  '-109to109': '−109 to +109',
  '110to149': '+110 to +149',
  '150to199': '+150 to +199',
  from200: '+200 and longer',
};
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const LEADS: Record<string, string> = {
  under1h: 'Under 1 hour',
  '1to3h': '1 to 3 hours',
  '3to12h': '3 to 12 hours',
  '12to24h': '12 to 24 hours',
  over24h: 'A day or more',
  after: 'After first pitch',
  unknown: 'Start not known',
};
const SIDES: Record<string, string> = { home: 'Home club', away: 'Away club', over: 'Over', under: 'Under' };
const ROLES: Record<string, string> = { favourite: 'Favourites', underdog: 'Underdogs' };

/** How a cut is called, and what stands under its name. */
export const CUTS: Record<CutName, { title: string; caption?: string }> = {
  market: { title: 'By market' },
  price: { title: 'By price' },
  book: { title: 'By book' },
  weekday: { title: 'By day of the week', caption: 'Eastern day of the game' },
  lead: { title: 'By time before first pitch' },
  side: { title: 'By side' },
  role: { title: 'Favourites and underdogs', caption: 'Moneylines by price, run lines by who gives the runs' },
};

const known = (names: Record<string, string>, key: string): string => names[key] ?? key;

/** A row of a cut: "Moneyline", "+150 to +199", "Tuesday". Books bear their own names. */
export function keyName(cut: CutName, key: string): string {
  const names = { market: MARKETS, price: PRICES, lead: LEADS, side: SIDES, role: ROLES } as const;
  if (cut === 'book') return key;
  return cut === 'weekday' ? (DAYS[Number(key) - 1] ?? key) : known(names[cut], key);
}

const LEAD_PART: Record<string, string> = {
  under1h: 'under an hour before first pitch',
  '1to3h': '1 to 3 hours before first pitch',
  '3to12h': '3 to 12 hours before first pitch',
  '12to24h': '12 to 24 hours before first pitch',
  over24h: 'a day or more before first pitch',
  after: 'after first pitch',
  unknown: 'on a game whose start is not known',
};

const priceSide = (key: string): string => (key === '-109to109' ? 'Even prices' : /^(-|to-)/.test(key) ? 'Favourites' : 'Underdogs');

/** What a sentence calls the bets of a row: "Underdogs +150 to +199", "Bets at Harbor". */
export function partName(cut: CutName, key: string): string {
  const name = keyName(cut, key);
  if (cut === 'price') return `${priceSide(key)} ${name}`;
  if (cut === 'book') return `Bets at ${name}`;
  if (cut === 'weekday') return `${name}s`;
  if (cut === 'lead') return `Bets placed ${LEAD_PART[key] ?? name.toLowerCase()}`;
  return cut === 'role' ? name : `${name} bets`;
}

export const PRICE_OPTIONS = Object.entries(PRICES).map(([value, label]) => ({ value, label }));
export const MARKET_OPTIONS = Object.entries(MARKETS).map(([value, label]) => ({ value, label }));
