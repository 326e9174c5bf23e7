import { useSearchParams } from 'react-router';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { BetsPanel } from './bets-panel.tsx';
import { DisputesPanel } from './disputes-panel.tsx';
import { PicksPanel } from './picks-panel.tsx';
import { PracticePanel } from './practice-panel.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { JobsPanel, SourcesPanel } from './works-panels.tsx';

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
