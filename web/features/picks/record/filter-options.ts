import { CONFIDENCE_BANDS, confidenceBandName } from '@clearedge/contract/constants';
import { PICK_SPORTS } from '@clearedge/contract/sports';
import { marketName, sportName } from './record-words.ts';

export interface FilterOptions {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

const named = (values: readonly string[], name: (value: string) => string) => values.map((value) => ({ value, label: name(value) }));
const RESULT_NAME: Record<string, string> = { win: 'Won', loss: 'Lost', push: 'Push', void: 'Void', pending: 'Open' };

export const RECORD_FILTERS: readonly FilterOptions[] = [
  { name: 'sport', label: 'Sport', options: named(PICK_SPORTS, sportName) },
  { name: 'market', label: 'Market', options: named(['moneyline', 'spread', 'total'], (value) => marketName(value)) },
  { name: 'band', label: 'Confidence', options: named(CONFIDENCE_BANDS, confidenceBandName) },
  { name: 'result', label: 'Result', options: named(['win', 'loss', 'push', 'void', 'pending'], (value) => RESULT_NAME[value] ?? value) },
];

const MONTH = /^\d{4}-\d{2}$/;

/** What an address asks for; words it does not know are left out. */
export function readFilter(search: URLSearchParams): Record<string, string> {
  const known = RECORD_FILTERS.flatMap(({ name, options }): [string, string][] => {
    const value = search.get(name) ?? '';
    return options.some((option) => option.value === value) ? [[name, value]] : [];
  });
  const month = search.get('month') ?? '';
  return Object.fromEntries(MONTH.test(month) ? [...known, ['month', month]] : known);
}
