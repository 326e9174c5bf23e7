import { useQuery } from '@tanstack/react-query';
import { unreadText, useUnreadSports } from '../../../core/schedule-state.tsx';
import { VISITOR } from '../../../core/session/of-reader.ts';
import { useSession } from '../../../core/session/session.ts';
import { apiQuery } from '../../../lib/query.ts';
import { useBoard } from '../../../sports/registry.ts';
import { type AnyPick, useDayPicks } from '../pick.queries.ts';
import { HomePick } from './home-pick.tsx';
import { HomeRecord } from './home-record.tsx';

const LABELS = ['Best Value', 'Sharp Play', 'AI Special'] as const;

const isOpen = ({ status }: AnyPick): boolean => status === 'active';

/** Three picks of the day's sports, those that can still be bet first, then the most confident, each with its label. */
const topPicks = (picks: readonly AnyPick[]): { pick: AnyPick; label: string }[] =>
  picks
    .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || b.confidence - a.confidence)
    .slice(0, LABELS.length)
    .map((pick, at) => ({ pick, label: LABELS[at]! }));

/** Why there is no pick: the day is not analyzed yet, or no price beat our number. */
function Waiting({ today }: { today: string }) {
  const { data: games = [] } = useQuery(apiQuery('GET /api/games', { query: { date: today } }));
  const isAhead = games.length > 0 && games.every(({ aiSummary }) => aiSummary === null);
  const unread = unreadText(useUnreadSports());
  return (
    <p className="muted hp-none">
      {unread
        ? `No picks yet: ${unread}. Picks appear here when a price beats our number.`
        : isAhead
          ? 'Today’s games are being analyzed. Picks appear here when a price beats our number.'
          : 'No bets today. We only post a pick when the price beats our number.'}
    </p>
  );
}

/** Today's top picks, and how all before them did. */
export default function HomePicks({ today }: { today: string }) {
  const { user, isLoading } = useSession();
  const { data, isError } = useDayPicks(today, user?.id ?? VISITOR, !isLoading);
  const top = topPicks(data?.picks ?? []);
  const games = useBoard(top.map(({ pick }) => ({ gameId: pick.gameKey, sport: pick.sport })));
  return (
    <>
      {top.length > 0 ? (
        <ul className="hp-list">
          {top.map(({ pick, label }) => (
            <HomePick key={pick.id} pick={pick} game={games.get(pick.gameKey)} label={label} />
          ))}
        </ul>
      ) : null}
      {data && top.length === 0 ? <Waiting today={today} /> : null}
      {isError && !data ? <p className="muted hp-none">Today’s picks could not be loaded.</p> : null}
      {data || isError ? null : <p className="hp-none" aria-busy="true" />}
      <HomeRecord />
    </>
  );
}
