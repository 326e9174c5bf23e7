import { Fragment } from 'react';
import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import type { Board } from '../../../sports/registry.ts';
import type { VirtualReceipt } from '../practice-types.ts';
import { RESULT_WORD } from '../practice-words.ts';
import { LegList } from './leg-list.tsx';

const POSTED = { stake: 'Stake taken', settlement: 'Settled', reversal: 'Taken back', cash_out: 'Cashed out' } as const;

function Paid({ receipt }: { receipt: VirtualReceipt }) {
  const { prices } = useReaderFormat();
  const { stake, payout, actualWin, payoutFormula, result } = receipt;
  const rows: [string, string][] = [
    ['Bankroll', receipt.bankroll === 'contest' ? 'Contest' : 'Practice'],
    ['Result', result ? RESULT_WORD[result] : 'Open'],
    ['Stake', formatMoney(stake)],
    ['Profit', formatSignedMoney(actualWin ?? 0)],
  ];
  return (
    <div>
      <h3>Payout breakdown</h3>
      <dl>
        {rows.map(([term, value]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        <dt className="tot">Payout</dt>
        <dd className="tot">{formatMoney(payout ?? 0)}</dd>
      </dl>
      {payoutFormula ? <p className="cap">{prices(payoutFormula)}</p> : null}
    </div>
  );
}

function Postings({ receipt }: { receipt: VirtualReceipt }) {
  const { dateTime } = useReaderFormat();
  return (
    <div className="vs-post">
      <h3>Postings</h3>
      <ol>
        {receipt.postings.map((posting) => (
          <li key={`${posting.at} ${posting.kind} ${posting.amount}`}>
            <span>
              {POSTED[posting.kind]}
              <small>
                {dateTime(posting.at)}
                {posting.reason ? ` · ${posting.reason}` : ''}
              </small>
            </span>
            <b>{formatSignedMoney(posting.amount)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How a bet was graded, what it paid by which arithmetic, and every movement of money it caused. */
export function PracticeReceipt({ receipt, board }: { receipt: VirtualReceipt; board: Board }) {
  const { dateTime, prices } = useReaderFormat();
  return (
    <>
      <h3>How it was graded</h3>
      <LegList bet={receipt} board={board} />
      <div className="vs-rcpt">
        <Paid receipt={receipt} />
        <Postings receipt={receipt} />
        <p className="why">
          {receipt.legs.length > 1 || receipt.result === 'cash_out' || receipt.result === 'void'
            ? `${prices(receipt.explanation ?? '')} `
            : ''}
          Receipt {receipt.receiptNumber}
          {receipt.settledAt ? `, settled ${dateTime(receipt.settledAt)}` : ''}.{' '}
          <Link className="link" to={paths.houseRules}>
            House rules
          </Link>
        </p>
      </div>
    </>
  );
}
