import { useState } from 'react';
import { messageOf } from '../../lib/query.ts';
import { ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { StrategyCard } from './card/strategy-card.tsx';
import { type Draft, draftOf, EMPTY_DRAFT } from './form/draft-rules.ts';
import { StrategyDialog } from './form/strategy-dialog.tsx';
import { DeleteDialog } from './panels/delete-dialog.tsx';
import { MatchPanel } from './panels/match-panel.tsx';
import { Newcomer } from './panels/newcomer.tsx';
import { StrategyTiles } from './panels/strategy-tiles.tsx';
import { Suggestions } from './panels/suggestions.tsx';
import { type Strategy, useStrategies } from './strategy.queries.ts';

type Open = { kind: 'form'; strategy: Strategy | null; start: Draft } | { kind: 'delete'; strategy: Strategy } | null;

interface Props {
  /** Whether the form for a new one is asked for from the page's head. */
  isCreating: boolean;
  onCreated: () => void;
  /** The strategy that a notification was about. */
  picked: string | null;
}

/** One's strategies, what they bet on today, and ideas. */
export function StrategyBoard({ isCreating, onCreated, picked }: Props) {
  const answer = useStrategies();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => {
    setOpen(null);
    onCreated();
  };
  const start = (draft: Draft = EMPTY_DRAFT): void => setOpen({ kind: 'form', strategy: null, start: draft });
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
  const shown = open ?? (isCreating ? { kind: 'form' as const, strategy: null, start: EMPTY_DRAFT } : null);
  return (
    <>
      {strategies.length > 0 ? (
        <>
          <StrategyTiles strategies={strategies} />
          <MatchPanel />
          <div className="st-list">
            {strategies.map((strategy) => (
              <StrategyCard
                key={strategy.id}
                strategy={strategy}
                isPicked={strategy.id === picked}
                onEdit={() => setOpen({ kind: 'form', strategy, start: draftOf(strategy) })}
                onDelete={() => setOpen({ kind: 'delete', strategy })}
              />
            ))}
          </div>
        </>
      ) : (
        <Newcomer onStart={start} />
      )}
      <Suggestions onChoose={({ name, description, backtest }) => start(draftOf({ name, description, conditions: backtest.conditions }))} />
      {shown?.kind === 'form' ? <StrategyDialog strategy={shown.strategy} start={shown.start} onClose={close} /> : null}
      {shown?.kind === 'delete' ? <DeleteDialog strategy={shown.strategy} onClose={close} /> : null}
    </>
  );
}
