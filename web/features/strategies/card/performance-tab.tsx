import { STRATEGY_RANKED_FROM } from '@clearedge/contract/strategy-terms';
import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { messageOf } from '../../../lib/query.ts';
import { Curve } from '../../../ui/charts/curve.tsx';
import type { CurveStep } from '../../../ui/charts/curve-rules.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Backtest, type Strategy, type StrategyDetail, useStrategy } from '../strategy.queries.ts';
import { HistoryNote } from '../strategy-panels.tsx';
import { countOf, periodOf, verdictOf } from '../strategy-words.ts';
import { TestFigures } from './test-figures.tsx';

const LEAST_DAYS = 3;
const roundMoney = (dollars: number): string => formatMoney(dollars).replace(/\.00$/, '');

function stepsOf(curve: Backtest['curve']): CurveStep[] {
  let peak = 0;
  return curve.map(({ total }) => {
    peak = Math.max(peak, total);
    return { total, peak };
  });
}

function TestCurve({ curve, drawdown }: { curve: Backtest['curve']; drawdown: number }) {
  const { date } = useReaderFormat();
  const last = curve.at(-1);
  if (curve.length < LEAST_DAYS || !last) return <p className="muted">The curve begins after three days with a result.</p>;
  const steps = stepsOf(curve);
  const peak = steps.at(-1)!.peak;
  return (
    <Curve
      steps={steps}
      spoken={`Profit over ${curve.length} days: now ${formatSignedMoney(last.total)}, best ${formatSignedMoney(peak)}, max drawdown ${formatMoney(drawdown)}.`}
      markText={roundMoney}
      totalText={formatSignedMoney}
      from={date(curve[0]!.on, 'plain')}
      to={date(last.on, 'plain')}
    />
  );
}

function BetList({ label, bets }: { label: string; bets: Backtest['bets'] }) {
  const { odds, date } = useReaderFormat();
  if (bets.length === 0) return null;
  return (
    <details>
      <summary>{label}</summary>
      <WideTable label={label}>
        <table className="tbl">
          <ColumnHeads heads={['Day', 'Game', 'Bet', ['Odds'], 'Result', ['Profit']]} />
          <tbody>
            {bets.map((bet) => (
              <tr key={bet.gameId}>
                <td>{date(bet.date)}</td>
                <th scope="row">
                  <Link to={paths.game(bet.gameId)}>{bet.matchup}</Link>
                </th>
                <td>{bet.selection}</td>
                <td className="num">{odds(bet.odds)}</td>
                <td>{bet.result === 'win' ? 'Win' : bet.result === 'loss' ? 'Loss' : 'Push'}</td>
                <td className="num">{formatSignedMoney(bet.profit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  );
}

function Forward({ detail }: { detail: StrategyDetail }) {
  const { dateTime } = useReaderFormat();
  const { forward, waiting, conditionsSince, rank } = detail;
  return (
    <section className="st-test" aria-label="Forward test">
      <header>
        <Badge look="value">Forward test</Badge>
        <span className="cap">{`Since ${dateTime(conditionsSince)}, at the price when it fired`}</span>
      </header>
      {forward.totalBets === 0 ? (
        <p>{`Nothing settled yet${waiting > 0 ? `; ${countOf(waiting, 'game')} waiting for a result` : ''}. This test alone ranks a strategy.`}</p>
      ) : (
        <>
          <TestFigures figures={forward} />
          <TestCurve curve={detail.forwardCurve} drawdown={forward.drawdown} />
          <p className="cap">
            {waiting > 0 ? `${countOf(waiting, 'game')} waiting for a result. ` : ''}
            {rank === null ? `A rank needs ${STRATEGY_RANKED_FROM} settled bets.` : ''}
          </p>
          <BetList label="Forward bets, the newest first" bets={detail.forwardBets} />
        </>
      )}
    </section>
  );
}

function Past({ backtest }: { backtest: Backtest }) {
  const { date } = useReaderFormat();
  const { figures, history, conditions } = backtest;
  return (
    <section className="st-test" aria-label="Backtest">
      <header>
        <Badge look="warn">Backtest</Badge>
        <span className="cap">{periodOf(history, date)}</span>
      </header>
      <TestFigures figures={figures} />
      <TestCurve curve={backtest.curve} drawdown={figures.drawdown} />
      <p>{verdictOf(figures)}</p>
      <HistoryNote history={history} asksConfidence={conditions.confidenceThreshold > 1} />
      <BetList label={`Its newest ${backtest.bets.length} bets`} bets={backtest.bets} />
    </section>
  );
}

/** The two tests, never added up. */
export function PerformanceTab({ strategy }: { strategy: Strategy }) {
  const answer = useStrategy(strategy.id);
  if (answer.isError) return <ErrorState text={messageOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton height={320} radius={8} />;
  return (
    <div className="st-tests">
      <Forward detail={answer.data} />
      <Past backtest={answer.data.backtest} />
    </div>
  );
}
