import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { keyOfLeague, STRATEGY_RANKED_FROM } from '@clearedge/contract/strategy-terms';
import { Pencil, Power, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatSignedMoney, plural } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { gameParts } from '../../../sports/registry.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { MaybeLink } from '../../../ui/marks/maybe-link.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Backtest, type Strategy, type StrategyDetail, useStrategy, useToggleStrategy } from '../strategy.queries.ts';
import { HistoryNote } from '../strategy-panels.tsx';
import { conditionWords, periodOf, verdictOf } from '../strategy-words.ts';
import { TestCurve } from './test-curve.tsx';
import { TestFigures } from './test-figures.tsx';

function BetList({ label, sport, bets }: { label: string; sport: GameSport; bets: Backtest['bets'] }) {
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
                  <MaybeLink to={gameParts(sport).gamePath?.(bet.gameId)}>{bet.matchup}</MaybeLink>
                </th>
                <td>{selectionLabel(bet.selection)}</td>
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
        <p>{`Nothing settled yet${waiting > 0 ? `; ${plural(waiting, 'game')} waiting for a result` : ''}. This test alone ranks a strategy.`}</p>
      ) : (
        <>
          <TestFigures figures={forward} />
          <TestCurve curve={detail.forwardCurve} drawdown={forward.drawdown} />
          <p className="cap">
            {waiting > 0 ? `${plural(waiting, 'game')} waiting for a result. ` : ''}
            {rank === null ? `A rank needs ${STRATEGY_RANKED_FROM} settled bets.` : ''}
          </p>
          <BetList label="Forward bets, the newest first" sport={keyOfLeague(detail.conditions.sport)} bets={detail.forwardBets} />
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
      <BetList label={`Its newest ${backtest.bets.length} bets`} sport={keyOfLeague(conditions.sport)} bets={backtest.bets} />
    </section>
  );
}

/** The two tests, never added up. */
function PerformanceTab({ strategy }: { strategy: Strategy }) {
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

interface Props {
  strategy: Strategy;
  /** Opens on its performance: a notification leads here. */
  isPicked: boolean;
  onEdit: () => void;
  onDelete: () => void;
}
type Tab = 'conditions' | 'performance';

function Conditions({ strategy }: { strategy: Strategy }) {
  const { oddsFormat, dateTime } = useReaderFormat();
  return (
    <>
      <dl className="st-conds">
        {conditionWords(strategy.conditions, oddsFormat).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="cap">
        {`Created ${dateTime(strategy.createdAt)}. Conditions as they are since ${dateTime(strategy.conditionsSince)}. One bet a game; it fires in the last four hours before ${sportOf(keyOfLeague(strategy.conditions.sport)).startWord}.`}
      </p>
    </>
  );
}

/** One strategy: what it asks for, and how it did before and since it was kept. */
export function StrategyCard({ strategy, isPicked, onEdit, onDelete }: Props) {
  const [tab, setTab] = useState<Tab>(isPicked ? 'performance' : 'conditions');
  const toggle = useToggleStrategy();
  const id = useId();
  const { name, description, isActive, rank } = strategy;
  return (
    <article className="panel st-card" aria-labelledby={id} data-picked={isPicked || undefined}>
      <header className="st-h">
        <h2 id={id}>{name}</h2>
        <Badge look={isActive ? 'value' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        {rank === null ? null : <Badge look="info">{`No. ${rank} by forward test`}</Badge>}
        <span className="grow" />
        <Button size="sm" onClick={() => toggle.mutate(strategy)} disabled={toggle.isPending}>
          <Power className="s" /> {isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <IconButton label={`Edit ${name}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </header>
      {description ? <p className="st-about">{description}</p> : null}
      <Tabs
        label={`Parts of ${name}`}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'conditions', label: 'Strategy Conditions', content: <Conditions strategy={strategy} /> },
          { value: 'performance', label: 'Performance', content: <PerformanceTab strategy={strategy} /> },
        ]}
      />
    </article>
  );
}
