import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { formatCount, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { type TileItem, Tiles } from '../../ui/layout/tiles.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import type { AnalyticsFigures, AnalyticsReport, Book, Finding } from './analytics.queries.ts';
import { monthName, signedSpanText, spanText } from './analytics-words.ts';
import { EstimatesPanel } from './panels/estimates-panel.tsx';
import { InsightsTab } from './tabs/insights-tab.tsx';
import { MarketTab, type NameOf } from './tabs/market-tab.tsx';
import '../../ui/layout/two-line.css';
import './analytics.css';

type Month = AnalyticsFigures['monthlyBreakdown'][number];

function MonthRow({ month, largest }: { month: Month; largest: number }) {
  const width = largest === 0 ? 0 : (100 * Math.abs(month.profit)) / largest;
  return (
    <tr>
      <th scope="row">{monthName(month.month)}</th>
      <td className="num">{month.bets}</td>
      <td className="num">{`${month.wins} of ${month.wins + month.losses}`}</td>
      <td className="num">{month.winRate === null ? NONE : formatPercent(month.winRate)}</td>
      <td className="num">{formatSignedMoney(month.profit)}</td>
      <td className="num">
        {month.roi === null ? NONE : formatSignedPercent(month.roi)}
        {month.roiInterval ? <small>{signedSpanText(month.roiInterval)}</small> : null}
      </td>
      <td className="an-bar" aria-hidden="true">
        <span data-sign={month.profit < 0 ? 'minus' : 'plus'} style={{ width: `${width}%` }} />
      </td>
    </tr>
  );
}

function MonthlyTab({ figures: { monthlyBreakdown } }: { figures: AnalyticsFigures }) {
  const largest = Math.max(0, ...monthlyBreakdown.map(({ profit }) => Math.abs(profit)));
  return (
    <Panel title="Monthly Breakdown" caption="Eastern months of the games" padded={false}>
      {monthlyBreakdown.length === 0 ? (
        <p className="muted an-none">No bet is settled yet.</p>
      ) : (
        <WideTable label="Monthly breakdown, figures">
          <table className="tbl under">
            <thead>
              <tr>
                <th scope="col">Month</th>
                {['Bets', 'Won', 'Win rate', 'Profit', 'ROI'].map((head) => (
                  <th scope="col" className="num" key={head}>
                    {head}
                  </th>
                ))}
                <td className="an-bar" aria-hidden="true" />
              </tr>
            </thead>
            <tbody>
              {monthlyBreakdown.map((month) => (
                <MonthRow key={month.month} month={month} largest={largest} />
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </Panel>
  );
}

function rateTile({ winRate, winInterval, wins, losses, neededRate }: AnalyticsFigures): TileItem {
  const note =
    winInterval && neededRate !== null
      ? `${wins} of ${wins + losses}, ${spanText(winInterval)}; your prices needed ${formatPercent(neededRate)}`
      : 'no bet decided yet';
  return { label: 'Win Rate', value: winRate === null ? NONE : formatPercent(winRate), note };
}

function profitTile({ totalProfit, roi, roiInterval, staked, totalBets }: AnalyticsFigures): TileItem {
  const range = roiInterval ? ` (${signedSpanText(roiInterval)})` : '';
  const note = roi === null ? 'nothing staked yet' : `ROI ${formatSignedPercent(roi)}${range} on ${formatMoney(staked)}`;
  const title = 'ROI: profit over money staked. The range is a 95% interval, resampled by day.';
  return { label: 'Total Profit', value: totalBets === 0 ? NONE : formatSignedMoney(totalProfit), note, title };
}

function streakTile({ streakCount, streakType, streaks }: AnalyticsFigures): TileItem {
  const value = streakType === null ? NONE : `${streakCount} ${streakType === 'win' ? 'won' : 'lost'}`;
  const longest = streaks ? `longest ${streaks.won.length} won, ${streaks.lost.length} lost, of ${streaks.bets}` : 'too few bets for more';
  return { label: 'Current Streak', value, note: longest };
}

/** The four cards: each figure with its sample and its range. */
function AnalyticsTiles({ figures }: { figures: AnalyticsFigures }) {
  const { odds } = useReaderFormat();
  const { totalBets, avgOdds, open, pushes, cashedOut } = figures;
  const rest = [open > 0 && `${open} open`, pushes > 0 && `${pushes} pushed`, cashedOut > 0 && `${cashedOut} cashed out`].filter(Boolean);
  const bets: TileItem = {
    label: 'Total Bets',
    value: formatCount(totalBets),
    note: ['settled, voids left out', `average odds ${odds(avgOdds)}`, ...rest].join('; '),
    title: 'The average of decimal prices.',
  };
  return <Tiles items={[rateTile(figures), profitTile(figures), streakTile(figures), bets]} />;
}

const FIRST: Record<Book, { text: string; to: string; label: string }> = {
  tracked: { text: 'No tracked bet of yours is settled yet.', to: paths.myBets({ tab: 'pending' }), label: 'Add or import bets' },
  practice: { text: 'No practice bet of yours is settled yet.', to: paths.virtualSportsbook, label: 'Virtual Sportsbook' },
};

/** Says before every figure of a sample that it is one. */
export function SampleNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="note warn an-sample" role="note">
      <Badge look="warn">Sample</Badge>
      <p>{`${text} Everything below is a preview made from 180 simulated bets that no one placed.`}</p>
      {children}
    </div>
  );
}

function FirstSteps({ report: { book, open } }: { report: AnalyticsReport }) {
  const { text, to, label } = FIRST[book];
  return (
    <SampleNotice text={`${text}${open > 0 ? ` ${open} ${open === 1 ? 'is' : 'are'} open.` : ''}`}>
      <Link className={buttonClass({ size: 'sm' })} to={to}>
        {label}
      </Link>
    </SampleNotice>
  );
}

export const TABS = ['monthly', 'market', 'insights'] as const;
export type Tab = (typeof TABS)[number];

/** What the page of one's own results draws and says alike. */
export interface Drawn {
  nameOf: NameOf;
  say: (finding: Finding, lookedAt: number) => string;
  closing: (figures: AnalyticsFigures) => ReactNode;
  streaks: (figures: AnalyticsFigures) => ReactNode;
}

interface Shown {
  tab: Tab;
  onTab: (tab: Tab) => void;
  drawn: Drawn;
}

/** The cards and the tabs. */
export function AnalyticsBody({ figures, estimates, tab, onTab, drawn }: Shown & { figures: AnalyticsFigures; estimates: ReactNode }) {
  return (
    <>
      <AnalyticsTiles figures={figures} />
      <Tabs
        label="Performance analytics"
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'monthly', label: 'Monthly Breakdown', content: <MonthlyTab figures={figures} /> },
          {
            value: 'market',
            label: 'Market Analysis',
            content: <MarketTab figures={figures} nameOf={drawn.nameOf} closing={drawn.closing(figures)} />,
          },
          {
            value: 'insights',
            label: 'AI Insights',
            content: <InsightsTab figures={figures} say={drawn.say} streaks={drawn.streaks(figures)} estimates={estimates} />,
          },
        ]}
      />
    </>
  );
}

/** Figures of one kind of bets; before the first settled one a sample that says so. */
export function AnalyticsView({ report, ...shown }: Shown & { report: AnalyticsReport }) {
  const { dateTime } = useReaderFormat();
  const estimates = report.book === 'tracked' ? <EstimatesPanel /> : null;
  const body = <AnalyticsBody {...shown} figures={report.sample ?? report} estimates={report.sample ? null : estimates} />;
  return (
    <>
      {report.sample ? (
        <>
          <FirstSteps report={report} />
          <section className="an-preview" aria-label="Sample of simulated bets">
            {body}
          </section>
          {shown.tab === 'insights' ? estimates : null}
        </>
      ) : (
        body
      )}
      <p className="cap">{`As of ${dateTime(report.asOf)}. ${report.book === 'tracked' ? 'Tracked bets only; practice bets are counted apart.' : 'Practice bets since the last reset; no real money.'}`}</p>
    </>
  );
}
