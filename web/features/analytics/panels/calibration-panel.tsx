import { formatPercent } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { AnalyticsFigures } from '../analytics.queries.ts';
import { spanText } from '../analytics-words.ts';

type Calibration = NonNullable<AnalyticsFigures['calibration']>;

const whole = (share: number): string => formatPercent(share, 0);

function Diagram({ bins }: { bins: Calibration['bins'] }) {
  return (
    <div className="an-cal" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <line className="even" x1="0" y1="100" x2="100" y2="0" />
        {bins.map(({ said, low, high }) => (
          <line key={said} className="span" x1={100 * said} x2={100 * said} y1={100 * (1 - high)} y2={100 * (1 - low)} />
        ))}
      </svg>
      {bins.map(({ said, happened }) => (
        <i key={said} style={{ left: `${100 * said}%`, top: `${100 * (1 - happened)}%` }} />
      ))}
      <span className="from">0%</span>
      <span className="to">100% said</span>
      <span className="up">100% won</span>
    </div>
  );
}

/** One's own estimates against what happened, with the intervals of each group. */
export function CalibrationPanel({ calibration }: { calibration: AnalyticsFigures['calibration'] }) {
  if (!calibration) return null;
  const { estimates, need, said, happened, interval, brier, brierOfPrices, logLoss, bins } = calibration;
  const title = 'Your estimates';
  if (said === null || happened === null || !interval)
    return (
      <Panel title={title} caption={`${estimates} of ${need} decided`}>
        <p className="muted">{`Calibration takes ${need} decided bets with a chance that you gave before the game; there are ${estimates}. Note yours below.`}</p>
      </Panel>
    );
  return (
    <Panel title={title} caption={`${estimates} decided bets`} className="an-cal-p">
      <p>{`You said ${formatPercent(said)} on average; ${formatPercent(happened)} won (95% interval ${spanText(interval)}).`}</p>
      <Diagram bins={bins} />
      <p className="cap">{`Brier score ${brier!.toFixed(3)}, that of the chances your prices needed ${brierOfPrices!.toFixed(3)}; log loss ${logLoss!.toFixed(3)}. Lower is better.`}</p>
      <AsTable
        heads={['Bets', 'You said', 'Won', '95% interval']}
        rows={bins.map((bin, at) => ({ key: String(at), cells: [bin.count, whole(bin.said), whole(bin.happened), spanText(bin)] }))}
      />
    </Panel>
  );
}
