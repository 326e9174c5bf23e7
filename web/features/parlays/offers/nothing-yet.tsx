import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../core/clock.ts';
import type { BoardGame } from '../../../core/slip/game-board.ts';
import { useToday } from '../../../core/status.ts';
import { apiQuery } from '../../../lib/query.ts';
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx';

const FRESH_MS = 60_000;
const takesBets = ({ status, gameTime }: BoardGame, now: number): boolean =>
  (status === 'scheduled' || status === 'delayed') && Date.parse(gameTime) > now;

function wordsOf(games: readonly BoardGame[], now: number): readonly [title: string, hint: string] {
  const open = games.filter((game) => takesBets(game, now));
  if (open.length === 0) return ['No game of today takes bets anymore.', 'Opportunities come back with the next day’s games.'];
  return open.every(({ aiSummary }) => aiSummary === null)
    ? ['The model has not spoken yet.', 'Its first analyses of today’s games are being made. Bets appear here as soon as there are some.']
    : ['No book offers a price on today’s open games.', 'Bets appear here as soon as one does.'];
}

/** Why a day offers nothing to put together: that is not the filters' doing. */
export function NothingYet() {
  const { data, isError } = useQuery({ ...apiQuery('GET /api/games', { query: { date: useToday() } }), staleTime: FRESH_MS });
  const now = useNow(FRESH_MS);
  if (!data && !isError) return <Skeleton height={180} radius={8} />;
  const [title, hint] = data ? wordsOf(data, now) : ['No bets to show yet.', 'Look again in a moment.'];
  return <EmptyState title={title} hint={hint} />;
}
