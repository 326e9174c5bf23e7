import { useSearch } from '../../../lib/use-search.ts';

/** The address's query, and a change of one of its names; an empty word or "all" takes the name away. */
export function useQueryChange(): { query: URLSearchParams; change: (name: string, value: string) => void } {
  const [query, changeSearch] = useSearch();
  return { query, change: (name, value) => changeSearch({ [name]: value === 'all' ? null : value }, { replace: true }) };
}

/** The option that a word in the address names, or the first. */
export const oneOf = <T extends string>(options: readonly { value: T }[], value: string | null): T =>
  options.find((option) => option.value === value)?.value ?? options[0]!.value;
