import { type GameSport, leagueOf } from '@clearedge/contract/sports';
import { CalendarX, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { boardSports } from '../../../core/board-sport.ts';
import { useNow } from '../../../core/clock.ts';
import type { AnyGame } from '../../../core/games.ts';
import { bookCount } from '../../../core/prices/read-markets.ts';
import { NotRead, ScheduleAge, useScheduleState } from '../../../core/schedule-state.tsx';
import { BoardChip } from '../../../core/slate/board-chip.tsx';
import { DayGroups } from '../../../core/slate/day-groups.tsx';
import { dayOrder } from '../../../core/slate/day-order.ts';
import { useMyGames } from '../../../core/slate/my-games.ts';
import { formatDate, plural } from '../../../lib/format.ts';
import { useRamp } from '../../../lib/use-ramp.ts';
import { useSearch } from '../../../lib/use-search.ts';
import { gameParts } from '../../../sports/registry.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useSlate } from '../list/use-slate.ts';
import { DAYPARTS, type Daypart, homeGames } from './daypart.ts';
import { useHomeBoard } from './home-board.ts';
import { HomeGameRow } from './home-game-row.tsx';

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
            {PLACES.map((button) => (
              <span key={button} className="odds off" />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function GamesBody({ games, daypart, sport }: { games: readonly AnyGame[]; daypart: Daypart; sport: GameSport }) {
  const league = leagueOf(sport);
  const { isUnread } = useScheduleState(sport);
  const now = useNow(5000);
  const shown = homeGames(games, daypart);
  const groups = dayOrder(shown, useMyGames());
  const drawn = new Set(groups.flatMap((group) => group.games).slice(0, useRamp(shown.length, 9, 3)));
  if (games.length === 0 && isUnread) return <NotRead sport={sport} />;
  if (games.length === 0)
    return <EmptyState title={`No ${league} games available`} hint="No game of the days ahead is on the schedule yet." icon={CalendarX} />;
  if (shown.length === 0)
    return (
      <EmptyState
        title={`No ${league} games available`}
        hint="No games match the selected filter. Try adjusting your filters."
        icon={SlidersHorizontal}
      />
    );
  return (
    <DayGroups groups={groups}>
      {(group) => (
        <ul className="hg-list">
          {group.games
            .filter((game) => drawn.has(game))
            .map((game) => (
              <HomeGameRow key={game.gameId} game={game} now={now} />
            ))}
        </ul>
      )}
    </DayGroups>
  );
}

/**
 * A sport's games of its next day with some, early (before 7 PM Eastern) or late; after today's last final tomorrow's, with the way to today's
 * results.
 */
export function HomeGamesPanel() {
  const [params, set] = useSearch();
  const { sports, sport, board, opening, date } = useHomeBoard();
  const { gamesPath } = gameParts(sport);
  const { today } = board;
  const { data, isError, refetch } = useSlate(sport, { date, week: null });
  const daypart = DAYPARTS.find((value) => value === params.get('time')) ?? 'all';
  const books = bookCount(data ?? []);
  const league = leagueOf(sport);
  const choices = boardSports(sports);
  return (
    <Panel
      title={date === today ? `Today's ${league} Games` : `${league} openers, ${formatDate(date)}`}
      tools={
        <>
          {choices.length > 1 ? (
            <Segmented
              label="Sport"
              value={sport}
              options={choices.map((value) => ({ value, label: leagueOf(value) }))}
              onChange={(chosen) => set({ sport: chosen, day: null })}
            />
          ) : null}
          <Segmented
            label="Start"
            value={daypart}
            options={OPTIONS}
            onChange={(chosen) => set({ time: chosen === 'all' ? null : chosen })}
          />
          {opening === board.opening ? (
            <BoardChip board={{ ...board, date }} onPick={(day) => set({ day: day === today ? 'today' : null })} />
          ) : null}
        </>
      }
      caption={
        <>
          {books > 0 ? `Best price of ${plural(books, 'book')}. ` : ''}
          <Link className="link" to={gamesPath}>
            View All Games
          </Link>
        </>
      }
      padded={false}
      className="hg-panel"
    >
      <ScheduleAge sport={sport} />
      {data ? <GamesBody games={data} daypart={daypart} sport={sport} /> : null}
      {!data && isError ? <ErrorState title="The games could not be loaded" onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <GamesWait />}
    </Panel>
  );
}
