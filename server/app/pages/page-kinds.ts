import type { PageRoute } from '../../platform/http/pages/page-options.ts';

export const STATUS = '/api/status';
export const ABOUT =
  "Every book's price, an honest probability and a record no one can edit: sports betting intelligence and practice for MLB, NFL, NBA, NHL, CFL and golf.";

const named = (title: string): string => `${title} | ClearEdge`;
export const page = (pattern: string, title: string, description: string = ABOUT): PageRoute => ({
  pattern,
  title: named(title),
  description,
  boot: () => [STATUS],
});
/** Shows what belongs to one person, or is for no one to find by search. */
export const own = (pattern: string, title: string, description: string = ABOUT): PageRoute => ({
  ...page(pattern, title, description),
  isPrivate: true,
});

/** Drawn before it is sent; what it shows travels in the page. */
export const drawn = (route: PageRoute, screen: string, answers: PageRoute['boot'] = () => []): PageRoute => ({
  ...route,
  screen,
  boot: (...requested) => [STATUS, ...answers(...requested)],
});

/** `date=…`, of today where the address says none. */
export const ofDay = (query: URLSearchParams, today: string): string => `date=${encodeURIComponent(query.get('date') ?? today)}`;
