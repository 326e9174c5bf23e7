import { CalendarX, SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNow } from '../../core/clock.ts';
import type { User } from '../../core/session/session.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { OddsCards } from './board/odds-cards.tsx';
import { OddsTable } from './board/odds-table.tsx';
import { type MakeEntry, type SlipUse, useSlipUse } from './board/slip-use.ts';
import { type ComparedGame, useComparison } from './comparison.queries.ts';
import type { ComparisonState } from './comparison-url.ts';
import { Legend } from './parts/legend.tsx';
import { booksOf, type Looking, matching, viewOf } from './rules/compare-rules.ts';
import { FinderTools, OddsTools } from './tools/odds-tools.tsx';
import { ViewTabs } from './tools/view-tabs.tsx';

const FinderView = lazy(() => import('./finder/finder-view.tsx').then((module) => ({ default: module.FinderView })));
const AlertList = lazy(() => import('./alerts/alert-list.tsx').then((module) => ({ default: module.AlertList })));
const GameDialog = lazy(() => import('./chart/game-dialog.tsx').then((module) => ({ default: module.GameDialog })));

interface ScreenProps {
  user: User;
  url: ComparisonState;
  date: string;
  makeEntry: MakeEntry;
}

const wait = <Skeleton height={480} radius={8} />;

interface BoardPart {
  games: readonly ComparedGame[];
  looking: Looking;
  url: ComparisonState;
  user: User;
  slip: SlipUse;
}

function Board({ games, looking, url, user, slip }: BoardPart) {
  const found = matching(games, url.search);
  const views = found.flatMap((game) => viewOf(game, looking) ?? []);
  const isShown = (code: string): boolean => looking.books.length === 0 || looking.books.includes(code);
  const books = booksOf(games, looking.market).filter(({ code }) => isShown(code));
  const chart = url.chart === null ? undefined : games.find(({ gameId }) => gameId === url.chart);
  const chartView = chart ? viewOf(chart, looking) : null;
  if (games.length === 0)
    return <EmptyState title="No games available for comparison" hint="Another day may have some." icon={CalendarX} />;
  const board = { views, books, looking, method: url.method, slip, onChart: (chart: string) => url.change({ chart }) };
  return (
    <>
      {views.length === 0 ? (
        <EmptyState title="No games found" hint="Try adjusting your search terms" icon={SearchX} />
      ) : (
        <>
          <OddsTable {...board} />
          <OddsCards {...board} />
          <Legend method={url.method} maxAge={url.maxAge} />
        </>
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
export function ComparisonScreen({ user, url, date, makeEntry }: ScreenProps) {
  const now = useNow();
  const slip = useSlipUse(makeEntry);
  const { data, isError, refetch } = useComparison(date, url.method, `${user.id} ${user.subscriptionTier}`);
  const mine = user.settings.myBooks;
  const scope = mine.length === 0 ? 'all' : (url.scope ?? 'mine');
  const books = scope === 'mine' ? mine : [];
  const looking = { market: url.market, books, maxAgeSeconds: Number(url.maxAge) * 60, now };
  return (
    <>
      <ViewTabs url={url} games={data} now={now} isOld={isError} />
      {url.view === 'finder' ? <FinderTools url={url} books={booksOf(data ?? [], url.market)} scope={scope} /> : null}
      {url.view === 'board' ? <OddsTools url={url} books={booksOf(data ?? [], url.market)} scope={scope} /> : null}
      <Suspense fallback={wait}>
        {url.view === 'finder' ? <FinderView date={date} books={books} who={user.id} now={now} slip={slip} /> : null}
        {url.view === 'alerts' ? <AlertList mine={mine} /> : null}
      </Suspense>
      {url.view === 'board' && data ? <Board games={data} looking={looking} url={url} user={user} slip={slip} /> : null}
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
