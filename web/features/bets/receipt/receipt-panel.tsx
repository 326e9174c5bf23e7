import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../../core/clock.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useReceipt } from '../bet.queries.ts';
import type { Bet, BetWithReceipt } from '../bet-types.ts';
import { isClosed } from '../change/closed-rules.ts';
import { CorrectMenu, RemoveDialog, ResolveMenu } from '../lazy-parts.tsx';
import { Corrections } from './corrections.tsx';
import { DisputePart } from './disputed.tsx';
import { Receipt } from './receipt.tsx';

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
        {isOwnWord(data) ? <ResolveMenu bet={data} label="Correct the result" /> : null}
        {isClosed(data, now) ? (
          <CorrectMenu bet={data} />
        ) : (
          <Button look="quiet" size="sm" onClick={() => setRemoving(true)}>
            <Trash2 className="s" /> Delete bet
          </Button>
        )}
      </div>
      {isRemoving ? <RemoveDialog bet={bet} onClose={() => setRemoving(false)} /> : null}
    </>
  );
}
