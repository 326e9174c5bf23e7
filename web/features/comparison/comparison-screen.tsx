import { can } from '@clearedge/contract/entitlements';
import type { GameSport } from '@clearedge/contract/sports';
import { CalendarX, SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNow } from '../../core/clock.ts';
import { OffSeason } from '../../core/off-season/off-season.tsx';
import { ScheduleAge } from '../../core/schedule-state.tsx';
import { FeatureLock } from '../../core/session/feature-lock.tsx';
import type { User } from '../../core/session/session.ts';
import { dayOrder } from '../../core/slate/day-order.ts';
import { useMyGames } from '../../core/slate/my-games.ts';
import { formatAge, plural } from '../../lib/format.ts';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { ORDER_BY, pinnedFirst, togglePin } from './board/board-order.ts';
import { OddsCards } from './board/odds-cards.tsx';
import { OddsTable } from './board/odds-table.tsx';
import { FinderTools, OddsTools } from './board/odds-tools.tsx';
import { type MakeEntry, type SlipUse, useSlipUse } from './board/slip-use.ts';
import { booksOf, type Looking, matching, viewOf } from './compare-rules.ts';
import { type ComparedGame, type Method, useAlerts, useComparison } from './comparison.queries.ts';
import type { ComparisonState, MaxAge, View } from './comparison-url.ts';
import { METHOD_NAME } from './words.ts';
import './comparison.css';
import './cards.css';
import './parts.css';

interface ViewTabsProps {
  url: ComparisonState;
  games: readonly ComparedGame[] | undefined;
  now: number;
  /** The last try to refresh failed. */
  isOld: boolean;
}

/** Board, finder and alerts, and how fresh the prices of the chosen sport are; the finder and the rest look at every sport. */
function ViewTabs({ url, games, now, isOld }: ViewTabsProps) {
  const waiting = (useAlerts().data ?? []).filter(({ state }) => state === 'waiting').length;
  const options: { value: View; label: string }[] = [
    { value: 'board', label: 'Board' },
    { value: 'props', label: 'Props' },
    { value: 'value', label: '+EV' },
    { value: 'finder', label: 'Finder' },
    { value: 'books', label: 'Book stats' },
    { value: 'alerts', label: waiting > 0 ? `Alerts (${waiting})` : 'Alerts' },
  ];
  const confirmedAt = Math.max(
    0,
    ...(games ?? []).flatMap(({ bookmakers }) => bookmakers.map((book) => Date.parse(book.lastUpdated ?? ''))),
  );
  const age = confirmedAt > 0 ? `Prices confirmed ${formatAge(Math.max(0, (now - confirmedAt) / 1000))} ago` : 'No prices yet';
  return (
    <div className="oc-views">
      <Segmented label="View" value={url.view} options={options} onChange={(view) => url.change({ view })} />
      <span className="cap">
        {games && games.length > 0 && (url.view === 'board' || url.view === 'props')
          ? `${plural(games.length, 'game')}, ${plural(booksOf(games, url.market).length, 'book')}. ${isOld ? `${age}; could not be refreshed.` : `${age}.`}`
          : ''}
      </span>
    </div>
  );
}

/** What the colors and strokes of the table mean. */
function Legend({ method, maxAge }: { method: Method; maxAge: MaxAge }) {
  return (
    <p className="oc-legend cap">
      <span>
        <b className="board-price best">+104</b> best price on the number most books offer, fresh prices only
      </span>
      <span>outlined: best price when the game closed</span>
      <span>
        <b className="oc-heat">+2%</b> EV of the best price by the fair one, the stronger the tint the more
      </span>
      <span>
        <b className="board-price old">+100</b> {`older than ${maxAge} min, never best`}
      </span>
      <span>— market off at that book</span>
      <span>
        <b className="fair">Fair</b> {`average of the books, each with its margin out by the ${METHOD_NAME[method].toLowerCase()} method`}
      </span>
    </p>
  );
}

const ValueView = lazy(() => import('./value/value-view.tsx').then((module) => ({ default: module.ValueView })));
const PropsView = lazy(() => import('./props/props-view.tsx').then((module) => ({ default: module.PropsView })));
const BooksView = lazy(() => import('./books/books-view.tsx').then((module) => ({ default: module.BooksView })));
const FinderView = lazy(() => import('./finder/finder-view.tsx').then((module) => ({ default: module.FinderView })));
const AlertList = lazy(() => import('./alerts/alert-list.tsx').then((module) => ({ default: module.AlertList })));
const ValueAlerts = lazy(() => import('./alerts/value-alerts.tsx').then((module) => ({ default: module.ValueAlerts })));
const GameDialog = lazy(() => import('./chart/game-dialog.tsx').then((module) => ({ default: module.GameDialog })));

interface ScreenProps {
  user: User;
  url: ComparisonState;
  sport: GameSport;
  /** Those in season, to choose from. */
  sports: readonly GameSport[];
  date: string;
  makeEntry: MakeEntry;
}

const wait = <Skeleton height={480} radius={8} />;

interface BoardPart {
  games: readonly ComparedGame[];
  sport: GameSport;
  looking: Looking;
  url: ComparisonState;
  user: User;
  slip: SlipUse;
}

function Board({ games, sport, looking, url, user, slip }: BoardPart) {
  const found = matching(games, url.search).filter(({ isClosed }) => url.status === 'all' || !isClosed);
  const pins = url.pins.split(',').filter(Boolean);
  const mine = useMyGames();
  const views = found.flatMap((game) => {
    const view = viewOf(game, looking);
    return view ? [{ ...view, gameId: game.gameId, gameTime: game.gameTime, status: game.status }] : [];
  });
  const isShown = (code: string): boolean => looking.books.length === 0 || looking.books.includes(code);
  const books = pinnedFirst(
    booksOf(games, looking.market).filter(({ code }) => isShown(code)),
    pins,
  );
  const chart = url.chart === null ? undefined : games.find(({ gameId }) => gameId === url.chart);
  const chartView = chart ? viewOf(chart, looking) : null;
  if (games.length === 0) {
    const empty = <EmptyState title="No games available for comparison" hint="Another day may have some." icon={CalendarX} />;
    return <OffSeason sport={sport}>{empty}</OffSeason>;
  }
  const board = {
    groups: dayOrder(views, mine, ORDER_BY[url.order]),
    books,
    looking,
    method: url.method,
    slip,
    onChart: (chart: string) => url.change({ chart }),
    pins: { codes: pins, onToggle: (code: string) => url.change({ pins: togglePin(pins, code).join() }) },
  };
  return (
    <>
      {views.length === 0 ? (
        <EmptyState
          title="No games found"
          hint={
            url.status === 'open' ? 'No open game matches. “Open only” hides those that have started.' : 'Try adjusting your search terms'
          }
          icon={SearchX}
        />
      ) : (
        <div className="oc-board">
          <OddsTable {...board} />
          <OddsCards {...board} />
          <Legend method={url.method} maxAge={url.maxAge} />
        </div>
      )}
      {chartView ? (
        <Suspense>
          <GameDialog view={chartView} who={user.id} mine={user.settings.myBooks} onClose={() => url.change({ chart: null })} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Every book beside the fair and the best price; the finder; one's own alerts. */
export function ComparisonScreen({ user, url, sport, sports, date, makeEntry }: ScreenProps) {
  const now = useNow();
  const slip = useSlipUse(makeEntry);
  const { data, isError, refetch } = useComparison(sport, date, url.method, `${user.id} ${user.subscriptionTier}`);
  const mayValue = can(user.subscriptionTier, 'evBoard');
  const mine = user.settings.myBooks;
  const scope = mine.length === 0 ? 'all' : (url.scope ?? 'mine');
  const books = scope === 'mine' ? mine : [];
  const looking = { market: url.market, books, maxAgeSeconds: Number(url.maxAge) * 60, now };
  return (
    <>
      <ScheduleAge sport={sport} />
      <ViewTabs url={url} games={data} now={now} isOld={isError} />
      {url.view === 'finder' || url.view === 'value' || url.view === 'props' ? (
        <FinderTools url={url} books={booksOf(data ?? [], url.market)} scope={scope} />
      ) : null}
      {url.view === 'board' ? (
        <OddsTools games={data ?? []} sport={sport} sports={sports} url={url} books={booksOf(data ?? [], url.market)} scope={scope} />
      ) : null}
      <Suspense fallback={wait}>
        {url.view === 'value' && mayValue ? <ValueView date={date} url={url} books={books} user={user} now={now} slip={slip} /> : null}
        {url.view === 'value' && !mayValue ? (
          <FeatureLock feature="evBoard" text="Prices above the other books’ fair price, ranked by EV, with the books behind each." />
        ) : null}
        {url.view === 'props' && data ? (
          <PropsView games={data} sport={sport} sports={sports} url={url} books={books} who={user.id} now={now} />
        ) : null}
        {url.view === 'props' && !data && isError ? (
          <ErrorState title="The prices could not be loaded" onRetry={() => void refetch()} />
        ) : null}
        {url.view === 'props' && !data && !isError ? wait : null}
        {url.view === 'finder' ? <FinderView date={date} books={books} who={user.id} now={now} slip={slip} /> : null}
        {url.view === 'books' ? <BooksView url={url} mine={mine} who={user.id} /> : null}
        {url.view === 'alerts' ? <AlertList mine={mine} /> : null}
        {url.view === 'alerts' && mayValue ? <ValueAlerts mine={mine} /> : null}
      </Suspense>
      {url.view === 'board' && data ? <Board games={data} sport={sport} looking={looking} url={url} user={user} slip={slip} /> : null}
      {url.view === 'board' && !data ? (
        isError ? (
          <div className="panel">
            <ErrorState title="The prices could not be loaded" onRetry={() => void refetch()} />
          </div>
        ) : (
          wait
        )
      ) : null}
    </>
  );
}
