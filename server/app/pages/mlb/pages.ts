import type { PageRoute } from '../../../platform/http/pages/page-options.ts';
import { drawn, page, STATUS } from '../page-kinds.ts';

const slate = (pattern: string): PageRoute => ({
  ...page(
    pattern,
    'MLB Games',
    'The MLB games of any date with start times, pitchers and the best moneyline, run line and total across books.',
  ),
  screen: 'games',
  boot: (_params, query) => {
    const date = query.get('date');
    return [STATUS, date ? `/api/games?date=${encodeURIComponent(date)}` : '/api/games'];
  },
});

export const mlbPages: readonly PageRoute[] = [
  slate('/games'),
  slate('/todays-games'),
  drawn(
    page('/game/:gameId', 'Game', "One game: every book's price, how the lines moved, pitchers, form, head to head and the box score."),
    'game',
    ({ gameId = '' }) => [`/api/games/${encodeURIComponent(gameId)}`],
  ),
];
