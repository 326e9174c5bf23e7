import type { PageRoute } from '../../../platform/http/pages/page-options.ts';
import { drawn, page } from '../page-kinds.ts';

export const golfPages: readonly PageRoute[] = [
  drawn(page('/golf/tournaments', 'Golf Tournaments', "The season's tournaments with outright prices."), 'golf-tournaments', () => [
    '/api/golf/tournaments',
  ]),
  drawn(
    page(
      '/golf/tournaments/:tournamentId',
      'Golf Tournament',
      "One tournament: the leaderboard, the cut, and every book's prices beside the fair price.",
    ),
    'golf-tournament',
    ({ tournamentId = '' }) => [`/api/golf/tournaments/${encodeURIComponent(tournamentId)}`],
  ),
];
