import { useSearchParams } from 'react-router';

/** The address's query, and a change of one of its names; an empty word or "all" takes the name away. */
export function useQueryChange(): { query: URLSearchParams; change: (name: string, value: string) => void } {
  const [query, setQuery] = useSearchParams();
  const change = (name: string, value: string): void => {
    const next = new URLSearchParams(query);
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return { query, change };
}

/** The option that a word in the address names, or the first. */
export const oneOf = <T extends string>(options: readonly { value: T }[], value: string | null): T =>
  options.find((option) => option.value === value)?.value ?? options[0]!.value;
