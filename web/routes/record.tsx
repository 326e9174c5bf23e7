import { joinWords } from '@clearedge/contract/words/join-words';
import { useDocumentTitle } from '../core/document-title.ts';
import { useReaderFormat } from '../core/settings/reader-format.ts';
import { useCompactClass } from '../features/early-access/early.tsx';
import { ModelHead } from '../features/model/model-head.tsx';
import { EntryTable } from '../features/picks/record/entry-table.tsx';
import { readFilter } from '../features/picks/record/filter-options.ts';
import { type RecordFilter, type RecordReport, useRecord } from '../features/picks/record/record.queries.ts';
import { RecordFigures } from '../features/picks/record/record-figures.tsx';
import { RecordFilters } from '../features/picks/record/record-filters.tsx';
import { sportName } from '../features/picks/record/record-words.ts';
import { VerifyPanel } from '../features/picks/record/verify-panel.tsx';
import { formatDate } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { useSearch } from '../lib/use-search.ts';
import { Panel } from '../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/states.tsx';

function sealedText({ sealed, sealedBySport }: RecordReport): string {
  const picks = joinWords(sealedBySport.map(({ key, count }) => `${count} ${sportName(key)} ${count === 1 ? 'pick' : 'picks'}`));
  return `${picks} ${sealed === 1 ? 'is sealed until its game begins' : 'are sealed until their games begin'}.`;
}

function Report({ report }: { report: RecordReport }) {
  return (
    <>
      {report.summary.picks > 0 ? (
        <RecordFigures report={report} />
      ) : (
        <EmptyState
          title="No pick decided yet"
          hint={report.sealed > 0 ? sealedText(report) : 'The record starts at launch; no past results are made up.'}
        />
      )}
      {report.entries.length > 0 || report.found > 0 || report.summary.picks > 0 ? (
        <Panel title="Every pick" caption={report.found === 1 ? '1 entry' : `${report.found} entries`} padded={false}>
          <EntryTable entries={report.entries} found={report.found} />
        </Panel>
      ) : null}
      <VerifyPanel report={report} />
    </>
  );
}

/** Model, Record: every pick that was ever published, for everybody. */
export default function RecordRoute() {
  useDocumentTitle('The Record');
  const [search, changeSearch] = useSearch();
  const { dateTime } = useReaderFormat();
  const compact = useCompactClass();
  const filter = readFilter(search);
  const { data, isError, refetch } = useRecord(filter as RecordFilter);
  const change = (name: string, value: string): void => changeSearch({ [name]: value });
  return (
    <div className={`page record stack${compact}`}>
      <ModelHead
        current={paths.record()}
        caption={data?.since ? `The record since ${formatDate(data.since, 'plain')}, as of ${dateTime(data.asOf)}` : undefined}
      />
      <p className="rec-intro">
        Every pick at the price and book of its publication, with its result and the closing price, for every sport that we publish. Losers
        and days without a bet are in it.
        {data?.isSimulated ? ' The games and prices of this installation are simulated, and so is this record.' : ''}
      </p>
      <RecordFilters
        filter={filter}
        months={data?.months ?? []}
        onChange={change}
        onClear={() => changeSearch(() => new URLSearchParams())}
      />
      {data ? <Report report={data} /> : null}
      {!data && isError ? <ErrorState title="The record could not be loaded" onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <Skeleton height={480} radius={8} />}
    </div>
  );
}
