import { requestLine } from '@clearedge/contract/client';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { NONE } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type JobState, type SourceState, useJobs, useSources } from './operations.queries.ts';

const STATE: Record<SourceState['state'], { look: BadgeLook; word: string }> = {
  fresh: { look: 'win', word: 'Fresh' },
  stale: { look: 'warn', word: 'Stale' },
  idle: { look: 'plain', word: 'Nothing yet' },
  off: { look: 'plain', word: 'Off' },
};

function FaultText({ fault }: { fault: NonNullable<SourceState['fault']> }) {
  const { dateTime } = useReaderFormat();
  const next = fault.nextTryAt ? ` Next try after ${dateTime(fault.nextTryAt)}.` : '';
  return <small className="ad-error">{`Failed ${dateTime(fault.at)}: ${fault.message}.${next}`}</small>;
}

const answerUrl = (provider: string): string => requestLine('GET /api/admin/providers/:provider/answer', { params: { provider } }).url;

function SourceRow({ source }: { source: SourceState }) {
  const { dateTime } = useReaderFormat();
  const { look, word } = STATE[source.state];
  return (
    <tr>
      <th scope="row">
        {source.name}
        <small>{source.provider}</small>
      </th>
      <td>
        <Badge look={look}>{word}</Badge>
      </td>
      <td>
        {source.lastAt ? dateTime(source.lastAt) : NONE}
        <small>{source.note}</small>
        {source.fault ? <FaultText fault={source.fault} /> : null}
        {source.unplaced.map((line) => (
          <small key={line}>{line}</small>
        ))}
        {source.answerOf ? (
          <small>
            <a href={answerUrl(source.answerOf)} download={`${source.answerOf}.json`}>
              Last answer as it came
            </a>
          </small>
        ) : null}
      </td>
      <td>{source.quota ? `${source.quota.used} of ${source.quota.limit}` : 'Not told'}</td>
    </tr>
  );
}

/** Where facts come from, how fresh they are, and what of a quota is used where the source tells. */
export function SourcesPanel() {
  const { data, isError, refetch } = useSources();
  return (
    <Panel title="Providers" caption="Times are the product's" padded={false}>
      {isError ? <ErrorState title="The providers could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={240} radius={8} /> : null}
      {data ? (
        <WideTable label="Sources">
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">Source</th>
                <th scope="col">State</th>
                <th scope="col">Newest</th>
                <th scope="col">Quota</th>
              </tr>
            </thead>
            <tbody>
              {data.map((source) => (
                <SourceRow key={source.name} source={source} />
              ))}
            </tbody>
          </table>
        </WideTable>
      ) : null}
    </Panel>
  );
}

function JobRow({ job }: { job: JobState }) {
  const { dateTime } = useReaderFormat();
  return (
    <tr>
      <th scope="row">
        {job.name}
        {job.lastError ? <small className="ad-error">{job.lastError}</small> : null}
      </th>
      <td className="num">{job.waiting}</td>
      <td className="num">{job.running}</td>
      <td className="num">{job.failed > 0 ? <Badge look="loss">{job.failed}</Badge> : 0}</td>
      <td>{job.lastDoneAt ? dateTime(job.lastDoneAt) : NONE}</td>
      <td>{job.nextRunAt ? dateTime(job.nextRunAt) : NONE}</td>
    </tr>
  );
}

/** Background work by name. */
export function JobsPanel() {
  const { data, isError, refetch } = useJobs();
  return (
    <Panel title="Jobs" caption="Finished firings of schedules are kept for a day" padded={false}>
      {isError ? <ErrorState title="The jobs could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={240} radius={8} /> : null}
      {data ? (
        <WideTable label="Jobs by name">
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">Job</th>
                {['Waiting', 'Running', 'Failed'].map((head) => (
                  <th key={head} scope="col" className="num">
                    {head}
                  </th>
                ))}
                <th scope="col">Last done</th>
                <th scope="col">Next</th>
              </tr>
            </thead>
            <tbody>
              {data.map((job) => (
                <JobRow key={job.name} job={job} />
              ))}
            </tbody>
          </table>
        </WideTable>
      ) : null}
    </Panel>
  );
}
