import type { ReactNode } from 'react';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import type { AnalyticsFigures, AnalyticsReport, Finding } from './analytics.queries.ts';
import { SampleNotice } from './analytics-sample.tsx';
import { AnalyticsTiles } from './analytics-tiles.tsx';
import { EstimatesPanel } from './panels/estimates-panel.tsx';
import { InsightsTab } from './tabs/insights-tab.tsx';
import { MarketTab, type NameOf } from './tabs/market-tab.tsx';
import { MonthlyTab } from './tabs/monthly-tab.tsx';

export const TABS = ['monthly', 'market', 'insights'] as const;
export type Tab = (typeof TABS)[number];

/** What the page of one's own results draws and says alike. */
export interface Drawn {
  nameOf: NameOf;
  say: (finding: Finding, lookedAt: number) => string;
  closing: (figures: AnalyticsFigures) => ReactNode;
  streaks: (figures: AnalyticsFigures) => ReactNode;
}

interface Props {
  report: AnalyticsReport;
  tab: Tab;
  onTab: (tab: Tab) => void;
  drawn: Drawn;
}

/** Cards and tabs of one kind of bets; before the first settled one a sample that says so. */
export function AnalyticsView({ report, tab, onTab, drawn }: Props) {
  const { dateTime } = useReaderFormat();
  const figures = report.sample ?? report;
  const estimates = report.book === 'tracked' ? <EstimatesPanel /> : null;
  const body = (
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
            content: (
              <InsightsTab
                figures={figures}
                say={drawn.say}
                streaks={drawn.streaks(figures)}
                estimates={report.sample ? null : estimates}
              />
            ),
          },
        ]}
      />
    </>
  );
  return (
    <>
      {report.sample ? (
        <>
          <SampleNotice report={report} />
          <section className="an-preview" aria-label="Sample of simulated bets">
            {body}
          </section>
          {tab === 'insights' ? estimates : null}
        </>
      ) : (
        body
      )}
      <p className="cap">{`As of ${dateTime(report.asOf)}. ${report.book === 'tracked' ? 'Tracked bets only; practice bets are counted apart.' : 'Practice bets since the last reset; no real money.'}`}</p>
    </>
  );
}
