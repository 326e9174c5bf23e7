import { can } from '@clearedge/contract/entitlements';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { useReaderFormat } from '../core/settings/reader-format.ts';
import { useRefreshTrends, useTrendBase } from '../features/trends/trend.queries.ts';
import { TrendList } from '../features/trends/trend-list.tsx';
import { baseText, CATEGORIES, readCategory } from '../features/trends/trend-words.ts';
import { TrendsLocked } from '../features/trends/trends-locked.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Skeleton } from '../ui/states/states.tsx';

function Board() {
  const [search, setSearch] = useSearchParams();
  const category = readCategory(search.get('category'));
  return (
    <Tabs
      label="Categories"
      value={category}
      onChange={(next) => setSearch(next === 'all' ? {} : { category: next }, { preventScrollReset: true })}
      tabs={CATEGORIES.map(({ value, label }) => ({ value, label, content: <TrendList category={value} /> }))}
    />
  );
}

function Refresh() {
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefreshTrends();
  const ask = (): void => {
    setAsking(true);
    void refresh().finally(() => setAsking(false));
  };
  return (
    <Button onClick={ask} disabled={isAsking}>
      <RefreshCw /> {isAsking ? 'Refreshing...' : 'Refresh'}
    </Button>
  );
}

/** What happened more or less often than prices implied, and how little that may mean. */
export default function HotTrendsRoute() {
  useDocumentTitle('Hot Trends');
  const { tier, isLoading } = useSession();
  const isOpen = can(tier, 'trends');
  const base = useTrendBase();
  const { date } = useReaderFormat();
  return (
    <div className="page trends">
      <header className="page-h">
        <h1>Hot Trends</h1>
        <span className="cap">{isOpen ? baseText(base.data, (day) => date(day, 'plain')) : null}</span>
        <span className="grow" />
        {isOpen ? <Refresh /> : null}
      </header>
      {isLoading ? <Skeleton height={420} radius={8} /> : isOpen ? <Board /> : <TrendsLocked />}
    </div>
  );
}
