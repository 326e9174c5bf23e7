import { CalendarX, SlidersHorizontal } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { useRamp } from '../../../lib/use-ramp.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { Game } from '../contest-types.ts';
import { useHomeGames } from '../event.queries.ts';
import { HomeGameRow } from './home-game-row.tsx';
import { DAYPARTS, type Daypart, homeGames } from './home-games.ts';

const OPTIONS: readonly { value: Daypart; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'early', label: 'Early' },
  { value: 'late', label: 'Late' },
];
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function GamesWait() {
  return (
    <ul className="hg-list" aria-busy="true">
      {PLACES.map((place) => (
        <li className="hg" key={place}>
          <div className="hg-time">
            <Skeleton width={60} height={16} />
          </div>
          <div className="hg-teams">
            <Skeleton width="70%" height={18} />
            <Skeleton width="60%" height={18} />
          </div>
          <div className="hg-odds">
            <span className="odds off" />
            <span className="odds off" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function GamesBody({ games, daypart }: { games: readonly Game[]; daypart: Daypart }) {
  const now = useNow(5000);
  const shown = homeGames(games, daypart);
  const drawn = useRamp(shown.length, 9, 3);
  if (games.length === 0)
    return <EmptyState title="No MLB games available" hint="Check back later for today's MLB games and betting odds." icon={CalendarX} />;
  if (shown.length === 0)
    return (
      <EmptyState
        title="No MLB games available"
        hint="No games match the selected filter. Try adjusting your filters."
        icon={SlidersHorizontal}
      />
    );
  return (
    <ul className="hg-list">
      {shown.slice(0, drawn).map((game) => (
        <HomeGameRow key={game.gameId} game={game} now={now} />
      ))}
    </ul>
  );
}

/** Today's games, early (before 7 PM Eastern) or late. */
export function HomeGamesPanel({ today }: { today: string }) {
  const [params, setParams] = useSearchParams();
  const { data, isError, refetch } = useHomeGames(today);
  const daypart = DAYPARTS.find((value) => value === params.get('time')) ?? 'all';
  const choose = (chosen: Daypart) => setParams(chosen === 'all' ? {} : { time: chosen }, { preventScrollReset: true });
  return (
    <Panel
      title="Today's MLB Games"
      tools={<Segmented label="Start" value={daypart} options={OPTIONS} onChange={choose} />}
      caption="Best moneyline. Late starts at 7 PM ET or after."
      padded={false}
    >
      {data ? <GamesBody games={data} daypart={daypart} /> : null}
      {!data && isError ? <ErrorState title="The games could not be loaded" onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <GamesWait />}
    </Panel>
  );
}
