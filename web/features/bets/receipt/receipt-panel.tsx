import { impliedProbability, isAmericanPrice } from '@clearedge/quant/price';
import { Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { paths } from '../../../lib/paths.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useReceipt } from '../bet.queries.ts';
import type { Bet, BetWithReceipt, Receipt as Graded } from '../bet-types.ts';
import { isClosed } from '../change/closed-rules.ts';
import { BetMenu, RemoveDialog, ResolveMenu, ShareDialog } from '../lazy-parts.tsx';
import { GradedLegs } from '../ticket/graded-legs.tsx';
import { Corrections } from './corrections.tsx';
import { DisputePart } from './disputed.tsx';
import { Postings, ReceiptLines } from './receipt-parts.tsx';
import { deadHeatWords, gradingLines, payoutLines } from './receipt-rows.ts';

const LEVEL_POINTS = 0.05;

/** Price taken against the last price before the start, in points of implied probability; null where there is no closing price. */
export function closingWords(taken: number, closing: number | null, format: (odds: number) => string): string | null {
  if (closing === null || !isAmericanPrice(closing) || !isAmericanPrice(taken)) return null;
  const points = (impliedProbability(closing) - impliedProbability(taken)) * 100;
  const versus = `Price taken ${format(taken)}, best closing price ${format(closing)}`;
  if (Math.abs(points) < LEVEL_POINTS) return `${versus}: level with the close.`;
  const size = Math.abs(points).toFixed(1);
  return points > 0
    ? `${versus}: you beat the close by ${size} points of implied probability.`
    : `${versus}: ${size} points of implied probability worse than the close.`;
}

const CORRECTED = 'Corrected after the start, so not measured against the closing price.';
const NO_CLOSE = 'No closing price was captured for this bet.';

/** How a bet was graded, left; what was paid, right; the price against the close and the number below. */
function Receipt({ bet, receipt }: { bet: BetWithReceipt; receipt: Graded }) {
  const { odds, prices, dateTime } = useReaderFormat();
  const deadHeat = deadHeatWords(receipt);
  const close =
    bet.legs.length > 0
      ? 'A ticket of several legs has no closing price of its own.'
      : bet.correctedAt
        ? CORRECTED
        : (closingWords(bet.odds, receipt.closingOdds, odds) ?? prices(receipt.closingNote ?? NO_CLOSE));
  return (
    <div className="rcpt">
      <div>
        <h3>How it was graded</h3>
        <ReceiptLines lines={gradingLines(bet, receipt, dateTime)} />
        {bet.legs.length > 0 ? <GradedLegs legs={bet.legs} /> : null}
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

const isOwnWord = ({ resultBy }: BetWithReceipt): boolean => resultBy === 'owner' || resultBy === 'file';

function NoReceipt({ bet }: { bet: Bet }) {
  return (
    <p className="rcpt-none muted">
      {bet.source === 'import'
        ? 'This result came with your file, so there is no receipt of a grading.'
        : 'There is no receipt of a grading for this bet.'}
    </p>
  );
}

/** What a history row opens: the receipt, and what its owner may still do about it. */
export function ReceiptPanel({ bet }: { bet: Bet }) {
  const { data, isError, error, refetch } = useReceipt(bet.id);
  const now = useNow();
  const [isRemoving, setRemoving] = useState(false);
  const [isSharing, setSharing] = useState(false);
  if (isError && !data) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className="rcpt-wait" aria-busy="true">
        <span className="sr">Loading the receipt</span>
        <Skeleton height={240} radius={6} />
      </div>
    );
  return (
    <>
      {data.contradiction ? <p className="note warn">{data.contradiction}</p> : null}
      {data.receipt ? <Receipt bet={data} receipt={data.receipt} /> : <NoReceipt bet={bet} />}
      {data.receipt ? <DisputePart bet={data} receipt={data.receipt} /> : null}
      <Corrections bet={data} />
      <div className="rcpt-acts">
        <Button look="quiet" size="sm" onClick={() => setSharing(true)}>
          <Share2 className="s" /> Share
        </Button>
        {isOwnWord(data) ? <ResolveMenu bet={data} label="Correct the result" /> : null}
        {isClosed(data, now) ? null : (
          <Button look="quiet" size="sm" onClick={() => setRemoving(true)}>
            <Trash2 className="s" /> Delete bet
          </Button>
        )}
        <BetMenu bet={data} isClosed={isClosed(data, now)} />
      </div>
      {isSharing ? <ShareDialog bet={data} onClose={() => setSharing(false)} /> : null}
      {isRemoving ? <RemoveDialog bet={bet} onClose={() => setRemoving(false)} /> : null}
    </>
  );
}
