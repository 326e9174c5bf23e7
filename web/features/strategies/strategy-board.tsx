import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { boardSport } from '../../core/board-sport.ts';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { useSportsToday } from '../../core/sports-today.ts';
import { formatPercent, formatSignedMoney, NONE } from '../../lib/format.ts';
import { messageOf } from '../../lib/query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tiles } from '../../ui/layout/tiles.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { StrategyCard } from './card/strategy-card.tsx';
import { type Draft, draftOf, emptyDraft } from './form/draft-rules.ts';
import { StrategyEditor } from './form/strategy-editor.tsx';
import { type Figures, type Strategy, useDeleteStrategy, useStrategies } from './strategy.queries.ts';
import { MatchPanel, Suggestions } from './strategy-panels.tsx';
import { conditionWords, SAMPLES } from './strategy-words.ts';

/** Before the first strategy: what one may look like. Samples have conditions and no figures. */
function Newcomer({ onStart }: { onStart: (draft?: Draft) => void }) {
  const { oddsFormat } = useReaderFormat();
  return (
    <section className="panel st-new" aria-label="No strategy yet">
      <EmptyState
        icon={FlaskConical}
        title="No strategies yet"
        hint="Set your conditions. We backtest them at closing prices before you save, then track every game after."
        action={
          <Button look="primary" onClick={() => onStart()}>
            New Strategy
          </Button>
        }
      />
      <ul className="st-samples">
        {SAMPLES.map((sample) => (
          <li key={sample.name}>
            <div>
              <Badge look="push">Sample</Badge> <b>{sample.name}</b>
              <p>{sample.description}</p>
              <p className="cap">
                {conditionWords(sample.conditions, oddsFormat)
                  .map(({ name, value }) => `${name}: ${value}`)
                  .join(' · ')}
              </p>
            </div>
            <Button size="sm" onClick={() => onStart(draftOf(sample, oddsFormat))}>
              Use as a start<span className="sr">{`: ${sample.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sum = (list: readonly Figures[], of: (figures: Figures) => number): number => list.reduce((total, one) => total + of(one), 0);

function averageRate(list: readonly Figures[]): number | null {
  const rates = list.flatMap(({ winRate }) => (winRate === null ? [] : [winRate]));
  return rates.length === 0 ? null : rates.reduce((total, rate) => total + rate, 0) / rates.length;
}
const rateText = (rate: number | null): string => (rate === null ? NONE : formatPercent(rate, 1));

/** The forward tests first: a backtest can be chosen to look well. */
function StrategyTiles({ strategies }: { strategies: readonly Strategy[] }) {
  const forward = strategies.map((strategy) => strategy.forward);
  const past = strategies.map(({ performance }) => performance);
  const active = strategies.filter(({ isActive }) => isActive).length;
  return (
    <Tiles
      items={[
        { label: 'Active Strategies', value: active, note: `of ${strategies.length}` },
        {
          label: 'Combined Profit',
          value: formatSignedMoney(sum(forward, ({ profit }) => profit)),
          note: `forward, ${sum(forward, ({ totalBets }) => totalBets)} bets; backtests ${formatSignedMoney(sum(past, ({ profit }) => profit))}`,
        },
        { label: 'Average Win Rate', value: rateText(averageRate(forward)), note: `forward; backtests ${rateText(averageRate(past))}` },
      ]}
    />
  );
}

/** Asks before a forward test is lost: it cannot be made again. */
function DeleteDialog({ strategy, onClose }: { strategy: Strategy; onClose: () => void }) {
  const remove = useDeleteStrategy();
  return (
    <ConfirmDialog
      title={`Delete ${strategy.name}?`}
      action="Delete"
      busy="Deleting..."
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(strategy, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Its forward test goes with it and cannot be made again: bets after today would be another test.</p>
    </ConfirmDialog>
  );
}

interface Props {
  /** The id of the strategy that is edited, "new" for one that is made, null for the list; part of the address. */
  edited: string | null;
  onEdit: (edited: string | null) => void;
  /** The strategy that a notification was about. */
  picked: string | null;
}

/** One's strategies, what they bet on today, and ideas; or the one that is being made. */
export function StrategyBoard({ edited, onEdit, picked }: Props) {
  const answer = useStrategies();
  const { oddsFormat: format } = useReaderFormat();
  const { data: sports = [] } = useSportsToday();
  const [start, setStart] = useState<Draft | null>(null);
  const [deleted, setDeleted] = useState<Strategy | null>(null);
  if (answer.isError) return <ErrorState text={messageOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (!answer.data)
    return (
      <div className="st-list" aria-busy="true">
        <span className="sr">Loading your strategies</span>
        <Skeleton height={84} radius={8} />
        <Skeleton height={300} radius={8} />
      </div>
    );
  const strategies = answer.data;
  const create = (draft: Draft | null = null): void => {
    setStart(draft);
    onEdit('new');
  };
  const close = (): void => {
    setStart(null);
    onEdit(null);
  };
  const strategy = strategies.find(({ id }) => id === edited) ?? null;
  if (strategy || edited === 'new') {
    const draft = strategy ? draftOf(strategy, format) : (start ?? emptyDraft(boardSport(sports, null), format));
    return <StrategyEditor key={`${edited} ${format}`} strategy={strategy} start={draft} format={format} onClose={close} />;
  }
  return (
    <>
      {strategies.length > 0 ? (
        <>
          <StrategyTiles strategies={strategies} />
          <MatchPanel />
          <div className="st-list">
            {strategies.map((one) => (
              <StrategyCard
                key={one.id}
                strategy={one}
                isPicked={one.id === picked}
                onEdit={() => onEdit(one.id)}
                onDelete={() => setDeleted(one)}
              />
            ))}
          </div>
        </>
      ) : (
        <Newcomer onStart={create} />
      )}
      <Suggestions
        onChoose={({ name, description, backtest }) => create(draftOf({ name, description, conditions: backtest.conditions }, format))}
      />
      {deleted ? <DeleteDialog strategy={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  );
}
