import { can } from '@clearedge/contract/entitlements';
import { leagueOf, PICK_SPORTS } from '@clearedge/contract/sports';
import { useDocumentTitle } from '../core/document-title.ts';
import { VISITOR } from '../core/session/of-reader.ts';
import { useSession } from '../core/session/session.ts';
import { DateNav } from '../core/slate/date-nav.tsx';
import { useToday } from '../core/status.ts';
import { useCompactClass } from '../features/early-access/early.tsx';
import { ModelHead } from '../features/model/model-head.tsx';
import { DayTab, MonthTab, ReconcileButton } from '../features/picks/track-picks.tsx';
import { isDay } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { useSearch } from '../lib/use-search.ts';
import { Select } from '../ui/controls/select.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';

type Tab = 'daily' | 'monthly';

/** Model, Daily: how the published picks did, day by day and month by month, from real results. */
export default function PerformanceTrackingRoute() {
  useDocumentTitle('Model: Daily');
  const { user, tier } = useSession();
  const today = useToday();
  const [search, change] = useSearch();
  const requested = search.get('date');
  const date = requested && isDay(requested) ? requested : today;
  const tab: Tab = search.get('tab') === 'monthly' ? 'monthly' : 'daily';
  const sport = PICK_SPORTS.find((key) => key === search.get('sport')) ?? null;
  const compact = useCompactClass();
  const hasAll = user !== null && can(tier, 'picks');
  return (
    <div className={`page picks${compact}`}>
      <ModelHead current={paths.modelDaily} caption="Daily results: every pick, pending and settled" />
      <div className="pk-tools">
        <DateNav date={date} today={today} onPick={(day) => change({ date: day === today ? null : day, tab: null })} />
        <Select
          label="Sport"
          value={sport ?? ''}
          options={[{ value: '', label: 'All' }, ...PICK_SPORTS.map((key) => ({ value: key, label: leagueOf(key) }))]}
          onChange={(value) => change({ sport: value })}
        />
        {hasAll ? <ReconcileButton sport={sport} date={date} /> : null}
      </div>
      <Tabs
        label="Performance"
        value={tab}
        onChange={(next) => change({ tab: next === 'daily' ? null : next })}
        tabs={[
          {
            value: 'daily',
            label: 'Daily Picks',
            content: <DayTab sport={sport} date={date} who={user?.id ?? VISITOR} canMark={hasAll} />,
          },
          { value: 'monthly', label: 'Monthly Summary', content: <MonthTab sport={sport} /> },
        ]}
      />
    </div>
  );
}
