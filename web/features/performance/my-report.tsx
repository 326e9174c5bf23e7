import { ChartLine } from 'lucide-react';
import { Link } from 'react-router';
import { DayGrid } from '../../core/day-grid/day-grid.tsx';
import { type ReaderFormat, useReaderFormat } from '../../core/settings/reader-format.ts';
import { formatCount, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE, plural } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { FoldPanel } from '../../ui/layout/fold-panel.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { type TileItem, Tiles } from '../../ui/layout/tiles.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { BankrollPanel, type CurveUnit } from './panels/bankroll-panel.tsx';
import { BetTable } from './panels/bet-table.tsx';
import { ClosingPanel } from './panels/closing-panel.tsx';
import { ReturnPanel } from './panels/return-panel.tsx';
import { StreakPanel } from './panels/streak-panel.tsx';
import type { Finding, OwnReport } from './performance.queries.ts';
import { findingText, measureText, rangeText, signedRangeText, unitsText, unreportedText } from './performance-words.ts';
import './performance.css';

/** What is decided. Open bets are no part of it: they stand beside it. */
function realizedTile({ totals: { bets, wins, losses, pushes, voids, profit, units } }: OwnReport): TileItem {
  const counts = `${formatCount(bets)} settled: ${wins} won, ${losses} lost, ${pushes} pushed, ${voids} void`;
  return {
    label: 'Realized profit',
    value: (
      <data value={profit} className={profit > 0 ? 'pos' : profit < 0 ? 'neg' : undefined}>
        {formatSignedMoney(profit)}
      </data>
    ),
    note: `${unitsText(units)} flat; ${counts}`,
    title: 'Of settled bets. Flat: one unit risked on every bet.',
  };
}

function openTile({ open: { bets, staked, toWin } }: OwnReport): TileItem {
  return {
    label: 'Open',
    value: bets === 0 ? NONE : formatMoney(staked),
    note: bets === 0 ? 'no bet is open' : `at risk on ${plural(bets, 'bet')}, to win ${formatMoney(toWin)}`,
    title: 'Stakes of bets without a result. They count in no other figure here.',
  };
}

function hitTile({ totals: { wins, losses, hitRate, hitInterval, neededRate } }: OwnReport): TileItem {
  const note =
    hitInterval && neededRate !== null
      ? `${wins} of ${wins + losses}, ${rangeText(hitInterval)}; your prices needed ${formatPercent(neededRate)}`
      : 'no bet decided yet';
  return { label: 'Hit rate', value: hitRate === null ? NONE : formatPercent(hitRate), note };
}

function roiTile({ totals: { roi, roiInterval, profit, staked } }: OwnReport): TileItem {
  const note =
    roi === null
      ? 'nothing staked yet'
      : `${formatSignedMoney(profit)} on ${formatMoney(staked)}${roiInterval ? `; ${signedRangeText(roiInterval)}` : ''}`;
  const title = 'Profit over money staked. The range is a 95% interval, resampled by day.';
  return { label: 'ROI', value: roi === null ? NONE : formatSignedPercent(roi), note, title };
}

function closingTile({ closing: { measures } }: OwnReport): TileItem {
  const main = measures.find(({ measure }) => measure === 'expectedValue');
  if (!main) return { label: 'Closing line value', value: NONE, note: 'no closing price without margin yet' };
  const range = main.interval
    ? `${measureText(main.measure, main.interval.low)} to ${measureText(main.measure, main.interval.high)}; `
    : '';
  return {
    label: 'Closing line value',
    value: measureText(main.measure, main.mean),
    note: `${range}${main.beaten} of ${main.count} beat the close`,
  };
}

function fallTile({ drawdown: { dollars, units } }: OwnReport, date: ReaderFormat['date']): TileItem {
  const when = dollars.from && dollars.to ? `${date(dollars.from)} to ${date(dollars.to)}; flat ${units.depth.toFixed(2)} u` : 'none yet';
  return { label: 'Max drawdown', value: dollars.depth === 0 ? NONE : formatMoney(dollars.depth), note: when };
}

/** The figures that sum one's bets up, each with its sample and its interval. */
function OwnTiles({ report }: { report: OwnReport }) {
  const { date } = useReaderFormat();
  return (
    <Tiles
      items={[realizedTile(report), openTile(report), roiTile(report), hitTile(report), closingTile(report), fallTile(report, date)]}
    />
  );
}

function FindingList({ title, findings, cuts, none }: { title: string; findings: readonly Finding[]; cuts: number; none: string }) {
  const { prices } = useReaderFormat();
  return (
    <>
      <h3>{title}</h3>
      {findings.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul>
          {findings.map((finding) => (
            <li key={`${finding.cut} ${finding.key}`} data-verdict={finding.verdict}>
              {prices(findingText(finding, cuts))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Where money was lost and won most surprisingly, and whether that says anything. */
function FindingsPanel({ report: { leaks, strengths, cutsLookedAt } }: { report: OwnReport }) {
  return (
    <Panel title="Leaks and strengths" caption={`${cutsLookedAt} parts of 20 bets or more looked at`} className="own-find">
      {cutsLookedAt === 0 ? (
        <p className="muted">You need 20 bets in a category, on five days or more, before we call a leak.</p>
      ) : (
        <>
          <FindingList title="Leaks" findings={leaks} cuts={cutsLookedAt} none="No part of 20 bets or more lost money." />
          <FindingList title="Strengths" findings={strengths} cuts={cutsLookedAt} none="No part of 20 bets or more won money." />
          <p className="cap">
            Look at enough parts and some will look special by luck. Each is tested against bets with no edge at their prices, and the tests
            are corrected for how many there are (Holm). Intervals are 95%, resampled by day.
          </p>
        </>
      )}
    </Panel>
  );
}

const WILL_SHOW = [
  'Your profit bet by bet, in dollars and in flat units, with its max drawdown',
  'Every day as a calendar: which made money, which lost it',
  'Return and hit rate with their ranges, beside your break-even rate',
  'Each price against the close, and how many beat it',
  'Markets, prices, books, days and hours: where you lose, and whether that is more than luck',
];

/** Before the first settled bet: what appears here, and how bets get in. */
function Newcomer({ open }: { open: OwnReport['open'] }) {
  const waiting = open.bets > 0 ? `${plural(open.bets, 'bet')} of yours ${open.bets === 1 ? 'is' : 'are'} still open. ` : '';
  return (
    <div className="panel own-new">
      <EmptyState
        icon={ChartLine}
        title="No settled bets yet"
        hint={`${waiting}Place a bet from any game, add one by hand, or bring your history from a CSV file; scores settle the rest.`}
        action={
          <>
            <Link className={buttonClass({ look: 'primary' })} to={paths.games()}>
              Today’s games
            </Link>
            <Link className={buttonClass()} to={paths.myBets({ tab: 'pending' })}>
              Add or import bets
            </Link>
          </>
        }
      />
      <h2>What you’ll see here</h2>
      <ul>
        {WILL_SHOW.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

/** What these bets are too few for, or do not hold at all. */
function UnreportedPanel({ unreported }: { unreported: OwnReport['unreported'] }) {
  return (
    <Panel title="Not enough data yet" className="own-find">
      <ul>
        {unreported.map((one) => (
          <li key={one.what}>{unreportedText(one)}</li>
        ))}
      </ul>
    </Panel>
  );
}

interface Props {
  report: OwnReport;
  isFiltered: boolean;
  unit: CurveUnit;
  onUnit: (unit: CurveUnit) => void;
}

/** Everything one's settled bets say, the most telling first. */
export function OwnReportView({ report, isFiltered, unit, onUnit }: Props) {
  const { dateTime } = useReaderFormat();
  if (report.totals.bets === 0)
    return isFiltered ? <EmptyState title="No settled bet fits" hint="Try adjusting the filters." /> : <Newcomer open={report.open} />;
  return (
    <>
      <OwnTiles report={report} />
      <BankrollPanel report={report} unit={unit} onUnit={onUnit} />
      <div className="own-grid">
        <div className="own-col">
          <ReturnPanel cuts={report.cuts} />
          {report.streaks ? (
            <FoldPanel name="Streaks">
              <StreakPanel streaks={report.streaks} />
            </FoldPanel>
          ) : null}
        </div>
        <div className="own-col">
          <FindingsPanel report={report} />
          <ClosingPanel closing={report.closing} />
          {report.unreported.length > 0 ? (
            <FoldPanel name="Not enough data yet">
              <UnreportedPanel unreported={report.unreported} />
            </FoldPanel>
          ) : null}
        </div>
      </div>
      <DayGrid days={report.curve} by="game day" />
      <FoldPanel name="Bet by bet">
        <BetTable bets={report.bets} total={report.totals.bets} />
      </FoldPanel>
      <p className="cap">{`As of ${dateTime(report.asOf)}. Days are Eastern days of the games.`}</p>
    </>
  );
}
