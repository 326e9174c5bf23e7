import { useId } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../core/clock.ts';
import { slip, useBoard, useSlip } from '../../core/slip/index.ts';
import type { ToastText } from '../../core/toasts/toasts.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { EntryGroup } from './entries/entry-group.tsx';
import { PlaceButton, PlaceNote } from './place-button.tsx';
import { showRefusals } from './placing/refusals.ts';
import { usePlaceSlip } from './placing/use-place-slip.ts';
import { entryState, placeable } from './rules/entry-state.ts';
import { groupEntries } from './rules/group-entries.ts';
import { slipTotals } from './rules/slip-totals.ts';
import { SlipTotals } from './slip-totals.tsx';
import { StakeAll } from './stake-all.tsx';
import './styles/slip-foot.css';
import './styles/slip.css';

interface SlipViewProps {
  /** On My Bets the button waits until every bet has a stake. */
  isStrict?: boolean;
  /** What is said when bets are not taken, where a page has words of its own. */
  failure?: ToastText | undefined;
  /** Called when something on the slip leads elsewhere. */
  onLeave?: (() => void) | undefined;
}

function clearSlip(): void {
  slip.clear();
  showRefusals([]);
}

function SlipEmpty({ onLeave }: { onLeave?: (() => void) | undefined }) {
  return (
    <EmptyState
      title="No active bets"
      hint="Tap any price to add it."
      action={
        <Link className={buttonClass()} to={paths.games()} onClick={onLeave}>
          View games
        </Link>
      }
    />
  );
}

/** The whole slip: bets by game, one stake for all, totals and the button that places them. */
export function SlipView({ isStrict = false, failure, onLeave }: SlipViewProps) {
  const { entries } = useSlip();
  const board = useBoard(entries.map((entry) => entry.gameId));
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
          <p className="cap" id={hintId}>
            Adjust odds to match your actual betting ticket.
          </p>
          {open.length > 1 ? <StakeAll entries={open} disabled={isPlacing} /> : null}
          <SlipTotals {...slipTotals(ready)} />
          <div className="slip-place">
            <PlaceButton
              ready={ready}
              open={open}
              isStrict={isStrict}
              isPlacing={isPlacing}
              onPlace={() => place(ready)}
              onSignIn={onLeave}
            />
          </div>
          <PlaceNote />
          <Button look="quiet" size="sm" disabled={isPlacing} onClick={clearSlip}>
            Clear All
          </Button>
        </div>
      </div>
    </div>
  );
}
