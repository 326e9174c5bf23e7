import type { OwnFilter } from './performance.queries.ts';
import { MARKET_OPTIONS, PRICE_OPTIONS } from './performance-words.ts';

export const PERIOD_OPTIONS = [
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
  { value: '90d', label: 'Last 90 days' },
  { value: '365d', label: 'Last year' },
];

const CHOICES: Readonly<Record<string, readonly { value: string }[]>> = {
  period: PERIOD_OPTIONS,
  market: MARKET_OPTIONS,
  price: PRICE_OPTIONS,
};
const LONGEST_BOOK = 60;

/** What an address asks for; words it does not know are left out. */
export function readFilter(search: URLSearchParams): Record<string, string> {
  const known = Object.entries(CHOICES).flatMap(([name, options]): [string, string][] => {
    const value = search.get(name);
    return options.some((option) => option.value === value) ? [[name, value!]] : [];
  });
  const book = search.get('book')?.trim() ?? '';
  return Object.fromEntries(book && book.length <= LONGEST_BOOK ? [...known, ['book', book]] : known);
}

export const asQuery = (filter: Readonly<Record<string, string>>): OwnFilter => filter as OwnFilter;
