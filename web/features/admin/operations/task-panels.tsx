import { requestLine } from '@clearedge/contract/client';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { AcceptButton } from './accept-button.tsx';
import { type JobState, type SourceState, useAcceptChange, useJobs, useSources } from './operations.queries.ts';

const STATE: Record<SourceState['state'], { look: BadgeLook; word: string }> = {
  fresh: { look: 'win', word: 'Fresh' },
  stale: { look: 'warn', word: 'Stale' },
  changed: { look: 'loss', word: 'Changed' },
  idle: { look: 'plain', word: 'Nothing yet' },
  off: { look: 'plain', word: 'Off' },
};

function FaultText({ fault }: { fault: NonNullable<SourceState['fault']> }) {
  const { dateTime } = useReaderFormat();
  const next = fault.nextTryAt ? ` Next try after ${dateTime(fault.nextTryAt)}.` : '';
  return <small className="ad-error">{`Failed ${dateTime(fault.at)}: ${fault.message}.${next}`}</small>;
}

const answerUrl = (provider: string): string => requestLine('GET /api/admin/providers/:provider/answer', { params: { provider } }).url;

/** What a provider's answers no longer hold to, and the way to take it as it is. */
function ChangeText({ source: { name, provider, changed } }: { source: SourceState }) {
  const accept = useAcceptChange();
  if (changed.length === 0) return null;
  return (
    <>
      {changed.map((sentence) => (
        <small
          key={sentence}
          className="ad-error"
        >{`This source changed: ${sentence}. Its last good answer stands, and new results wait.`}</small>
      ))}
      <AcceptButton
        action="Accept the change"
        title={`Accept what ${name} changed`}
        description={`${changed.join('; ')}. Compare this with the source itself first: what can be downloaded here is its last good answer. From the next answer on these figures are taken as they come, and results that waited are graded.`}
        isBusy={accept.isPending}
        onSend={(reason, onSuccess) => accept.mutate({ provider, changed, reason }, { onSuccess })}
      />
    </>
  );
}

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
      <td className="ad-told">
        {source.lastAt ? dateTime(source.lastAt) : NONE}
        <small>{source.note}</small>
        {source.quota ? <small>{`${source.quota.used} of ${source.quota.limit} credits used this month`}</small> : null}
        {source.fault ? <FaultText fault={source.fault} /> : null}
        <ChangeText source={source} />
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
    </tr>
  );
}

/** Where facts come from, how fresh they are, and what of a quota is used where the source tells. */
export function SourcesPanel() {
  return (
    <Panel title="Providers" caption="Times are the product's" padded={false}>
      <Loaded answer={useSources()} failed="The providers could not be loaded">
        {(data) => (
          <WideTable label="Sources">
            <table className="tbl ad-sources">
              <ColumnHeads heads={['Source', 'State', 'Newest']} />
              <tbody>
                {data.map((source) => (
                  <SourceRow key={source.name} source={source} />
                ))}
              </tbody>
            </table>
          </WideTable>
        )}
      </Loaded>
    </Panel>
  );
}

function JobRow({ job }: { job: JobState }) {
  const { dateTime } = useReaderFormat();
  return (
    <tr>
      <th scope="row">
        {job.name}
        {job.lastError ? (
          <small className="ad-error ad-job-error" title={job.lastError}>
            {job.lastError}
          </small>
        ) : null}
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
  return (
    <Panel title="Jobs" caption="Finished firings of schedules are kept for a day" padded={false}>
      <Loaded answer={useJobs()} failed="The jobs could not be loaded">
        {(data) => (
          <WideTable label="Jobs by name">
            <table className="tbl">
              <ColumnHeads heads={['Job', ['Waiting'], ['Running'], ['Failed'], 'Last done', 'Next']} />
              <tbody>
                {data.map((job) => (
                  <JobRow key={job.name} job={job} />
                ))}
              </tbody>
            </table>
          </WideTable>
        )}
      </Loaded>
    </Panel>
  );
}
