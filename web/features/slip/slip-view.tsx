import { useId } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../core/clock.ts';
import { slip, useSlip } from '../../core/slip/index.ts';
import { useSlipReceipt } from '../../core/slip/slip-dock.ts';
import type { ToastText } from '../../core/toasts/toasts.ts';
import { paths } from '../../lib/paths.ts';
import { useBoard } from '../../sports/registry.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { EntryGroup } from './entries/entry-group.tsx';
import { PlaceButton, PlaceNote, SlipTotals, StakeAll } from './slip-foot.tsx';
import { showRefusals, usePlaceSlip } from './slip-placing.ts';
import { entryState, groupEntries, placeable, slipTotals } from './slip-rules.ts';
import './slip.css';

interface SlipViewProps {
  /** On My Bets the button waits until every bet has a stake. */
  isStrict?: boolean;
  /** What is shown when bets are not taken, where a page has words of its own. */
  failure?: ToastText | undefined;
  /** Called when something on the slip leads elsewhere. */
  onLeave?: (() => void) | undefined;
}

/** Takes everything off the slip. */
export function clearSlip(): void {
  slip.clear();
  showRefusals([]);
}

/** An empty slip; right after a bet was logged it does not say that there is none. */
export function SlipEmpty({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const hasReceipt = useSlipReceipt() !== null;
  return (
    <EmptyState
      title={hasReceipt ? 'Your slip is clear' : 'No active bets'}
      hint="Tap any price to add it."
      action={
        <Link className={buttonClass()} to={paths.games()} onClick={onLeave}>
          View games
        </Link>
      }
    />
  );
}

/** The slip: bets by game, one stake for all, totals and the button that logs them. */
export function SlipView({ isStrict = false, failure, onLeave }: SlipViewProps) {
  const { entries } = useSlip();
  const board = useBoard(entries);
  const now = useNow(10_000);
  const hintId = useId();
  const { place, isPlacing } = usePlaceSlip(failure);
  if (entries.length === 0) return <SlipEmpty onLeave={onLeave} />;
  const open = entries.filter((entry) => entryState(entry, board, now) !== 'closed');
  const ready = placeable(entries, board, now);
  return (
    <div className="slip-v">
      <div className="slip-cols">
        <div className="slip-list">
          {groupEntries(entries).map((group) => (
            <EntryGroup key={group.gameId} group={group} board={board} now={now} hintId={hintId} disabled={isPlacing} />
          ))}
        </div>
        <div className="slip-foot">
          <div className="slip-hint">
            <p className="cap" id={hintId}>
              Got a different price? Edit it.
            </p>
            <Button look="quiet" size="sm" disabled={isPlacing} onClick={clearSlip}>
              Clear All
            </Button>
          </div>
          {open.length > 1 ? <StakeAll entries={open} disabled={isPlacing} /> : null}
          <div className="slip-place">
            <SlipTotals {...slipTotals(ready)} />
            <PlaceButton
              count={isStrict || ready.length === 0 ? open.length : ready.length}
              isOff={ready.length === 0 || (isStrict && ready.length < open.length)}
              isPlacing={isPlacing}
              onPlace={() => place(ready)}
              onSignIn={onLeave}
            />
            <PlaceNote />
          </div>
        </div>
      </div>
    </div>
  );
}
