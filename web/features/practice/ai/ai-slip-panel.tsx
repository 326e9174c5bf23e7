import { lowestTierName } from '@clearedge/contract/entitlements';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { slipIdentity } from '../../../core/slip/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, Lock, Skeleton } from '../../../ui/states/states.tsx';
import type { AiSlip } from '../practice-types.ts';
import { AiRow } from './ai-row.tsx';
import type { AiSlipState } from './use-ai-slip.ts';
import './ai.css';
import '../bets.css';

const total = (stakes: readonly number[]): number => stakes.reduce((sum, stake) => sum + Math.round(stake * 100), 0) / 100;

function Heads({ isLocked }: { isLocked: boolean }) {
  return (
    <div className={clsx('vs-ai vs-ai-hd', isLocked && 'bare')} aria-hidden="true">
      <span>Pick</span>
      <span className="num">Confidence</span>
      {isLocked ? null : (
        <>
          <span className="num hm">Win prob.</span>
          <span className="num hm">EV v. model</span>
        </>
      )}
      <span className="num">Price</span>
      <span className="num">Stake</span>
      <span />
    </div>
  );
}

function MoreWithPlan() {
  return (
    <div className="vs-ai-lock">
      <Lock
        title="Probabilities and reasons"
        text={`With ${lowestTierName('picks')} each pick shows the model’s win probability, its value at this price and why.`}
        actions={
          <Link className={buttonClass()} to={paths.subscribe}>
            Upgrade to {lowestTierName('picks')}
          </Link>
        }
      />
    </div>
  );
}

function Forbidden({ why }: { why: string }) {
  return (
    <p className="note warn" role="alert">
      {why}{' '}
      <Link className="link" to={paths.responsibleGaming}>
        Responsible Gaming
      </Link>
    </p>
  );
}

function Skipped({ skipped }: Pick<AiSlip, 'skipped'>) {
  if (skipped.length === 0) return null;
  return (
    <ul className="vs-skip cap">
      {skipped.map(({ gameId, matchup, reason }) => (
        <li key={gameId}>
          {matchup}: {reason}
        </li>
      ))}
    </ul>
  );
}

function Rows({ ai, shown }: { ai: AiSlipState; shown: NonNullable<AiSlipState['shown']> }) {
  const { left, refused, slip } = shown;
  if (left.length === 0)
    return (
      <EmptyState
        title={slip.entries.length === 0 ? 'No bet today' : 'Nothing left on the AI slip'}
        hint={
          slip.entries.length === 0
            ? 'The model has too little on the first games. Each reason is below.'
            : 'Placed bets are under My Virtual Bets.'
        }
      />
    );
  return (
    <>
      <Heads isLocked={slip.isLocked} />
      <ul>
        {left.map((row) => (
          <AiRow
            key={slipIdentity(row.item)}
            row={row}
            refusal={refused[slipIdentity(row.item)]}
            disabled={ai.isPlacing}
            onAccept={ai.accept}
            onRemove={ai.remove}
          />
        ))}
      </ul>
      <div className="vs-ai-f">
        <span className="muted">
          {left.length} single {left.length === 1 ? 'bet' : 'bets'}, total <b>{formatMoney(total(left.map(({ item }) => item.stake)))}</b>
        </span>
        <span className="grow" />
        <Button look="primary" disabled={ai.isPlacing} onClick={() => ai.place(left)}>
          {ai.isPlacing ? 'Placing...' : 'Place All Bets'}
        </Button>
      </div>
    </>
  );
}

/** The slip the model made: ten percent of the balance over the first games, by confidence. */
export function AiSlipPanel({ ai }: { ai: AiSlipState }) {
  const { shown, isGenerating, forbidden } = ai;
  const isOpen = shown !== null || isGenerating || forbidden !== null;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (!isOpen) return null;
  const clear = (
    <Button look="quiet" size="sm" disabled={ai.isPlacing} onClick={ai.clear}>
      Clear Slip
    </Button>
  );
  if (!shown)
    return (
      <div ref={panel}>
        <Panel title="AI bet slip">{forbidden === null ? <Skeleton height={240} radius={6} /> : <Forbidden why={forbidden} />}</Panel>
      </div>
    );
  const caption = `10% of balance, ${formatMoney(shown.slip.budget)}, split by confidence`;
  return (
    <div ref={panel}>
      <Panel title="AI bet slip" tools={clear} caption={caption} padded={false}>
        <Rows ai={ai} shown={shown} />
        <Skipped skipped={shown.slip.skipped} />
        {shown.slip.isLocked && shown.left.length > 0 ? <MoreWithPlan /> : null}
      </Panel>
    </div>
  );
}
