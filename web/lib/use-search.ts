import { useContext } from 'react';
import { type Location, type NavigateOptions, UNSAFE_NavigationContext, useLocation, useSearchParams } from 'react-router';

/** Values by their names in the address, where null or an empty text takes the name away; or the whole query from the newest one. */
type Change = Readonly<Record<string, string | null>> | ((now: URLSearchParams) => URLSearchParams);
export type ChangeSearch = (change: Change, options?: Pick<NavigateOptions, 'replace'>) => void;

function changed(now: URLSearchParams, change: Change): URLSearchParams {
  if (typeof change === 'function') return change(now);
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(change))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}

/**
 * The query of the address that is drawn, and a change of it. The router draws an address as a transition, so a second change can
 * come before the first is drawn: each starts from the newest address, or the first would be lost.
 */
export function useSearch(): [search: URLSearchParams, change: ChangeSearch] {
  const { pathname } = useLocation();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [search, setSearch] = useSearchParams();
  const change: ChangeSearch = (to, options) => {
    const newest = (navigator as typeof navigator & { location: Location }).location;
    const now = newest.pathname === pathname ? new URLSearchParams(newest.search) : search;
    setSearch(changed(now, to), options);
  };
  return [search, change];
}
