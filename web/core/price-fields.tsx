import { ODDS_EXAMPLE, TICKET_HINT } from '../lib/format.ts';
import { type Drafted, DraftField } from '../ui/controls/draft-field.tsx';
import { useReaderFormat } from './settings/reader-format.ts';

/** Odds and stake of a bet as they are on one's ticket, the odds in the reader's format. */
export function PriceFields(fields: Drafted<{ odds: string; stake: string }>) {
  const { oddsFormat } = useReaderFormat();
  return (
    <>
      <DraftField
        {...fields}
        name="odds"
        label="Odds"
        placeholder={ODDS_EXAMPLE[oddsFormat]}
        inputMode="text"
        hint={TICKET_HINT[oddsFormat]}
      />
      <DraftField {...fields} name="stake" label="Stake" prefix="$" inputMode="decimal" placeholder="25.00" />
    </>
  );
}
