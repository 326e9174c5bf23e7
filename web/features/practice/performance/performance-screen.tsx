import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DayGrid } from '../../../core/day-grid/day-grid.tsx';
import type { GridDay } from '../../../core/day-grid/grid-rules.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { easternDay } from '../../../lib/dates.ts';
import { formatCount, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { apiQuery, messageOf } from '../../../lib/query.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Curve } from '../../../ui/charts/curve.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type TileItem, Tiles } from '../../../ui/layout/tiles.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { BetList } from '../bets/bet-list.tsx';
import { useBetPages } from '../practice.queries.ts';
import type { Performance } from '../practice-types.ts';
import { ByType } from './by-type.tsx';
import {
  BANKROLLS,
  HISTORIES,
  isFiltered,
  NO_FILTER,
  PERIODS,
  type PerformanceFilter,
  readFilter,
  requestedOf,
  STATUSES,
  TYPES,
  writeFilter,
} from './performance-filter.ts';
import '../bets.css';
import './performance.css';
import '../sportsbook.css';
import { useSearch } from '../../../lib/use-search.ts';

const EMPTY: TileItem[] = ['Total Bets', 'Net Profit', 'Win Rate', 'ROI'].map((label) => ({ label, value: NONE, note: '' }));
const whole = (fraction: number): string => formatPercent(fraction, 0);

function winRate(data: Performance): TileItem {
  const decided = data.wins + data.losses;
  if (data.winRate === null) return { label: 'Win Rate', value: NONE, note: 'no bet decided yet' };
  const won = data.wins > 0 ? `, average win ${formatMoney(data.avgWin / 100)}` : '';
  const range = data.winRateInterval ? `, ${whole(data.winRateInterval.low)} to ${whole(data.winRateInterval.high)}` : '';
  return {
    label: 'Win Rate',
    value: formatPercent(data.winRate),
    note: `${formatCount(data.wins)} of ${formatCount(decided)}${range}${won}`,
    title: 'Wins over wins and losses. The range is where the true rate lies with 95% confidence.',
  };
}

const signed = (cents: number) => (
  <data value={cents / 100} className={cents > 0 ? 'pos' : cents < 0 ? 'neg' : undefined}>
    {formatSignedMoney(cents / 100)}
  </data>
);

function items(data: Performance): TileItem[] {
  const staked = formatMoney(data.totalStaked / 100);
  return [
    {
      label: 'Total Bets',
      value: formatCount(data.totalBets),
      note: data.totalBets > 0 ? `average stake ${formatMoney(data.avgStake / 100)}, ${formatCount(data.pendingBets)} open` : 'none yet',
    },
    { label: 'Net Profit', value: data.settledBets > 0 ? signed(data.netProfit) : NONE, note: `on ${staked} staked and settled` },
    winRate(data),
    {
      label: 'ROI',
      value: data.roi === null ? NONE : formatSignedPercent(data.roi),
      note: `${formatCount(data.settledBets)} settled bets`,
      title: 'Net profit over the stakes of settled bets.',
    },
  ];
}

function PerformanceTiles({ data }: { data: Performance | undefined }) {
  return <Tiles items={data ? items(data) : EMPTY} />;
}

interface CurvePoint {
  at: string;
  bets: number;
  /** Dollars. */
  total: number;
  /** The best total so far, never below zero. */
  peak: number;
}

/** The running profit in dollars with the best so far. */
function curvePoints(curve: Performance['curve']): CurvePoint[] {
  let peak = 0;
  return curve.map(({ at, netProfit, bets }) => {
    peak = Math.max(peak, netProfit);
    return { at, bets, total: netProfit / 100, peak: peak / 100 };
  });
}

/** What each day added; two settlements of one Eastern day are one. */
function daysOf(curve: Performance['curve']): GridDay[] {
  const days = new Map<string, { cents: number; bets: number }>();
  let before = 0;
  for (const { at, netProfit, bets } of curve) {
    const on = easternDay(at);
    const day = days.get(on) ?? { cents: 0, bets: 0 };
    days.set(on, { cents: day.cents + netProfit - before, bets: day.bets + bets });
    before = netProfit;
  }
  return [...days].map(([on, { cents, bets }]) => ({ on, profit: cents / 100, bets }));
}

const DAYS_MIN = 2;
const ROWS_MOST = 60;

/** Net profit day by day; nothing of a curve is claimed from a single day. */
function PracticeCurve({ curve, drawdown }: Pick<Performance, 'curve' | 'drawdown'>) {
  const { date } = useReaderFormat();
  const points = curvePoints(curve);
  const last = points.at(-1);
  if (points.length < DAYS_MIN || !last)
    return (
      <Panel title="Net profit">
        <p className="muted">The curve is drawn once bets are settled on two days.</p>
      </Panel>
    );
  return (
    <Panel title="Net profit" caption={`Shaded: below the best so far. Max drawdown ${formatMoney(drawdown / 100)}.`}>
      <Curve
        steps={points}
        spoken={`Net profit over ${points.length} days: now ${formatSignedMoney(last.total)}, best ${formatSignedMoney(last.peak)}.`}
        markText={(mark) => formatMoney(mark).replace(/\.00$/, '')}
        totalText={formatSignedMoney}
        from={date(points[0]!.at, 'plain')}
        to={date(last.at, 'plain')}
      />
      <AsTable
        heads={['Day', 'Bets', 'Net profit']}
        rows={points
          .slice(-ROWS_MOST)
          .reverse()
          .map(({ at, bets, total }) => ({ key: at, cells: [date(at, 'plain'), bets, formatSignedMoney(total)] }))}
      />
    </Panel>
  );
}

const STATUS_WORD = { all: 'All', settled: 'Settled', pending: 'Pending' } as const;
const TYPE_LABEL = {
  all: 'All',
  moneyline: 'Moneyline',
  spread: 'Spread',
  total: 'Total',
  prop: 'Prop',
  parlay: 'Parlay',
  teaser: 'Teaser',
} as const;
const PERIOD_WORD = { all: 'All time', '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days' } as const;
const BANKROLL_WORD = { practice: 'Practice', contest: 'Contest' } as const;
const HISTORY_WORD = {
  practice: { current: 'Since the last reset', all: 'With earlier resets' },
  contest: { current: 'This week', all: 'All weeks' },
} as const;

const options = <T extends string>(values: readonly T[], words: Record<T, string>) =>
  values.map((value) => ({ value, label: words[value] }));

/** The five filters; the address keeps them. */
function FilterTools({ filter, onChange }: { filter: PerformanceFilter; onChange: (patch: Partial<PerformanceFilter>) => void }) {
  return (
    <div className="tools">
      <Select
        label="Bankroll"
        value={filter.bankroll}
        options={options(BANKROLLS, BANKROLL_WORD)}
        onChange={(bankroll) => onChange({ bankroll })}
      />
      <Select label="Status" value={filter.status} options={options(STATUSES, STATUS_WORD)} onChange={(status) => onChange({ status })} />
      <Select label="Type" value={filter.betType} options={options(TYPES, TYPE_LABEL)} onChange={(betType) => onChange({ betType })} />
      <Select label="Period" value={filter.period} options={options(PERIODS, PERIOD_WORD)} onChange={(period) => onChange({ period })} />
      <Select
        label="History"
        value={filter.history}
        options={options(HISTORIES, HISTORY_WORD[filter.bankroll])}
        onChange={(history) => onChange({ history })}
      />
    </div>
  );
}

const usePerformance = (filter: PerformanceFilter) =>
  useQuery({ ...apiQuery('GET /api/virtual/performance', { query: { ...filter } }), placeholderData: keepPreviousData });

const PAGE = 25;

function History({ filter, onClear }: { filter: PerformanceFilter; onClear: () => void }) {
  const older = useBetPages({ ...requestedOf(filter), limit: PAGE });
  const total = usePerformance(filter).data?.totalBets;
  const { data, isError, error, refetch, isPlaceholderData } = older;
  if (!data && isError) return <ErrorState text={messageOf(error) ?? 'Failed to fetch virtual bets'} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className="vs-wait" aria-busy="true">
        <span className="sr">Loading virtual bets</span>
        <Skeleton height={220} radius={6} />
      </div>
    );
  const bets = data.pages.flat();
  if (bets.length === 0)
    return (
      <EmptyState
        title="No bets found matching your filters."
        action={isFiltered(filter) ? <Button onClick={onClear}>Clear filters</Button> : undefined}
      />
    );
  return (
    <div aria-busy={isPlaceholderData}>
      <BetList key={JSON.stringify(filter)} bets={bets} page={PAGE} older={older} total={total} />
    </div>
  );
}

function Figures({ filter }: { filter: PerformanceFilter }) {
  const { data, isError, error, refetch } = usePerformance(filter);
  if (!data && isError)
    return (
      <div className="panel">
        <ErrorState text={messageOf(error) ?? 'Failed to fetch performance stats'} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <>
      <PerformanceTiles data={data} />
      <div className="vp-two">
        {data ? <PracticeCurve curve={data.curve} drawdown={data.drawdown} /> : <Skeleton height={260} radius={8} />}
        {data ? <ByType byBetType={data.byBetType} /> : <Skeleton height={260} radius={8} />}
      </div>
      {data ? <DayGrid days={daysOf(data.curve)} by="settlement" /> : null}
    </>
  );
}

/** How practice betting has gone, in figures and bet by bet. */
export function PerformanceScreen() {
  const [search, changeSearch] = useSearch();
  const filter = readFilter(search);
  const change = (patch: Partial<PerformanceFilter>): void => changeSearch((now) => writeFilter(now, { ...readFilter(now), ...patch }));
  return (
    <>
      <FilterTools filter={filter} onChange={change} />
      <Figures filter={filter} />
      <Panel title="Detailed history" padded={false} className="vp-history">
        <History filter={filter} onClear={() => change(NO_FILTER)} />
      </Panel>
    </>
  );
}
