import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { ListChips } from '../../../core/list-chips.tsx';
import { useToday } from '../../../core/status.ts';
import { formatDate } from '../../../lib/format.ts';
import { ErrorState } from '../../../ui/states/states.tsx';
import { dayQuery, useGames, useSchedule } from '../football.queries.ts';
import type { FootballGame } from '../football-types.ts';
import { bookCount } from '../price/read-markets.ts';
import { plural } from '../words/football-words.ts';
import { Coverage } from './coverage.tsx';
import { GameCards, GamesHead } from './game-cards.tsx';
import { ListEmpty } from './list-empty.tsx';
import { chooseGames, isNarrowed, weekOptions } from './list-rules.ts';
import { divisionChip, ListTools } from './list-tools.tsx';
import { type ListState, useListState } from './list-url.ts';

interface DateNavProps {
  date: string;
  today: string;
  onPick: (date: string) => void;
  onAim: (date: string) => void;
}

function captionOf(games: readonly FootballGame[], shown: number, when: string): string {
  const books = bookCount(games);
  const counted = `${when}: ${plural(games.length, 'game')}, ${shown} shown.`;
  return books > 0 ? `${counted} Best price across ${plural(books, 'book')}.` : counted;
}

interface SlateProps {
  games: readonly FootballGame[];
  list: ListState;
  date: string;
  today: string;
}

function Slate({ games, list, date, today }: SlateProps) {
  const shown = chooseGames(games, list);
  const isElsewhere = list.week !== null || date !== today;
  const when = list.week === null ? formatDate(date) : (games[0]?.weekLabel ?? `Week ${list.week}`);
  return (
    <>
      <ListChips
        search={list.search}
        onClearSearch={() => list.setSearch('')}
        filter={divisionChip(list)}
        caption={captionOf(games, shown.length, when)}
        onToday={isElsewhere && shown.length > 0 ? () => list.change({ date: null, week: null }) : undefined}
      />
      {shown.length > 0 ? (
        <GameCards games={shown} hasDates={list.week !== null} />
      ) : (
        <div className="panel">
          <ListEmpty list={list} date={date} today={today} isNarrowed={games.length > 0 && isNarrowed(list)} />
        </div>
      )}
    </>
  );
}

interface FootballGamesProps {
  dateNav: (props: DateNavProps) => ReactNode;
  /** Cards without content, of the final size. */
  wait: ReactNode;
}

/** CFL games of a day or a week. The route hands in the date control and the waiting cards that every sport shares. */
export function FootballGamesScreen({ dateNav, wait }: FootballGamesProps) {
  useDocumentTitle('CFL Games');
  const today = useToday();
  const list = useListState();
  const client = useQueryClient();
  const date = list.date ?? today;
  const { data, isError, refetch } = useGames({ date, week: list.week });
  const schedule = useSchedule().data;
  return (
    <>
      <div className="page-h">
        <h1>CFL Games</h1>
        <span className="grow" />
        {dateNav({
          date,
          today,
          onPick: (day) => list.change({ date: day === today ? null : day, week: null }),
          onAim: (day) => void client.prefetchQuery(dayQuery(day)),
        })}
      </div>
      <ListTools list={list} weeks={weekOptions(schedule)} />
      {data ? <Slate games={data} list={list} date={date} today={today} /> : null}
      {!data && isError ? (
        <div className="panel">
          <ErrorState title="The games could not be loaded" onRetry={() => void refetch()} />
        </div>
      ) : null}
      {data || isError ? null : (
        <>
          <div className="chips">Loading games</div>
          <GamesHead />
          {wait}
        </>
      )}
      <Coverage schedule={schedule} books={bookCount(data ?? [])} />
    </>
  );
}
