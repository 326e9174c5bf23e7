import { openSlip } from '../../core/slip/slip-dialog-state.ts';
import { useSlip } from '../../core/slip/use-slip.ts';
import { formatMoney } from '../../lib/format-number.ts';
import { Button } from '../../ui/button.tsx';

/** The slip in three figures at the bottom of the navigation. */
export function SlipPanel() {
  const { entries, totalStake, totalPotentialWin } = useSlip();
  return (
    <section className="side-slip" aria-label="Betting slip">
      <h2>Betting slip</h2>
      {entries.length === 0 ? (
        <p className="cap">No active bets</p>
      ) : (
        <>
          <dl>
            <dt>Bets</dt>
            <dd>{entries.length}</dd>
            <dt>Total stake</dt>
            <dd>{formatMoney(totalStake)}</dd>
            <dt>Potential win</dt>
            <dd>{formatMoney(totalPotentialWin)}</dd>
          </dl>
          <Button full onClick={openSlip}>
            View Slip
          </Button>
        </>
      )}
    </section>
  );
}

/** The same on a phone, as a bar that is there only while the slip holds something. */
export function SlipBar() {
  const { entries, totalStake, totalPotentialWin } = useSlip();
  if (entries.length === 0) return null;
  return (
    <section className="slipbar" aria-label="Betting slip in short">
      <span className="n">
        {entries.length}
        <span className="sr"> bets on the slip</span>
      </span>
      <p>
        <b>{formatMoney(totalStake)}</b> stake
        <br />
        <span className="cap">to win {formatMoney(totalPotentialWin)}</span>
      </p>
      <span className="grow" />
      <Button look="primary" onClick={openSlip}>
        View Slip
      </Button>
    </section>
  );
}
