import { FileDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useDocumentTitle } from '../core/document-title.ts';
import { Early, useCompactClass } from '../features/early-access/early.tsx';
import { asQuery, readFilter } from '../features/performance/filter-options.ts';
import { OwnFilters } from '../features/performance/my-filters.tsx';
import { OwnReportView } from '../features/performance/my-report.tsx';
import { OwnState } from '../features/performance/my-state.tsx';
import type { CurveUnit } from '../features/performance/panels/bankroll-panel.tsx';
import { useOwnPerformance } from '../features/performance/performance.queries.ts';
import { ResultsHead } from '../features/performance/results-head.tsx';
import { paths } from '../lib/paths.ts';
import { useSearch } from '../lib/use-search.ts';
import { buttonClass } from '../ui/controls/button.tsx';
import { Skeleton } from '../ui/states/states.tsx';

const RollingPanel = lazy(() =>
  import('../features/early-access/rolling/rolling-panel.tsx').then((module) => ({ default: module.RollingPanel })),
);
const SheetCopy = lazy(() => import('../features/early-access/sheet/sheet-copy.tsx').then((module) => ({ default: module.SheetCopy })));

const csvAddress = (filter: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(filter).toString();
  return `/api/performance/mine/csv${query ? `?${query}` : ''}`;
};

/** My Results, tracked bets: how one's own did. */
export default function PerformanceRoute() {
  useDocumentTitle('My Results');
  const [search, changeSearch] = useSearch();
  const filter = readFilter(search);
  const unit: CurveUnit = search.get('unit') === 'dollars' ? 'dollars' : 'units';
  const answer = useOwnPerformance(asQuery(filter));
  const clear = (): void => changeSearch(() => new URLSearchParams(unit === 'dollars' ? { unit } : {}));
  const isFiltered = Object.keys(filter).length > 0;
  const tracked = answer.data?.tracked ?? 0;
  const compact = useCompactClass();
  return (
    <div className={`page own${compact}`}>
      <ResultsHead current={paths.results} caption="Your own tracked bets">
        {tracked > 0 ? (
          <Early id="spreadsheet-copy">
            <Suspense fallback={null}>
              <SheetCopy bets={answer.data?.bets ?? []} />
            </Suspense>
          </Early>
        ) : null}
        {tracked > 0 ? (
          <a className={buttonClass()} href={csvAddress(filter)} download="clearedge-performance.csv">
            <FileDown /> CSV
          </a>
        ) : null}
      </ResultsHead>
      {tracked > 0 ? (
        <OwnFilters
          filter={filter}
          books={answer.data?.books ?? []}
          onChange={(name, value) => changeSearch({ [name]: value })}
          onClear={clear}
        />
      ) : null}
      <OwnState answer={answer}>
        {(report) => (
          <>
            {report.totals.bets > 0 ? (
              <Early id="rolling-win-rate">
                <Suspense fallback={<Skeleton height={300} radius={8} />}>
                  <RollingPanel bets={report.bets} />
                </Suspense>
              </Early>
            ) : null}
            <OwnReportView
              report={report}
              isFiltered={isFiltered}
              unit={unit}
              onUnit={(shown) => changeSearch({ unit: shown === 'dollars' ? shown : null })}
            />
          </>
        )}
      </OwnState>
    </div>
  );
}
