import { CallError, call } from '@clearedge/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { formatMoney, formatPercent, formatSignedMoney } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import type { Board } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { failed } from '../failed.ts';
import { refreshPractice, useCashOut, useVirtualReceipt } from '../practice.queries.ts';
import type { CashOut as Offer, VirtualBet } from '../practice-types.ts';
import { kindWord, legsName, RESULT_LOOK, RESULT_WORD } from '../practice-words.ts';
import { lastStart } from './bet-rules.ts';
import { LegList, useLegWords } from './leg-list.tsx';
import { PracticeReceipt } from './practice-receipt.tsx';

function useTakeOffer(betId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (amount: number) => call('POST /api/virtual/bets/:betId/cash-out', { params: { betId }, body: { amount } }),
    onSuccess: ({ payout }) => {
      toast({ title: 'Cashed Out', description: `${formatMoney(payout ?? 0)} is back on your balance.` });
      void refreshPractice(client);
    },
    onError: (error) => {
      failed('Not cashed out', 'Your bet is unchanged. Please try again.')(error);
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
function CashOut({ bet, isLive }: { bet: VirtualBet; isLive: boolean }) {
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

/** How an open bet stands and what it would pay. */
function PendingFacts({ bet, isLive }: { bet: VirtualBet; isLive: boolean }) {
  return (
    <p className="vs-open">
      <b>{isLive ? 'Game in progress' : 'Waiting for the result'}</b>
      <span>
        Potential payout <b>{formatMoney(Math.round((bet.stake + bet.potentialWin) * 100) / 100)}</b>
      </span>
      <span className="cap">
        Stake {formatMoney(bet.stake)}, to win {formatMoney(bet.potentialWin)}
        {bet.pricing === 'joint' ? ', same-game legs priced together' : ''}
        {bet.teaserPoints === null ? '' : `, every number moved ${bet.teaserPoints} points`}
      </span>
    </p>
  );
}

function Settled({ bet, board }: { bet: VirtualBet; board: Board }) {
  const { data, isError, error, refetch } = useVirtualReceipt(bet.id);
  if (data) return <PracticeReceipt receipt={data} board={board} />;
  if (isError) return <ErrorState title="The receipt could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      <span className="sr">Loading the receipt</span>
      <Skeleton height={180} radius={6} />
    </div>
  );
}

/** What a bet's row opens: its legs and its offer while it runs, its receipt afterwards. */
export function BetDetail({ bet, board }: { bet: VirtualBet; board: Board }) {
  if (bet.status === 'settled')
    return (
      <div className="vs-detail">
        <Settled bet={bet} board={board} />
      </div>
    );
  const isLive = bet.legs.some((leg) => board.get(leg.gameId)?.status === 'live');
  return (
    <div className="vs-detail">
      <PendingFacts bet={bet} isLive={isLive} />
      <LegList bet={bet} board={board} />
      <CashOut bet={bet} isLive={isLive} />
    </div>
  );
}

function State({ bet, isLive }: { bet: VirtualBet; isLive: boolean }) {
  if (bet.result) return <Badge look={RESULT_LOOK[bet.result]}>{RESULT_WORD[bet.result]}</Badge>;
  return isLive ? <Badge look="live">Live</Badge> : <Badge look="warn">Pending</Badge>;
}

function Outcome({ bet }: { bet: VirtualBet }) {
  if (bet.status === 'pending') return <span className="money muted">to win {formatMoney(bet.potentialWin)}</span>;
  const profit = bet.actualWin ?? 0;
  return <span className={clsx('money', profit > 0 && 'pos', profit < 0 && 'neg')}>{formatSignedMoney(profit)}</span>;
}

interface BetRowProps {
  bet: VirtualBet;
  board: Board;
  /** Both sides of its market are taken. */
  isUnscored: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** One practice bet; a press opens what there is to know about it. */
export function BetRow({ bet, board, isUnscored, isOpen, onToggle }: BetRowProps) {
  const { odds, date } = useReaderFormat();
  const words = useLegWords();
  const isLive = bet.legs.some((leg) => board.get(leg.gameId)?.status === 'live');
  const [first] = bet.legs;
  const isOne = bet.legs.length === 1;
  const title = isOne && first ? selectionLabel(first.selection) : legsName(bet);
  const under =
    isOne && first
      ? `${gameLabel(first.gameId)}, ${words(first, board)}`
      : bet.legs.map((leg) => selectionLabel(leg.selection)).join(' + ');
  return (
    <li className="vs-bet" data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls={`vb-${bet.id}`} onClick={onToggle}>
        <ChevronRight className="cv" />
        <State bet={bet} isLive={isLive} />
        <span className="s">
          {title} {bet.bankroll === 'contest' ? <Badge look="info">Contest</Badge> : null}{' '}
          {isUnscored ? <Badge look="warn">Both sides: not scored</Badge> : null}
          <small>
            {[kindWord(bet), under].filter(Boolean).join(' · ')}
            {bet.status === 'settled' ? ` · ${date(lastStart(bet), 'plain')}` : ''}
          </small>
        </span>
        <span className="num hm">{odds(bet.odds)}</span>
        <span className="num hm">{formatMoney(bet.stake)}</span>
        <Outcome bet={bet} />
      </button>
      <div id={`vb-${bet.id}`}>{isOpen ? <BetDetail bet={bet} board={board} /> : null}</div>
    </li>
  );
}
