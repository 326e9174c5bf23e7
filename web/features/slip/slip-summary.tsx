import { openSlip, useSlip } from '../../core/slip/slip-store.ts';
import { formatMoney } from '../../lib/format-number.ts';
import { Button } from '../../ui/controls/button.tsx';

/** The slip in short, as a bar for a phone. */
export function SlipStrip() {
  const { entries, totalStake, totalPotentialWin } = useSlip();
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
