import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount, formatMoney, formatPercent, NONE } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { useWeeks, type Week } from '../admin.queries.ts';

const WHOLE = 100;

interface BarsProps {
  label: string;
  weeks: readonly Week[];
  value: (week: Week) => number;
  text: (week: Week) => string;
}

/** A bar a week, the running one lighter; its last whole week in figures. */
function Bars({ label, weeks, value, text }: BarsProps) {
  const { date } = useReaderFormat();
  const most = Math.max(...weeks.map(value), 0);
  const last = weeks.at(-2);
  return (
    <figure className="ad-bars">
      <figcaption>
        {label}
        <b>{last ? text(last) : NONE}</b>
        <span className="cap">last week</span>
      </figcaption>
      <div aria-hidden="true">
        {weeks.map((week) => (
          <i
            key={week.weekOf}
            title={`Week of ${date(week.weekOf, 'plain')}: ${text(week)}`}
            style={{ height: `${most > 0 ? (Math.max(value(week), 0) / most) * WHOLE : 0}%` }}
          />
        ))}
      </div>
    </figure>
  );
}

/** Share of the subscriptions running at its start that ended in a week, those by the year counted like others; null where none ran. */
const churnOf = ({ running, ended }: Week): number | null => (running > 0 ? ended / running : null);
const churnText = (share: number | null): string => (share === null ? NONE : formatPercent(share));

function Charts({ weeks }: { weeks: readonly Week[] }) {
  const { date } = useReaderFormat();
  return (
    <>
      <div className="ad-charts">
        <Bars label="Sign-ups" weeks={weeks} value={({ signUps }) => signUps} text={(week) => formatCount(week.signUps)} />
        <Bars label="Revenue" weeks={weeks} value={({ revenue }) => revenue} text={({ revenue }) => formatMoney(revenue)} />
        <Bars
          label="MRR"
          weeks={weeks}
          value={({ monthlyRecurring }) => monthlyRecurring}
          text={({ monthlyRecurring }) => formatMoney(monthlyRecurring)}
        />
        <Bars label="Running subscriptions" weeks={weeks} value={({ running }) => running} text={({ running }) => formatCount(running)} />
        <Bars label="Churn" weeks={weeks} value={(week) => churnOf(week) ?? 0} text={(week) => churnText(churnOf(week))} />
      </div>
      <AsTable
        heads={['Week of', 'Sign-ups', 'Revenue', 'MRR', 'Running', 'Started', 'Ended', 'Churn']}
        rows={[...weeks]
          .reverse()
          .map((week) => ({
            key: week.weekOf,
            cells: [
              date(week.weekOf, 'plain'),
              formatCount(week.signUps),
              formatMoney(week.revenue),
              formatMoney(week.monthlyRecurring),
              formatCount(week.running),
              formatCount(week.started),
              formatCount(week.ended),
              churnText(churnOf(week)),
            ],
          }))}
      />
    </>
  );
}

/** Sign-ups, revenue, subscriptions and churn by week. */
export function WeekCharts() {
  return (
    <Panel
      title="Last 12 weeks"
      caption="Eastern weeks from Monday, the running one last. Revenue: paid, net of refunds. MRR: a year as a twelfth, at today's plans. No simulated bettors."
    >
      <Loaded answer={useWeeks()} failed="The weeks could not be loaded" height={180}>
        {(weeks) => <Charts weeks={weeks} />}
      </Loaded>
    </Panel>
  );
}
