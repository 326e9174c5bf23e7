import { MARGIN_METHOD_NAMES } from '@clearedge/contract/comparison';
import { BOARD_MARKET_NAMES } from '@clearedge/contract/markets/board-markets';
import { MEASURED_DAYS } from '@clearedge/contract/routes/games/books';
import { GAME_SPORTS, type GameSport } from '@clearedge/contract/sports';
import { PROP_KINDS } from '@clearedge/quant/grading';
import { isDay } from '../../lib/dates.ts';
import { oneOf } from '../../lib/one-of.ts';
import { useSearch } from '../../lib/use-search.ts';
import { ORDERS, type Order } from './board/board-order.ts';
import type { Market, Method } from './comparison.queries.ts';

const VIEWS = ['board', 'props', 'value', 'finder', 'books', 'alerts'] as const;
export type View = (typeof VIEWS)[number];
/** Minutes since its source last confirmed it after which a price counts as old; the house never takes one older than 15. */
export const MAX_AGES = ['2', '5', '10', '15'] as const;
export type MaxAge = (typeof MAX_AGES)[number];
export type Scope = 'mine' | 'all';
/** Percent of the stake that a price on the +EV board brings at least. */
export const LEAST_EVS = ['0', '1', '2', '3', '5'] as const;
type LeastEv = (typeof LEAST_EVS)[number];
const VALUE_LINES = ['all', 'main', 'alternate'] as const;
export type ValueLines = (typeof VALUE_LINES)[number];
const VALUE_SORTS = ['ev', 'time', 'hold'] as const;
export type ValueSort = (typeof VALUE_SORTS)[number];

interface ComparisonUrl {
  /** Null stands for today. */
  date: string | null;
  view: View;
  /** Whose games the board is of; null: the sport that plays first. */
  sport: GameSport | null;
  market: Market;
  method: Method;
  maxAge: MaxAge;
  /** Null: as the account remembers it. */
  scope: Scope | null;
  search: string;
  /** Of the board: the order of games, codes of pinned books joined by commas, and whether only open games are shown. */
  order: Order;
  pins: string;
  status: 'all' | 'open';
  /** The game whose line history is open. */
  chart: string | null;
  /** Of the +EV board: what fair prices are taken from, which market, lines and league alone, from which EV on, in which order. */
  reference: string;
  only: Market | 'all';
  lines: ValueLines;
  league: GameSport | 'all';
  least: LeastEv;
  sort: ValueSort;
  /** Of the prop board: which game, null for the next one, and which kind of proposition. */
  game: string | null;
  kind: string;
  /** Of the books measured: how many days back. */
  days: (typeof MEASURED_DAYS)[number];
}

const FRESH: ComparisonUrl = {
  date: null,
  view: 'board',
  sport: null,
  market: 'moneyline',
  method: 'power',
  maxAge: '15',
  scope: null,
  search: '',
  order: 'time',
  pins: '',
  status: 'all',
  chart: null,
  reference: 'market',
  only: 'all',
  lines: 'all',
  league: 'all',
  least: '0',
  sort: 'ev',
  game: null,
  kind: 'pitcher_strikeouts',
  days: '30',
};
const NAMES: Record<keyof ComparisonUrl, string> = {
  date: 'date',
  view: 'view',
  sport: 'sport',
  market: 'market',
  method: 'method',
  maxAge: 'age',
  scope: 'books',
  search: 'q',
  order: 'order',
  pins: 'pin',
  status: 'show',
  chart: 'chart',
  reference: 'fair',
  only: 'only',
  lines: 'lines',
  league: 'league',
  least: 'min',
  sort: 'sort',
  game: 'game',
  kind: 'prop',
  days: 'days',
};

function readUrl(params: URLSearchParams): ComparisonUrl {
  const date = params.get('date');
  const scope = params.get('books');
  const reference = params.get('fair') ?? '';
  const pins = params.get('pin') ?? '';
  return {
    date: isDay(date) ? date : null,
    sport: GAME_SPORTS.find((sport) => sport === params.get('sport')) ?? null,
    view: oneOf(VIEWS, params.get('view'), FRESH.view),
    market: oneOf(BOARD_MARKET_NAMES, params.get('market'), FRESH.market),
    method: oneOf(MARGIN_METHOD_NAMES, params.get('method'), FRESH.method),
    maxAge: oneOf(MAX_AGES, params.get('age'), FRESH.maxAge),
    scope: scope === 'mine' || scope === 'all' ? scope : null,
    search: params.get('q') ?? '',
    order: oneOf(ORDERS, params.get('order'), FRESH.order),
    pins: /^[A-Z0-9]{2,12}(,[A-Z0-9]{2,12})*$/.test(pins) ? pins : FRESH.pins,
    status: params.get('show') === 'open' ? 'open' : 'all',
    chart: params.get('chart'),
    reference: /^[A-Z0-9]{2,12}$/.test(reference) ? reference : FRESH.reference,
    only: oneOf(['all', ...BOARD_MARKET_NAMES], params.get('only'), FRESH.only),
    lines: oneOf(VALUE_LINES, params.get('lines'), FRESH.lines),
    league: oneOf(['all', ...GAME_SPORTS], params.get('league'), FRESH.league),
    least: oneOf(LEAST_EVS, params.get('min'), FRESH.least),
    sort: oneOf(VALUE_SORTS, params.get('sort'), FRESH.sort),
    game: params.get('game'),
    kind: oneOf(PROP_KINDS, params.get('prop'), FRESH.kind),
    days: oneOf(MEASURED_DAYS, params.get('days'), FRESH.days),
  };
}

/** Only what differs from a fresh page is shown, so that the plain address stays plain. */
function writeUrl(params: URLSearchParams, change: Partial<ComparisonUrl>): URLSearchParams {
  const next = { ...readUrl(params), ...change };
  const stated = new URLSearchParams(params);
  for (const name of Object.keys(NAMES) as (keyof ComparisonUrl)[]) {
    const value = next[name];
    if (value === null || value === FRESH[name]) stated.delete(NAMES[name]);
    else stated.set(NAMES[name], value);
  }
  return stated;
}

export interface ComparisonState extends ComparisonUrl {
  change: (change: Partial<ComparisonUrl>) => void;
}

export function useComparisonUrl(): ComparisonState {
  const [search, changeSearch] = useSearch();
  return {
    ...readUrl(search),
    change: (change) => changeSearch((before) => writeUrl(before, change), { replace: Object.keys(change).join() === 'search' }),
  };
}
