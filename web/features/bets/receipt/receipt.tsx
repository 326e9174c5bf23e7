import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { paths } from '../../../lib/paths.ts';
import type { BetWithReceipt, Receipt as Graded } from '../bet-types.ts';
import { closingWords } from './closing-words.ts';
import { Postings, ReceiptLines } from './receipt-parts.tsx';
import { deadHeatWords, gradingLines, payoutLines } from './receipt-rows.ts';

const CORRECTED = 'Corrected after the start, so not measured against the closing price.';
const NO_CLOSE = 'No closing price was captured for this bet.';

/** How a bet was graded, left; what was paid, right; the price against the close and the number below. */
export function Receipt({ bet, receipt }: { bet: BetWithReceipt; receipt: Graded }) {
  const { odds, prices, dateTime } = useReaderFormat();
  const deadHeat = deadHeatWords(receipt);
  const close = bet.correctedAt
    ? CORRECTED
    : (closingWords(bet.odds, receipt.closingOdds, odds) ?? prices(receipt.closingNote ?? NO_CLOSE));
  return (
    <div className="rcpt">
      <div>
        <h3>How it was graded</h3>
        <ReceiptLines lines={gradingLines(bet, receipt, dateTime)} />
        <p className="rcpt-rule">
          <b>{receipt.ruleTitle}.</b> {receipt.ruleText}
        </p>
        <p className="cap">{prices(receipt.formula)}</p>
      </div>
      <div>
        <h3>What was paid</h3>
        <ReceiptLines lines={payoutLines(bet, receipt)} />
        {deadHeat ? <p className="note warn">{deadHeat}</p> : null}
        <Postings postings={receipt.postings} />
      </div>
      <p className="why">
        {close} Receipt <b>{receipt.receiptNumber}</b>, <Link to={paths.houseRules}>house rules</Link> {receipt.ruleVersion}.
      </p>
    </div>
  );
}
