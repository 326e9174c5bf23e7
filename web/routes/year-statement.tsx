import { useQuery } from '@tanstack/react-query';
import { FileDown, Printer } from 'lucide-react';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { SignInFirst } from '../core/session/sign-in-first.tsx';
import { useReaderFormat } from '../core/settings/reader-format.ts';
import { RESULTS_YEAR, ResultsHead } from '../features/performance/results-head.tsx';
import { YearView } from '../features/performance/year/year-view.tsx';
import '../features/performance/performance.css';
import { apiQuery } from '../lib/query.ts';
import { useSearch } from '../lib/use-search.ts';
import { Button, buttonClass } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/select.tsx';
import { Loaded } from '../ui/states/loaded.tsx';
import { Skeleton } from '../ui/states/states.tsx';

/** My Results, a calendar year: what was realized by month and book, to print and to keep. */
export default function YearStatementRoute() {
  useDocumentTitle('My Results: Year Statement');
  const { user, isLoading } = useSession();
  const [search, change] = useSearch();
  const { dateTime } = useReaderFormat();
  const wanted = /^\d{4}$/.test(search.get('year') ?? '') ? Number(search.get('year')) : undefined;
  const query = wanted === undefined ? {} : { year: wanted };
  const answer = useQuery({ ...apiQuery('GET /api/performance/mine/year', { query }), enabled: user !== null });
  const year = answer.data?.year ?? wanted;
  return (
    <div className="page own yr">
      <ResultsHead current={RESULTS_YEAR} caption="Settled tracked bets of a calendar year">
        {year !== undefined && user ? (
          <div className="acts">
            <Button onClick={() => window.print()}>
              <Printer /> Print
            </Button>
            <a className={buttonClass()} href={`/api/performance/mine/year/csv?year=${year}`} download={`clearedge-${year}.csv`}>
              <FileDown /> CSV
            </a>
          </div>
        ) : null}
      </ResultsHead>
      {isLoading ? <Skeleton height={320} radius={8} /> : null}
      {user || isLoading ? null : (
        <SignInFirst
          canJoin
          title="Sign in to see your year"
          hint="Every tracked bet that was settled, by month and book, ready to print."
        />
      )}
      {user ? (
        <Loaded answer={answer} failed="Your statement did not load" height={420}>
          {(statement) => (
            <>
              <div className="yr-h">
                <h2>
                  Statement {statement.year} of {user.username}
                </h2>
                <span className="cap">as of {dateTime(statement.asOf)}</span>
                <span className="grow" />
                <Select
                  label="Year"
                  value={String(statement.year)}
                  options={[...new Set([statement.year, ...statement.years])]
                    .sort((a, b) => b - a)
                    .map((one) => ({ value: String(one), label: String(one) }))}
                  onChange={(next) => change({ year: next })}
                />
              </div>
              <YearView statement={statement} />
            </>
          )}
        </Loaded>
      ) : null}
    </div>
  );
}
