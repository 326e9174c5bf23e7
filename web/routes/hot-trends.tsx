import { can } from '@clearedge/contract/entitlements';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { boardSport, boardSports } from '../core/board-sport.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { useReaderFormat } from '../core/settings/reader-format.ts';
import { SportChips } from '../core/slate/sport-chips.tsx';
import { useSportsToday } from '../core/sports-today.ts';
import { useRefreshTrends, useTrendBase } from '../features/trends/trend.queries.ts';
import { TrendList } from '../features/trends/trend-list.tsx';
import { baseText, categoriesOf, readCategory } from '../features/trends/trend-words.ts';
import { TrendsLocked } from '../features/trends/trends-locked.tsx';
import { useSearch } from '../lib/use-search.ts';
import { Button } from '../ui/controls/button.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Skeleton } from '../ui/states/states.tsx';

/** The sport of the address, else the one that plays first; those in season to choose from. */
function useTrendSport() {
  const [search, change] = useSearch();
  const { data = [], isPending } = useSportsToday();
  const turn = (name: 'sport' | 'category', value: string | null): void => change({ [name]: value });
  return { sport: boardSport(data, search.get('sport')), sports: boardSports(data), isPending, search, turn };
}

function Board({ sport, sports, search, turn }: ReturnType<typeof useTrendSport>) {
  return (
    <>
      {sports.length > 1 ? (
        <div className="tools">
          <SportChips sport={sport} sports={sports} onPick={(chosen) => turn('sport', chosen)} />
        </div>
      ) : null}
      <Tabs
        label="Categories"
        value={readCategory(sport, search.get('category'))}
        onChange={(next) => turn('category', next === 'all' ? null : next)}
        tabs={categoriesOf(sport).map(({ value, label }) => ({ value, label, content: <TrendList sport={sport} category={value} /> }))}
      />
    </>
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
  const asked = useTrendSport();
  const base = useTrendBase(asked.sport);
  const { date } = useReaderFormat();
  return (
    <div className="page trends">
      <header className="page-h">
        <h1>Hot Trends</h1>
        <span className="cap">{isOpen ? baseText(base.data, (day) => date(day, 'plain')) : null}</span>
        <span className="grow" />
        {isOpen ? <Refresh /> : null}
      </header>
      {isLoading || (isOpen && asked.isPending) ? <Skeleton height={420} radius={8} /> : isOpen ? <Board {...asked} /> : <TrendsLocked />}
    </div>
  );
}
