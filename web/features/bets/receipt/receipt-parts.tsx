import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import clsx from 'clsx';
import { Fragment } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatSignedMoney } from '../../../lib/format.ts';
import type { Receipt } from '../bet-types.ts';
import type { ReceiptLine } from './receipt-rows.ts';

export function ReceiptLines({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <dl>
      {lines.map(({ label, value, isTotal }) => (
        <Fragment key={label}>
          <dt className={clsx(isTotal && 'tot')}>{label}</dt>
          <dd className={clsx(isTotal && 'tot')}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Every posting, so that a corrected result shows both what stood before and what took it back. */
export function Postings({ postings }: { postings: Receipt['postings'] }) {
  const { dateTime } = useReaderFormat();
  if (postings.length < 2) return null;
  return (
    <div className="rcpt-post">
      <h4>Postings</h4>
      <ol>
        {postings.map((posting) => (
          <li key={`${posting.at} ${posting.kind} ${posting.grade}`}>
            <span>
              {posting.kind === 'reversal' ? 'Reversal of' : 'Graded'} {GRADE_WORD[posting.grade].toLowerCase()}
              <small>
                {dateTime(posting.at)}
                {posting.reason ? ` · ${posting.reason}` : ''}
              </small>
            </span>
            <b>{formatSignedMoney(posting.profit)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
