import { useQueryClient } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { ListChips } from '../../../core/list-chips.tsx';
import { useToday } from '../../../core/status.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { ErrorState } from '../../../ui/states/states.tsx';
import type { Game } from '../contest-types.ts';
import { gamesQuery, useGames } from '../event.queries.ts';
import { bookCount } from '../price/read-markets.ts';
import { DateNav } from './date-nav.tsx';
import { GameListWait } from './game-card-wait.tsx';
import { GameList, GameListHead } from './game-list.tsx';
import { ListEmpty } from './list-empty.tsx';
import { chooseGames, isNarrowed } from './list-rules.ts';
import { type ListState, useListState } from './list-state.ts';
import { filterChip, ListTools, listCaption } from './list-tools.tsx';
import { slateTiles, waitingTiles } from './slate-stats.ts';

interface SlateProps {
  games: readonly Game[];
  list: ListState;
  date: string;
  today: string;
}

function Slate({ games, list, date, today }: SlateProps) {
  const choice = { ...list, search: list.searchText };
  const shown = chooseGames(games, choice);
  const toToday = () => list.change({ date: null });
  return (
    <>
      <ListChips
        search={list.searchText}
        onClearSearch={() => list.setSearch('')}
        filter={filterChip(list)}
        caption={listCaption(games.length, shown.length, bookCount(games))}
        onToday={date !== today && shown.length > 0 ? toToday : undefined}
      />
      {shown.length > 0 ? <GameListHead /> : null}
      {shown.length > 0 ? (
        <GameList games={shown} isCompact={list.isCompact} />
      ) : (
        <ListEmpty date={date} today={today} isNarrowed={isNarrowed(choice)} onToday={toToday} />
      )}
    </>
  );
}

/** MLB games of one Eastern day. */
export function GamesScreen() {
  useDocumentTitle('MLB Games');
  const today = useToday();
  const list = useListState();
  const date = list.date ?? today;
  const client = useQueryClient();
  const { data, isError, refetch } = useGames(date);
  const pick = (to: string) => list.change({ date: to === today ? null : to });
  return (
    <>
      <div className="page-h">
        <h1>MLB Games</h1>
        <span className="grow" />
        <DateNav date={date} today={today} onPick={pick} onAim={(to) => void client.prefetchQuery(gamesQuery(to))} />
      </div>
      <Tiles items={data ? slateTiles(data) : waitingTiles} />
      <ListTools list={list} />
      {data ? <Slate games={data} list={list} date={date} today={today} /> : null}
      {!data && isError ? (
        <div className="panel">
          <ErrorState title="The games could not be loaded" onRetry={() => void refetch()} />
        </div>
      ) : null}
      {data || isError ? null : (
        <>
          <div className="chips">
            <span>Loading games</span>
          </div>
          <GameListHead />
          <GameListWait />
        </>
      )}
    </>
  );
}
