import { FileDown } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { asQuery, readFilter } from '../features/performance/filter-options.ts';
import { OwnFilters } from '../features/performance/own-filters.tsx';
import { OwnReportView } from '../features/performance/own-report.tsx';
import { OwnState } from '../features/performance/own-state.tsx';
import type { CurveUnit } from '../features/performance/panels/bankroll-panel.tsx';
import { useOwnPerformance } from '../features/performance/performance.queries.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/controls/button.tsx';
import '../features/performance/styles/performance.css';
import '../ui/charts/curve.css';

const csvAddress = (filter: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(filter).toString();
  return `/api/performance/mine/csv${query ? `?${query}` : ''}`;
};

/** How one's own tracked bets did. */
export default function PerformanceRoute() {
  useDocumentTitle('Performance');
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const unit: CurveUnit = search.get('unit') === 'units' ? 'units' : 'dollars';
  const answer = useOwnPerformance(asQuery(filter));
  const go = (next: Record<string, string>, shown: CurveUnit = unit): void =>
    setSearch({ ...next, ...(shown === 'units' ? { unit: shown } : {}) }, { preventScrollReset: true });
  const change = (name: string, value: string): void => {
    const { [name]: _old, ...rest } = filter;
    go(value ? { ...rest, [name]: value } : rest);
  };
  const isFiltered = Object.keys(filter).length > 0;
  const tracked = answer.data?.tracked ?? 0;
  return (
    <div className="page own">
      <header className="page-h">
        <h1>Performance</h1>
        <span className="cap">Your own tracked bets</span>
        <span className="grow" />
        <Link className="link" to={paths.record()}>
          The model’s record
        </Link>
        {tracked > 0 ? (
          <a className={buttonClass()} href={csvAddress(filter)} download="clearedge-performance.csv">
            <FileDown /> CSV
          </a>
        ) : null}
      </header>
      {tracked > 0 ? <OwnFilters filter={filter} books={answer.data?.books ?? []} onChange={change} onClear={() => go({})} /> : null}
      <OwnState answer={answer}>
        {(report) => <OwnReportView report={report} isFiltered={isFiltered} unit={unit} onUnit={(shown) => go(filter, shown)} />}
      </OwnState>
    </div>
  );
}
