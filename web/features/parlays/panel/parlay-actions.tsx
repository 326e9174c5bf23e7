import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { AmountInput } from '../../../ui/controls/amount-input.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { type useParlayQuote, usePlaceParlay, useSaveParlay } from '../parlay.queries.ts';
import { type Choice, choices } from '../parlay-choice.ts';
import type { Kind, ParlayQuote } from '../parlay-types.ts';
import { LogTicket } from './log-ticket.tsx';
import { isAboveMax, isStakeOf, whyNot, whyNotPlace } from './panel-rules.ts';

const readStake = (text: string): number => {
  const stake = Math.round(Number(text) * 100) / 100;
  return Number.isFinite(stake) && stake > 0 ? stake : 0;
};

/** A stake above the max bet says so, what is done with it all the same, and offers the max bet. */
function AboveMax({ kind, stake, quote }: { kind: Kind; stake: number; quote: ParlayQuote | undefined }) {
  if (!quote || !isAboveMax(stake, quote)) return null;
  const most = quote.maxBetSize ?? 0;
  return (
    <div className="note warn pb-moved" role="status">
      <p>{`${formatMoney(stake)} is above the max bet of ${formatMoney(most)}. That is advice, not a limit: your stake is used as it is.`}</p>
      {isStakeOf(kind, most) ? (
        <span className="acts">
          <Button size="sm" onClick={() => choices[kind].setStake(most)}>{`Use ${formatMoney(most)}`}</Button>
        </span>
      ) : null}
    </div>
  );
}

interface ActionsProps {
  kind: Kind;
  userId: string;
  choice: Choice;
  requested: ReturnType<typeof useParlayQuote>;
}

/** Stake, what it pays, and the two things that can be done with a parlay. */
export function ParlayActions({ kind, userId, choice, requested: { quote, isOf } }: ActionsProps) {
  const saving = useSaveParlay(kind, userId);
  const placement = usePlaceParlay(kind);
  const { prices } = useReaderFormat();
  const state = { kind, ...choice, quote, isOf, now: useNow() };
  const [noSave, noPlace] = [whyNot(state), whyNotPlace(state)];
  const isBusy = saving.isPending || placement.isPending;
  const refused = messageOf(saving.error);
  const payout = isOf ? quote?.potentialPayout : null;
  const name = kind === 'parlay' ? 'Bet amount' : 'Stake';
  return (
    <div className="pb-go">
      <div className="pb-stake">
        <AmountInput
          label="$"
          spoken={`${name} in dollars`}
          value={choice.stake}
          read={readStake}
          write={String}
          onChange={choices[kind].setStake}
          step={1}
          min={1}
          isBad={!isStakeOf(kind, choice.stake)}
        />
        <p aria-live="polite">
          {payout == null ? (
            <span className="cap">{name}</span>
          ) : (
            <>
              Pays <b>{formatMoney(payout)}</b>
            </>
          )}
        </p>
      </div>
      {isOf ? <AboveMax kind={kind} stake={choice.stake} quote={quote} /> : null}
      <div className={kind === 'parlay' ? 'pb-acts' : undefined}>
        {kind === 'parlay' ? (
          <Button
            look="primary"
            full
            disabled={noPlace !== null || isBusy}
            onClick={() => placement.mutate({ ...choice, odds: quote!.totalOdds! })}
          >
            {placement.isPending ? 'Placing...' : 'Place Parlay Bet'}
          </Button>
        ) : null}
        <Button
          look={kind === 'parlay' ? 'default' : 'primary'}
          full
          disabled={noSave !== null || isBusy}
          onClick={() => saving.mutate({ choice, quote })}
        >
          {saving.isPending ? 'Saving...' : 'Save Parlay'}
        </Button>
      </div>
      {refused ? (
        <p className="note bad pb-note" role="alert">
          {refused}
        </p>
      ) : null}
      <p className="cap">{prices(noSave ?? (kind === 'parlay' ? noPlace : null) ?? WORDS[kind])}</p>
      <LogTicket legs={choice.legs} quote={quote} />
    </div>
  );
}

const WORDS: Record<Kind, string> = {
  parlay: 'Placed with practice money at this price. Saving moves no money: we track it and settle it from the scores.',
  player_prop: 'Saving moves no money: we track the parlay and settle it from the final box scores.',
};
