import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { EmptyState } from '../../ui/states/states.tsx';
import { Newcomer } from './newcomer.tsx';
import { BankrollPanel, type CurveUnit } from './panels/bankroll-panel.tsx';
import { BetTable } from './panels/bet-table.tsx';
import { ClosingPanel } from './panels/closing-panel.tsx';
import { CutTable } from './panels/cut-table.tsx';
import { FindingsPanel } from './panels/findings-panel.tsx';
import { OwnTiles } from './panels/own-tiles.tsx';
import { StreakPanel } from './panels/streak-panel.tsx';
import { UnsaidPanel } from './panels/unsaid-panel.tsx';
import type { OwnReport } from './performance.queries.ts';

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
        <FindingsPanel report={report} />
        <ClosingPanel closing={report.closing} />
        {report.cuts.map((cut) => (cut.rows.length > 1 ? <CutTable key={cut.cut} {...cut} /> : null))}
        <StreakPanel streaks={report.streaks} />
        <UnsaidPanel unsaid={report.unsaid} />
      </div>
      <BetTable bets={report.bets} total={report.totals.bets} />
      <p className="cap">{`As of ${dateTime(report.asOf)}. Days are Eastern days of the games.`}</p>
    </>
  );
}
