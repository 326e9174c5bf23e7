import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useDocumentTitle } from '../../../core/document-title.ts';
import type { AnyGame } from '../../../core/games.ts';
import { bookCount } from '../../../core/prices/read-markets.ts';
import { ScheduleAge, useScheduleState } from '../../../core/schedule-state.tsx';
import { BoardChip } from '../../../core/slate/board-chip.tsx';
import { type BoardDay, dayInAddress, useBoardDay } from '../../../core/slate/board-day.ts';
import { DateNav } from '../../../core/slate/date-nav.tsx';
import { useMyGames } from '../../../core/slate/my-games.ts';
import { cssVars } from '../../../lib/css-vars.ts';
import { formatDate, NONE, plural } from '../../../lib/format.ts';
import { gameParts } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { GameList, GameListHead } from './game-list.tsx';
import { ListEmpty } from './list-empty.tsx';
import { chooseGames, confidenceOf, isNarrowed, ORDERS, summaryOf, valuePlayCount } from './list-rules.ts';
import { type ListState, useListState } from './list-state.ts';
import { filterChip, ListTools, listCaption } from './list-tools.tsx';
import { useSeason, useSlate } from './use-slate.ts';
import { weekOptions } from './week-options.ts';

interface ListChipsProps {
  search: string;
  onClearSearch: () => void;
  /** What else narrows the list. */
  filter: { label: string; removeLabel: string; onRemove: () => void } | null;
  caption: string;
  /** Leads back to today; absent while today is shown, or where something else already does. */
  onToday?: (() => void) | undefined;
}

/** What narrows a list of games, each with its way out, and how many games are left. */
function ListChips({ search, onClearSearch, filter, caption, onToday }: ListChipsProps) {
  const words = search.trim();
  return (
    <div className="chips">
      {words ? (
        <Chip removeLabel="Remove search" onRemove={onClearSearch}>
          “{words}”
        </Chip>
      ) : null}
      {filter ? (
        <Chip removeLabel={filter.removeLabel} onRemove={filter.onRemove}>
          {filter.label}
        </Chip>
      ) : null}
      <output>{caption}</output>
      {onToday ? (
        <Button size="sm" onClick={onToday}>
          View Today's Games
        </Button>
      ) : null}
    </div>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function TeamWait({ row }: { row: 1 | 2 }) {
  return (
    <div className="g-team" style={cssVars({ '--r': row })}>
      <Skeleton width={40} height={22} radius={3} />
      <div className="g-wait-nm">
        <Skeleton width="min(170px, 70%)" height={14} />
        <Skeleton width="min(210px, 85%)" height={12} />
      </div>
    </div>
  );
}

function CardWait() {
  return (
    <div className="game">
      <div className="g-grid g-body">
        <div className="g-time">
          <Skeleton width={62} height={16} />
          <Skeleton width={50} height={12} />
        </div>
        <TeamWait row={1} />
        <TeamWait row={2} />
        {[3, 4, 5].map((column) => (
          <div className="g-mk" key={column}>
            <h3>
              <Skeleton width={54} height={12} />
            </h3>
            {[1, 2].map((row) => (
              <span key={row} className="odds off" style={cssVars({ '--c': column, '--r': row })} />
            ))}
          </div>
        ))}
        <div className="g-model">
          <Skeleton height={14} width="60%" />
          <Skeleton height={4} />
        </div>
      </div>
      <div className="g-foot" />
    </div>
  );
}

/** Six cards of the final size while the first answer is under way. */
function GameListWait() {
  return (
    <div className="g-list" aria-busy="true">
      <output className="sr">Loading games</output>
      {PLACES.map((place) => (
        <CardWait key={place} />
      ))}
    </div>
  );
}

interface SlateTile {
  label: string;
  value: string;
  note: string;
}

function slateNote(games: readonly AnyGame[]): string {
  const count = (status: AnyGame['status']): number => games.filter((game) => game.status === status).length;
  const stated = [count('live') && `${count('live')} live`, count('completed') && `${count('completed')} final`].filter(Boolean);
  if (stated.length) return stated.join(', ');
  return games.length ? 'none started' : 'none scheduled';
}

/** Four tiles while there is nothing to count: before the first answer, so that nothing moves when it comes, and of a schedule that was never read. */
const tilesWithout = (note: string): SlateTile[] =>
  ['Games', 'AI Analyzed', 'Avg Confidence', 'Value Plays'].map((label) => ({ label, value: NONE, note }));

export function slateTiles(games: readonly AnyGame[]): SlateTile[] {
  const analyzed = games.filter((game) => Boolean(summaryOf(game)));
  const confidences = analyzed.flatMap((game) => confidenceOf(game) ?? []);
  const withPlays = analyzed.filter((game) => valuePlayCount(game) > 0);
  const plays = withPlays.reduce((total, game) => total + valuePlayCount(game), 0);
  const none = 'no game analyzed yet';
  return [
    { label: 'Games', value: String(games.length), note: slateNote(games) },
    { label: 'AI Analyzed', value: analyzed.length ? String(analyzed.length) : '—', note: analyzed.length ? `of ${games.length}` : none },
    {
      label: 'Avg Confidence',
      value: confidences.length ? `${Math.round(confidences.reduce((sum, one) => sum + one, 0) / confidences.length)}%` : NONE,
      note: confidences.length ? `over ${plural(confidences.length, 'game')}` : analyzed.length ? 'not enough known yet' : none,
    },
    {
      label: 'Value Plays',
      value: analyzed.length ? String(plays) : '—',
      note: analyzed.length ? `in ${plural(withPlays.length, 'game')}` : none,
    },
  ];
}

interface SlateProps {
  /** No game is stored, and whether there are any is not known. */
  isUnknown: boolean;
  sport: GameSport;
  games: readonly AnyGame[];
  list: ListState;
  board: BoardDay;
  onPick: (day: string) => void;
}

/** "Week 6: " or "Sat, Jul 11: " where a list can be of either; nothing where it is always of a day. */
function whenText({ sport, games, list: { week }, board: { date } }: SlateProps): string {
  if (sportOf(sport).slate === 'day') return '';
  const label = games.map((game) => ('weekLabel' in game ? game.weekLabel : null)).find(Boolean);
  return `${week === null ? formatDate(date) : (label ?? `Week ${week}`)}: `;
}

function Slate(props: SlateProps) {
  const { sport, games, list, board, isUnknown, onPick } = props;
  const { date, today, opening } = board;
  const shown = chooseGames(games, list, gameParts(sport).groups);
  const mine = useMyGames();
  const isElsewhere = list.week !== null || (date !== today && date !== opening);
  return (
    <>
      <ListChips
        search={list.search}
        onClearSearch={() => list.change({ search: '' })}
        filter={filterChip(list, sport)}
        caption={isUnknown ? '' : whenText(props) + listCaption(games.length, shown.length, bookCount(games))}
        onToday={isElsewhere && shown.length > 0 ? () => onPick(today) : undefined}
      />
      {shown.length > 0 ? (
        <>
          <GameListHead sport={sport} />
          <GameList games={shown} mine={mine} order={ORDERS[list.sort]} isCompact={list.isCompact} hasDates={list.week !== null} />
        </>
      ) : (
        <ListEmpty sport={sport} list={list} date={date} today={today} isNarrowed={games.length > 0 && isNarrowed(list)} />
      )}
    </>
  );
}

function SlateWait({ sport }: { sport: GameSport }) {
  return (
    <>
      <div className="chips">
        <span>Loading games</span>
      </div>
      <GameListHead sport={sport} />
      <GameListWait />
    </>
  );
}

/** A sport's games of one Eastern day, or of a week where it is played by the week. */
export function GamesScreen({ sport }: { sport: GameSport }) {
  const { league, hasAnalysis } = sportOf(sport);
  const { slateQuery, groups, Foot } = gameParts(sport);
  const title = `${league} Games`;
  useDocumentTitle(title);
  const list = useListState(groups);
  const board = useBoardDay(list.date, (day) => slateQuery({ date: day, week: null }));
  const { date, today } = board;
  const client = useQueryClient();
  const { data, isError, refetch } = useSlate(sport, { date, week: list.week });
  const season = useSeason(sport);
  const { isUnread } = useScheduleState(sport);
  const isUnknown = isUnread && data?.length === 0;
  const pick = (to: string) => list.change({ date: dayInAddress(board, to), week: null });
  const aim = (to: string) => void client.prefetchQuery(slateQuery({ date: to, week: null }));
  return (
    <>
      <div className="page-h">
        <h1>{title}</h1>
        <span className="grow" />
        {list.week === null ? <BoardChip board={board} onPick={pick} /> : null}
        <DateNav date={date} today={today} onPick={pick} onAim={aim} />
      </div>
      {hasAnalysis ? <Tiles items={isUnknown ? tilesWithout('not loaded') : data ? slateTiles(data) : tilesWithout('loading')} /> : null}
      <ScheduleAge sport={sport} />
      <ListTools list={list} sport={sport} weeks={weekOptions(season)} />
      {data ? <Slate isUnknown={isUnknown} sport={sport} games={data} list={list} board={board} onPick={pick} /> : null}
      {!data && isError ? (
        <div className="panel">
          <ErrorState title="The games could not be loaded" onRetry={() => void refetch()} />
        </div>
      ) : null}
      {data || isError ? null : <SlateWait sport={sport} />}
      {Foot ? (
        <Suspense fallback={null}>
          <Foot books={bookCount(data ?? [])} />
        </Suspense>
      ) : null}
    </>
  );
}
