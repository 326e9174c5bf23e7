import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Puts the topic that an address names in view and the focus on it. */
function goTo(id: string): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
  return target !== null;
}

/** What is searched for, kept in the address. An address that names a topic ends a search that does not find it. */
export function useHelpSearch(): { query: string; setQuery: (next: string) => void } {
  const [search, setSearch] = useSearchParams();
  const { hash, key } = useLocation();
  const query = search.get('q') ?? '';
  const setQuery = (next: string): void => setSearch(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same link count
  useEffect(() => {
    if (hash.length > 1) goTo(decodeURIComponent(hash.slice(1)));
  }, [hash, key]);
  return { query, setQuery };
}
