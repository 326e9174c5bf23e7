import { CallError, call } from '@clearedge/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { formatMoney, formatPercent, formatSignedMoney } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';
import { failed } from '../failed.ts';
import { refreshPractice, useCashOut } from '../practice.queries.ts';
import type { CashOut as Offer, VirtualBet } from '../practice-types.ts';

function useTakeOffer(betId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (amount: number) => call('POST /api/virtual/bets/:betId/cash-out', { params: { betId }, body: { amount } }),
    onSuccess: ({ payout }) => {
      toast({ title: 'Cashed Out', description: `${formatMoney(payout ?? 0)} is back on your balance.` });
      void refreshPractice(client);
    },
    onError: (error) => {
      failed('Not cashed out', 'The bet is as it was. Please try again.')(error);
      if (error instanceof CallError && error.status === 409) void refreshPractice(client);
    },
  });
}

/** How the offer came about: "Price at placing +150, price now +130, 5% per leg". */
function useWhy({ legs, holdFraction, isLive }: Offer): string {
  const { odds } = useReaderFormat();
  const hold = `${formatPercent(holdFraction, 0)} per leg`;
  if (isLive) return `From the closing prices and the score between half-innings, ${hold}`;
  const [only] = legs;
  if (legs.length === 1 && only) {
    const now = only.oddsNow === null ? '' : `, price now ${odds(only.oddsNow)}`;
    return `Price at placing ${odds(only.odds)}${now}, ${hold}`;
  }
  const moved = legs.flatMap((leg) => (leg.oddsNow === null ? [] : [`${odds(leg.odds)} to ${odds(leg.oddsNow)}`]));
  return [`${legs.length} legs`, ...(moved.length > 0 ? [`prices at placing and now ${moved.join(', ')}`] : []), hold].join(', ');
}

function Why({ offer }: { offer: Offer }) {
  return <small>{useWhy(offer)}</small>;
}

/** What an open bet can be closed for now; asks once more before it does. */
export function CashOut({ bet, isLive }: { bet: VirtualBet; isLive: boolean }) {
  const { data, isError, error } = useCashOut(bet.id, isLive);
  const [agreed, setAgreed] = useState<number | null>(null);
  const take = useTakeOffer(bet.id);
  if (isError && !data) return <p className="cap">{messageOf(error) ?? 'The cash-out offer could not be loaded.'}</p>;
  if (!data) return <Skeleton height={40} radius={6} />;
  const { amount } = data;
  if (amount === null) return <p className="cap">No cash-out: {data.reason ?? 'there is no fair price at the moment.'}</p>;
  const isSure = agreed === amount;
  return (
    <div className="vs-cash">
      <p>
        <span className="cap">Cash-out offer</span> <b>{formatMoney(amount)}</b>{' '}
        <span className="cap">{formatSignedMoney(Math.round((amount - bet.stake) * 100) / 100)} on this bet</span>
        <Why offer={data} />
      </p>
      <span className="acts">
        <Button
          look={isSure ? 'primary' : undefined}
          disabled={take.isPending}
          onClick={() => (isSure ? take.mutate(amount) : setAgreed(amount))}
        >
          {take.isPending ? 'Closing...' : isSure ? `Confirm ${formatMoney(amount)}` : `Cash Out ${formatMoney(amount)}`}
        </Button>
        {isSure ? (
          <Button look="quiet" onClick={() => setAgreed(null)}>
            Keep it
          </Button>
        ) : null}
      </span>
    </div>
  );
}
