import { useQuery } from '@tanstack/react-query';
import type { AnyGame } from '../../../core/games.ts';
import { VISITOR } from '../../../core/session/of-reader.ts';
import { useSession } from '../../../core/session/session.ts';
import { apiQuery } from '../../../lib/query.ts';
import { type DailyPick, useDailyPicks } from '../pick.queries.ts';
import { HomePick } from './home-pick.tsx';
import { HomeRecord } from './home-record.tsx';

const LABELS = ['Best Value', 'Sharp Play', 'AI Special'] as const;

/** The three of most confidence, each with its label. */
const topPicks = (picks: readonly DailyPick[]): { pick: DailyPick; label: string }[] =>
  picks
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, LABELS.length)
    .map((pick, at) => ({ pick, label: LABELS[at]! }));

/** Why there is no pick: the day is not analyzed yet, or no price beat our number. */
function Waiting({ games }: { games: readonly AnyGame[] }) {
  const isAhead = games.length > 0 && games.every((game) => !('aiSummary' in game) || game.aiSummary === null);
  return (
    <p className="muted hp-none">
      {isAhead
        ? 'Today’s games are being analyzed. Picks appear here when a price beats our number.'
        : 'No bets today. We only post a pick when the price beats our number.'}
    </p>
  );
}

/** The day's games from the list that the page keeps, by id. */
export function useGamesById(date: string): ReadonlyMap<string, AnyGame> {
  const { data } = useQuery(apiQuery('GET /api/games', { query: { date } }));
  return new Map((data ?? []).map((game) => [game.gameId, game]));
}

/** Today's top picks, and how all before them did. */
export default function HomePicks({ today }: { today: string }) {
  const { user, isLoading } = useSession();
  const { data, isError } = useDailyPicks(today, user?.id ?? VISITOR, !isLoading);
  const games = useGamesById(today);
  const top = topPicks(data ?? []);
  return (
    <>
      {top.length > 0 ? (
        <ul className="hp-list">
          {top.map(({ pick, label }) => (
            <HomePick key={pick.id} pick={pick} game={games.get(pick.gameKey)} label={label} />
          ))}
        </ul>
      ) : null}
      {data && top.length === 0 ? <Waiting games={[...games.values()]} /> : null}
      {isError && !data ? <p className="muted hp-none">Today’s picks could not be loaded.</p> : null}
      {data || isError ? null : <p className="hp-none" aria-busy="true" />}
      <HomeRecord />
    </>
  );
}
