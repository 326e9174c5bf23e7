import { can } from '@clearedge/contract/entitlements';
import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { type Book, useAnalytics } from '../features/analytics/analytics.queries.ts';
import { AnalyticsLocked } from '../features/analytics/analytics-locked.tsx';
import { AnalyticsView, type Drawn, TABS, type Tab } from '../features/analytics/analytics-report.tsx';
import { AnalyticsState } from '../features/analytics/analytics-state.tsx';
import { ClosingPanel } from '../features/performance/panels/closing-panel.tsx';
import { StreakPanel } from '../features/performance/panels/streak-panel.tsx';
import { findingText, keyName } from '../features/performance/performance-words.ts';
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

function Analytics() {
  const [search, setSearch] = useSearchParams();
  const book: Book = search.get('book') === 'practice' ? 'practice' : 'tracked';
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'monthly';
  const answer = useAnalytics(book);
  const go = (next: Book, shown: Tab): void =>
    setSearch({ ...(next === 'practice' && { book: next }), ...(shown !== 'monthly' && { tab: shown }) }, { preventScrollReset: true });
  return (
    <>
      <Segmented label="Which bets" value={book} options={BOOKS} onChange={(next) => go(next, tab)} />
      <AnalyticsState answer={answer}>
        {(report) => <AnalyticsView report={report} tab={tab} onTab={(shown) => go(book, shown)} drawn={drawn} />}
      </AnalyticsState>
    </>
  );
}

/** One's own results in depth, for Elite. */
export default function AnalyticsRoute() {
  useDocumentTitle('Analytics');
  const { user, tier, isLoading } = useSession();
  const isOpen = user !== null && can(tier, 'analytics');
  return (
    <div className="page an">
      <header className="page-h">
        <h1>Performance Analytics</h1>
        <span className="cap">Your own bets in depth</span>
      </header>
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && isOpen ? <Analytics key={user.id} /> : null}
      {!isLoading && !isOpen ? <AnalyticsLocked /> : null}
    </div>
  );
}
