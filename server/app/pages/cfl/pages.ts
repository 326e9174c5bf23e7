import type { PageRoute } from '../../../platform/http/pages/page-options.ts';
import { drawn, ofDay, page } from '../page-kinds.ts';

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  teams: ['/api/cfl/teams'],
  schedule: ['/api/cfl/schedule'],
  standings: ['/api/cfl/standings'],
  betting: ['/api/cfl/schedule'],
};

function gamesRequested(query: URLSearchParams): string[] {
  const name = ['week', 'date'].find((one) => query.has(one));
  return name ? [`/api/cfl/games?${name}=${encodeURIComponent(query.get(name) ?? '')}`] : [];
}

export const cflPages: readonly PageRoute[] = [
  drawn(
    page('/cfl', 'CFL Central', "The Canadian Football League: clubs, schedule, standings with the cross-over and every book's prices."),
    'cfl',
    () => ['/api/cfl/schedule', '/api/cfl/standings', '/api/cfl/teams'],
  ),
  drawn(
    page('/cfl/games', 'CFL Games', 'The CFL games of a day or a week with the best moneyline, point spread and total across books.'),
    'cfl-games',
    (_params, query) => ['/api/cfl/schedule', ...gamesRequested(query)],
  ),
  drawn(page('/cfl/picks', 'CFL Picks', "The model's published CFL picks."), 'cfl-picks', (_params, query, today) => [
    `/api/cfl/daily-picks?${ofDay(query, today)}`,
    `/api/cfl/daily-picks/day?${ofDay(query, today)}`,
  ]),
  drawn(
    {
      ...page(
        '/cfl/:section',
        'CFL',
        "The CFL's clubs, its schedule week by week, its standings with tie-breaks, and its prices at every book.",
      ),
      isThere: ({ section = '' }) => Object.hasOwn(SECTIONS, section),
    },
    'cfl-section',
    ({ section = '' }) => [...(SECTIONS[section] ?? [])],
  ),
  drawn(
    page(
      '/cfl/teams/:code',
      'CFL Team',
      'One CFL club: record, form, next games, results, splits and its record against every other club.',
    ),
    'cfl-team',
    ({ code = '' }) => [`/api/cfl/teams/${encodeURIComponent(code.toUpperCase())}`],
  ),
];
