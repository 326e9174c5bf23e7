import { MARGIN_METHOD_NAMES } from '@clearedge/contract/comparison';
import { MIN_EV, PROP_FINDER_CATEGORIES, PROP_SPANS } from '@clearedge/contract/prop-finder';
import { GAME_SPORTS, type GameSport } from '@clearedge/contract/sports';
import { isDay } from '../../../lib/dates.ts';
import { oneOf } from '../../../lib/one-of.ts';
import { useSearch } from '../../../lib/use-search.ts';
import type { EvReference } from '../../../lib/worth.ts';
import type { Method, Span } from './words.ts';
import type { Against } from './worth-rules.ts';

const CATEGORIES = ['all', ...PROP_FINDER_CATEGORIES] as const;
const SORTS = ['ev', 'rate', 'model', 'start', 'player'] as const;
const SIDE_CHOICES = ['both', 'over', 'under'] as const;

export interface FinderUrl {
  /** Null stands for today. */
  date: string | null;
  /** Whose players; null: those of the sport that plays first. */
  sport: GameSport | null;
  category: (typeof CATEGORIES)[number];
  propType: string;
  /** Percent, 0 to 50; 0 leaves all in. */
  minEV: number;
  isPositiveOnly: boolean;
  game: string;
  side: (typeof SIDE_CHOICES)[number];
  /** Codes; none stands for every book. */
  books: readonly string[];
  method: Method;
  isWorst: boolean;
  span: Span;
  sort: (typeof SORTS)[number];
  search: string;
  /** The prop whose detail is open. */
  prop: string | null;
}

/** A number from 0 to 50; anything else stands for 0. */
function readMinEv(text: string | null): number {
  const value = Number(text ?? '');
  return Number.isFinite(value) && value >= MIN_EV.least && value <= MIN_EV.most ? value : 0;
}

export function readUrl(params: URLSearchParams): FinderUrl {
  const date = params.get('date');
  return {
    date: isDay(date) ? date : null,
    sport: GAME_SPORTS.find((sport) => sport === params.get('sport')) ?? null,
    category: oneOf(CATEGORIES, params.get('category'), 'all'),
    propType: params.get('propType') ?? 'all',
    minEV: readMinEv(params.get('minEV')),
    isPositiveOnly: params.get('positiveEVOnly') === 'true',
    game: params.get('game') ?? 'all',
    side: oneOf(SIDE_CHOICES, params.get('side'), 'both'),
    books: (params.get('books') ?? '').split(',').filter((code) => /^[A-Z0-9]{2,12}$/.test(code)),
    method: oneOf(MARGIN_METHOD_NAMES, params.get('method'), 'power'),
    isWorst: params.get('worst') === 'true',
    span: oneOf(PROP_SPANS, params.get('span'), 'L10'),
    sort: oneOf(SORTS, params.get('sort'), 'ev'),
    search: params.get('q') ?? '',
    prop: params.get('prop'),
  };
}

const stated = (url: FinderUrl): Record<string, string | null> => ({
  date: url.date,
  sport: url.sport,
  category: url.category === 'all' ? null : url.category,
  propType: url.propType === 'all' ? null : url.propType,
  minEV: url.minEV === 0 ? null : String(url.minEV),
  positiveEVOnly: url.isPositiveOnly ? 'true' : null,
  game: url.game === 'all' ? null : url.game,
  side: url.side === 'both' ? null : url.side,
  books: url.books.length === 0 ? null : url.books.join(','),
  method: url.method === 'power' ? null : url.method,
  worst: url.isWorst ? 'true' : null,
  span: url.span === 'L10' ? null : url.span,
  sort: url.sort === 'ev' ? null : url.sort,
  q: url.search === '' ? null : url.search,
  prop: url.prop,
});

/** Only what differs from a fresh page is shown, so that the plain address stays plain. */
export function writeUrl(params: URLSearchParams, change: Partial<FinderUrl>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(stated({ ...readUrl(params), ...change }))) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The worst case is one of the market’s: the model has one number. */
export const againstOf = (reference: EvReference, { isWorst }: Pick<FinderUrl, 'isWorst'>): Against =>
  reference === 'model' ? 'pooled' : isWorst ? 'worst' : 'market';

const FILTERS = ['category', 'propType', 'minEV', 'isPositiveOnly', 'game', 'side', 'books'] as const;
const FRESH = readUrl(new URLSearchParams());
/** How many filters hide something. */
export const countFilters = (url: FinderUrl): number => FILTERS.filter((name) => String(url[name]) !== String(FRESH[name])).length;
/** Takes every filter off; the way of looking stays. */
export const NO_FILTERS: Partial<FinderUrl> = { ...Object.fromEntries(FILTERS.map((name) => [name, FRESH[name]])), search: '' };

export interface FinderState extends FinderUrl {
  change: (change: Partial<FinderUrl>) => void;
}

export function useFinderUrl(): FinderState {
  const [search, changeSearch] = useSearch();
  return {
    ...readUrl(search),
    // Opening a prop is a step that Back takes back; a filter is not.
    change: (change) => changeSearch((before) => writeUrl(before, change), { replace: !change.prop }),
  };
}
