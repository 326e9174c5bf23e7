import { requestLine } from '@clearedge/contract/client';
import { ScrollText } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { Pager } from '../pager.tsx';
import { BetsPanel } from './bets-panel.tsx';
import { DisputesPanel } from './disputes-panel.tsx';
import { type AuditEntry, useAudit } from './operations.queries.ts';
import { PicksPanel } from './picks-panel.tsx';
import { PracticePanel } from './practice-panel.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { JobsPanel, SourcesPanel } from './works-panels.tsx';

const ROWS = 50;
const EMPTY = { action: '', subject: '', from: '', to: '' };
type Filter = typeof EMPTY;

function detailWords(details: AuditEntry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { dateTime } = useReaderFormat();
  return (
    <WideTable label="Entries">
      <table className="tbl">
        <ColumnHeads heads={['When', 'Who', 'What', 'Subject']} />
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{dateTime(entry.at)}</td>
              <td>{entry.actor ?? (entry.actorId ? 'Deleted account' : 'The product')}</td>
              <th scope="row">
                {entry.action}
                <small>{detailWords(entry.details)}</small>
              </th>
              <td className="ad-id">{entry.subject}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function DayField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className="field">
      <span className="lbl">{label}</span>
      <input type="date" value={value} min="2000-01-01" max="2099-12-31" onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

/** Who did what, by action, subject and day, and as a file. */
function AuditPanel() {
  const [filter, setFilter] = useState<Filter>(EMPTY);
  const [page, setPage] = useState(1);
  const asked = useDeferredValue(filter);
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value.trim() !== ''));
  const answer = useAudit({ ...query, page, limit: ROWS });
  const change = (patch: Partial<Filter>): void => {
    setFilter({ ...filter, ...patch });
    setPage(1);
  };
  return (
    <Panel title="Audit log" caption="Days are Eastern" padded={false}>
      <div className="tools ad-tools ad-inset">
        <SearchField
          label="Action"
          placeholder="Action, such as bet."
          maxLength={80}
          value={filter.action}
          onChange={(action) => change({ action })}
        />
        <SearchField
          label="Subject"
          placeholder="Subject, such as user:…"
          maxLength={80}
          value={filter.subject}
          onChange={(subject) => change({ subject })}
        />
        <DayField label="From" value={filter.from} onChange={(from) => change({ from })} />
        <DayField label="To" value={filter.to} onChange={(to) => change({ to })} />
        <a className={buttonClass()} href={requestLine('GET /api/admin/audit/csv', { query }).url} download="clearedge-audit.csv">
          Export CSV
        </a>
      </div>
      <Loaded answer={answer} failed="The audit log could not be loaded" empty={<EmptyState icon={ScrollText} title="No entries found" />}>
        {(entries) => <AuditTable entries={entries} />}
      </Loaded>
      <Pager page={page} limit={ROWS} shown={answer.data?.length ?? 0} onPage={setPage} />
    </Panel>
  );
}

const SettlementTab = () => (
  <div className="ad-stack">
    <QueuePanel />
    <DisputesPanel />
  </div>
);

const TABS = [
  { value: 'settlement', label: 'Settlement', content: <SettlementTab /> },
  { value: 'bets', label: 'Bets', content: <BetsPanel /> },
  { value: 'practice', label: 'Practice bets', content: <PracticePanel /> },
  { value: 'picks', label: 'Picks', content: <PicksPanel /> },
  { value: 'providers', label: 'Providers', content: <SourcesPanel /> },
  { value: 'jobs', label: 'Jobs', content: <JobsPanel /> },
  { value: 'audit', label: 'Audit log', content: <AuditPanel /> },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** What waits, what runs, and who did what; the tab is in the address. */
export function OperationsScreen() {
  const [search, setSearch] = useSearchParams();
  const tab: Tab = TABS.find(({ value }) => value === search.get('tab'))?.value ?? 'settlement';
  return <Tabs label="Operations" value={tab} tabs={TABS} onChange={(next) => setSearch(next === 'settlement' ? {} : { tab: next })} />;
}
