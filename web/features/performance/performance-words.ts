import { formatMoney, formatPercent, formatSigned, formatSignedPercent, NONE, plural } from '../../lib/format.ts';
import type { CutName, Finding, OwnBet, OwnReport } from './performance.queries.ts';

type Measure = OwnReport['closing']['measures'][number]['measure'];

export const MEASURES: Record<Measure, { name: string; means: string }> = {
  expectedValue: { name: 'Closing line value', means: 'your price at the closing probability without the margin' },
  probabilityGain: { name: 'Probability gained', means: 'closing probability without the margin, less what your price needs' },
  priceRatio: { name: 'Price ratio', means: 'your price over the best closing price, margin left in' },
  impliedGain: { name: 'Implied gain', means: 'change of the implied probability, margin left in' },
  cents: { name: 'Cents', means: 'cents of the dollar line' },
};

const points = (value: number): string => `${formatSigned(value * 100, 2)} pts`;

/** A measure in its own unit. */
export function measureText(measure: Measure, value: number): string {
  if (measure === 'cents') return `${formatSigned(value, 1)}¢`;
  return measure === 'probabilityGain' || measure === 'impliedGain' ? points(value) : formatSignedPercent(value);
}

type Kind = OwnBet['closing']['kind'];
export const KINDS: Record<Kind, string> = {
  measured: 'with both sides of their close',
  one_sided: 'with one side of their close only',
  line_moved: 'on a line that was gone at the close',
  none: 'with no close captured',
  waiting: 'waiting for their close',
  unread: 'on a game or selection we could not read',
  corrected: 'corrected after the start, so not counted',
};

const ALONE: Record<Kind, string> = {
  measured: '',
  one_sided: 'one side only',
  line_moved: 'line moved',
  none: 'no close captured',
  waiting: 'close not looked up yet',
  unread: 'game not known',
  corrected: 'corrected after the start',
};

/** What stands under a bet's closing price. */
export function closeText({ kind, expectedValue, linePoints }: OwnBet['closing']): string {
  if (expectedValue !== null) return `CLV ${formatSignedPercent(expectedValue)}`;
  return kind === 'line_moved' && linePoints !== null ? `line moved ${formatSigned(linePoints)}` : ALONE[kind] || NONE;
}

const MARKETS: Record<string, string> = {
  moneyline: 'Moneyline',
  spread: 'Run line or spread',
  total: 'Total',
  prop: 'Player prop',
  outright: 'Outright winner',
  place: 'Place',
  make_cut: 'Cut',
  head_to_head: 'Matchup',
  future: 'Future',
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
const HOURS: Record<string, string> = { to4pm: 'Before 4 PM', '4to7pm': '4 to 7 PM', '7to10pm': '7 to 10 PM', from10pm: '10 PM or later' };
const LEADS: Record<string, string> = {
  under1h: 'Under 1 hour',
  '1to3h': '1 to 3 hours',
  '3to12h': '3 to 12 hours',
  '12to24h': '12 to 24 hours',
  over24h: 'A day or more',
  after: 'After the start',
  unknown: 'Start not known',
};
const SIDES: Record<string, string> = { home: 'Home club', away: 'Away club', over: 'Over', under: 'Under' };
const ROLES: Record<string, string> = { favorite: 'Favorites', underdog: 'Underdogs' };

/** How a cut is called, and what stands under its name. */
export const CUTS: Record<CutName, { title: string; caption?: string }> = {
  market: { title: 'By market' },
  price: { title: 'By price' },
  book: { title: 'By book' },
  weekday: { title: 'By day of the week', caption: 'Eastern day of the game' },
  hour: { title: 'By hour of the start', caption: 'Eastern, of the game' },
  lead: { title: 'By time before the start' },
  side: { title: 'By side' },
  role: { title: 'Favorites and underdogs', caption: 'Moneylines by price, run lines by who gives the runs' },
};

const known = (names: Record<string, string>, key: string): string => names[key] ?? key;

/** A row of a cut: "Moneyline", "+150 to +199", "Tuesday". Books bear their own names. */
export function keyName(cut: CutName, key: string): string {
  const names = { market: MARKETS, price: PRICES, hour: HOURS, lead: LEADS, side: SIDES, role: ROLES } as const;
  if (cut === 'book') return key;
  return cut === 'weekday' ? (DAYS[Number(key) - 1] ?? key) : known(names[cut], key);
}

const LEAD_PART: Record<string, string> = {
  under1h: 'under an hour before the start',
  '1to3h': '1 to 3 hours before the start',
  '3to12h': '3 to 12 hours before the start',
  '12to24h': '12 to 24 hours before the start',
  over24h: 'a day or more before the start',
  after: 'after the start',
  unknown: 'on a game whose start is not known',
};

const HOUR_PART: Record<string, string> = {
  to4pm: 'before 4 PM',
  '4to7pm': 'from 4 to 7 PM',
  '7to10pm': 'from 7 to 10 PM',
  from10pm: 'at 10 PM or later',
};

const priceSide = (key: string): string => (key === '-109to109' ? 'Even prices' : /^(-|to-)/.test(key) ? 'Favorites' : 'Underdogs');

/** What a sentence calls the bets of a row: "Underdogs +150 to +199", "Bets at Harbor". */
export function partName(cut: CutName, key: string): string {
  const name = keyName(cut, key);
  if (cut === 'price') return `${priceSide(key)} ${name}`;
  if (cut === 'book') return `Bets at ${name}`;
  if (cut === 'weekday') return `${name}s`;
  if (cut === 'hour') return `Games that start ${HOUR_PART[key] ?? name}`;
  if (cut === 'lead') return `Bets placed ${LEAD_PART[key] ?? name.toLowerCase()}`;
  return cut === 'role' ? name : `${name} bets`;
}

export const PRICE_OPTIONS = Object.entries(PRICES).map(([value, label]) => ({ value, label }));
export const MARKET_OPTIONS = Object.entries(MARKETS).map(([value, label]) => ({ value, label }));

interface Range {
  low: number;
  high: number;
}

/** "41% to 70%". */
export const rangeText = ({ low, high }: Range): string => `${formatPercent(low, 0)} to ${formatPercent(high, 0)}`;
/** "−41% to +6%". */
export const signedRangeText = ({ low, high }: Range): string => `${formatSignedPercent(low, 0)} to ${formatSignedPercent(high, 0)}`;
/** "+3.25 u". */
export const unitsText = (units: number): string => `${formatSigned(units, 2)} u`;
/** A mark of a scale of dollars: "$50", "−$1,000". */
export const roundMoney = (dollars: number): string => formatMoney(dollars).replace(/\.00$/, '');

/** A chance in words that do not promise more than it holds: "under 1%", "34%". */
export const chanceText = (chance: number): string => (chance < 0.01 ? 'under 1%' : formatPercent(chance, 0));

const VERDICTS: Record<Finding['verdict'], (cuts: number) => string> = {
  chance: () => 'not yet distinguishable from chance',
  alone: (cuts) => `stands out alone, but not once all ${cuts} parts looked at are counted`,
  distinguishable: (cuts) => `distinguishable from chance, all ${cuts} parts looked at counted`,
};

/** "Underdogs +150 to +199: −18% over 43 bets, interval −41% to +6%: not yet distinguishable from chance." */
export function findingText({ cut, key, roi, bets, interval, verdict }: Finding, cutsLookedAt: number): string {
  const found = `${partName(cut, key)}: ${formatSignedPercent(roi, 0)} over ${plural(bets, 'bet')}`;
  return `${found}, interval ${signedRangeText(interval)}: ${VERDICTS[verdict](cutsLookedAt)}.`;
}

type Unreported = OwnReport['unreported'][number];

const LACKS: Record<Unreported['what'], (have: string, need: string) => string> = {
  roi: (have, need) => `A return for any part of your bets: that takes ${need} bets that were not void; there are ${have}.`,
  days: (have, need) => `How far chance could have moved your return: the interval resamples days and takes ${need}; there are ${have}.`,
  edge: (have, need) => `Whether you have an edge: telling one of 5% from none takes about ${need} bets at your prices; there are ${have}.`,
  closing: (have, need) =>
    `Whether you beat the close: ${need} bets with both sides of their closing price say something; there are ${have}.`,
  streaks: (have, need) => `Whether your streaks mean anything: that takes ${need} decided bets; there are ${have}.`,
  estimates: () =>
    'How well your own estimates are calibrated: this tab uses the prices you took. Analytics scores the estimates you record.',
};

export const unreportedText = ({ what, have, need }: Unreported): string =>
  LACKS[what](have.toLocaleString('en-US'), need.toLocaleString('en-US'));
