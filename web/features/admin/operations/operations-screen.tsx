import { requestLine } from '@clearedge/contract/client';
import { leagueOf, PICK_SPORTS, type PickSport } from '@clearedge/contract/sports';
import { ScrollText, Star } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { useToday } from '../../../core/status.ts';
import { isDay } from '../../../lib/dates.ts';
import { NONE } from '../../../lib/format.ts';
import { useSearch } from '../../../lib/use-search.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { Pager } from '../pager.tsx';
import { isReason, ReasonField } from '../reason-field.tsx';
import { BetsPanel } from './bets-panel.tsx';
import { DisputesPanel } from './disputes-panel.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { type AuditEntry, type CorrectablePick, useAudit, useCorrectPick, usePicksOf } from './operations.queries.ts';
import { PracticePanel } from './practice-panel.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { JobsPanel, SourcesPanel } from './task-panels.tsx';

const RESULTS = ['WIN', 'LOSS', 'PUSH', 'VOID'] as const;

interface Props {
  pick: CorrectablePick;
  onClose: () => void;
}

/** Asks what the official result should be, and why. */
function CorrectPickDialog({ pick, onClose }: Props) {
  const others = RESULTS.filter((result) => result !== pick.result).map((value) => ({ value, label: value }));
  const [result, setResult] = useState(others[0]!.value);
  const [reason, setReason] = useState('');
  const correct = useCorrectPick();
  const send = (): void => {
    correct.mutate({ pickId: pick.id, result, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Correct a result"
      description={`${selectionLabel(pick.selection)}, ${pick.game}. The record keeps both results and the reason.`}
      action="Correct the result"
      isBusy={correct.isPending}
      canSend={isReason(reason)}
      onSend={send}
      onClose={onClose}
    >
      <Select label="Result" value={result} options={others} onChange={setResult} />
      <ReasonField value={reason} stored="shown in the record" onChange={setReason} />
    </FormDialog>
  );
}

const SPORTS = PICK_SPORTS.map((value) => ({ value, label: leagueOf(value) }));

function PickTable({ picks, onCorrect }: { picks: readonly CorrectablePick[]; onCorrect: (pick: CorrectablePick) => void }) {
  return (
    <WideTable label="Picks of the day">
      <table className="tbl">
        <ColumnHeads heads={['Pick', 'Result', 'Actions']} />
        <tbody>
          {picks.map((pick) => (
            <tr key={pick.id}>
              <th scope="row">
                {selectionLabel(pick.selection)}
                <small>{pick.game}</small>
              </th>
              <td>{pick.result ?? NONE}</td>
              <td>
                {pick.result ? (
                  <Button size="sm" aria-label={`Correct ${pick.selection}`} onClick={() => onCorrect(pick)}>
                    Correct
                  </Button>
                ) : (
                  <span className="muted">Settles from the score</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** The published picks of a sport's day, whose official result an admin may correct with a reason. */
export function PicksPanel() {
  const today = useToday();
  const [requested, setRequested] = useState('');
  const [sport, setSport] = useState<PickSport>(PICK_SPORTS[0]);
  const [correcting, setCorrecting] = useState<CorrectablePick | null>(null);
  const date = isDay(requested) ? requested : today;
  const answer = usePicksOf(sport, date);
  const tools = (
    <>
      <Select label="Sport" hideLabel value={sport} options={SPORTS} onChange={setSport} />
      <label className="field">
        <span className="sr">Day</span>
        <input type="date" value={date} max={today} onChange={(event) => setRequested(event.target.value)} />
      </label>
    </>
  );
  return (
    <Panel title="Pick corrections" tools={tools} caption="The official results of a day" padded={false}>
      <Loaded
        answer={answer}
        failed="The picks could not be loaded"
        height={160}
        empty={<EmptyState icon={Star} title="No picks on this day" />}
      >
        {(picks) => <PickTable picks={picks} onCorrect={setCorrecting} />}
      </Loaded>
      {correcting ? <CorrectPickDialog pick={correcting} onClose={() => setCorrecting(null)} /> : null}
    </Panel>
  );
}

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
  const requested = useDeferredValue(filter);
  const query = Object.fromEntries(Object.entries(requested).filter(([, value]) => value.trim() !== ''));
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
  { value: 'keys', label: 'API keys', content: <KeysPanel /> },
  { value: 'audit', label: 'Audit log', content: <AuditPanel /> },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** What waits, what runs, and who did what; the tab is in the address. */
export function OperationsScreen() {
  const [search, change] = useSearch();
  const tab: Tab = TABS.find(({ value }) => value === search.get('tab'))?.value ?? 'settlement';
  return <Tabs label="Operations" value={tab} tabs={TABS} onChange={(next) => change({ tab: next === 'settlement' ? null : next })} />;
}
