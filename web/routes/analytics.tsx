import { can } from '@clearedge/contract/entitlements';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { type Book, useAnalytics } from '../features/analytics/analytics.queries.ts';
import { AnalyticsLocked } from '../features/analytics/analytics-locked.tsx';
import { AnalyticsView, type Drawn, TABS, type Tab } from '../features/analytics/analytics-report.tsx';
import { AnalyticsState } from '../features/analytics/analytics-state.tsx';
import { ClosingPanel } from '../features/performance/panels/closing-panel.tsx';
import { StreakPanel } from '../features/performance/panels/streak-panel.tsx';
import { findingText, keyName } from '../features/performance/performance-words.ts';
import { ResultsHead } from '../features/performance/results-head.tsx';
import { paths } from '../lib/paths.ts';
import { useSearch } from '../lib/use-search.ts';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Skeleton } from '../ui/states/states.tsx';

const BOOKS: readonly { value: Book; label: string }[] = [
  { value: 'tracked', label: 'Tracked bets' },
  { value: 'practice', label: 'Practice bets' },
];

const drawn: Drawn = {
  nameOf: (cut, key) => (key === 'parlay' ? 'Parlay' : keyName(cut, key)),
  say: findingText,
  closing: ({ closing }) => (closing ? <ClosingPanel closing={closing} /> : null),
  streaks: ({ streaks }) => <StreakPanel streaks={streaks} />,
};

interface Address {
  book: Book;
  tab: Tab;
  go: (next: Book, shown: Tab) => void;
}

function useAddress(): Address {
  const [search, change] = useSearch();
  return {
    book: search.get('book') === 'practice' ? 'practice' : 'tracked',
    tab: TABS.find((one) => one === search.get('tab')) ?? 'monthly',
    go: (next, shown) => change({ book: next === 'practice' ? next : null, tab: shown === 'monthly' ? null : shown }),
  };
}

function Analytics({ book, tab, go }: Address) {
  const answer = useAnalytics(book);
  return (
    <>
      <Segmented label="Which bets" value={book} options={BOOKS} onChange={(next) => go(next, tab)} />
      <AnalyticsState answer={answer}>
        {(report) => <AnalyticsView report={report} tab={tab} onTab={(shown) => go(book, shown)} drawn={drawn} />}
      </AnalyticsState>
    </>
  );
}

/** My Results, Analytics: one's own bets in depth, for Elite. */
export default function AnalyticsRoute() {
  useDocumentTitle('My Results: Analytics');
  const { user, tier, isLoading } = useSession();
  const isOpen = user !== null && can(tier, 'analytics');
  const address = useAddress();
  const { book, tab, go } = address;
  return (
    <div className="page an">
      <ResultsHead current={paths.resultsAnalytics} caption="Performance analytics: your own bets in depth" />
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && isOpen ? <Analytics key={user.id} {...address} /> : null}
      {!isLoading && !isOpen ? <AnalyticsLocked tab={tab} onTab={(shown) => go(book, shown)} drawn={drawn} /> : null}
    </div>
  );
}
