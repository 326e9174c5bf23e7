import { slip } from '../../../core/slip/index.ts';
import { setSlipMode } from '../../../core/slip/slip-mode.ts';
import { openSlip } from '../../../core/slip/slip-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { ChosenLeg, ParlayQuote } from '../parlay-types.ts';
import { slipEntries } from '../slip-entries.ts';

interface LogTicketProps {
  legs: readonly ChosenLeg[];
  quote: ParlayQuote | undefined;
}

/** The way to one tracked ticket of these legs: they go onto the slip, which asks for the price and stake of the ticket. */
export function LogTicket({ legs, quote }: LogTicketProps) {
  const entries = legs.length > 1 && quote && !quote.problem ? slipEntries(legs, quote) : null;
  if (!entries) return null;
  const log = (): void => {
    setSlipMode('parlay');
    for (const entry of entries) slip.add(entry);
    openSlip();
  };
  return (
    <p className="pb-log cap">
      Bet it at a book?{' '}
      <Button size="sm" onClick={log}>
        Log the ticket
      </Button>
    </p>
  );
}
