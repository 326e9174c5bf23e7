import { formatMoney } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { AmountInput } from '../../../ui/controls/amount-input.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { type useParlayQuote, usePlaceParlay, useSaveParlay } from '../parlay.queries.ts';
import type { Choice } from '../parlay-choice.ts';
import { choices } from '../parlay-choice.ts';
import type { Kind } from '../parlay-types.ts';
import { isStakeOf, whyNot, whyNotPlace } from './panel-rules.ts';

const readStake = (text: string): number => {
  const stake = Math.round(Number(text) * 100) / 100;
  return Number.isFinite(stake) && stake > 0 ? stake : 0;
};

interface ActionsProps {
  kind: Kind;
  userId: string;
  choice: Choice;
  asked: ReturnType<typeof useParlayQuote>;
}

/** Stake, what it pays, and the two things that can be done with a parlay. */
export function ParlayActions({ kind, userId, choice, asked: { quote, isOf } }: ActionsProps) {
  const saving = useSaveParlay(kind, userId);
  const placing = usePlaceParlay(kind);
  const state = { kind, ...choice, quote, isOf };
  const [noSave, noPlace] = [whyNot(state), whyNotPlace(state)];
  const isBusy = saving.isPending || placing.isPending;
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
      <div className={kind === 'parlay' ? 'pb-acts' : undefined}>
        {kind === 'parlay' ? (
          <Button
            look="primary"
            full
            disabled={noPlace !== null || isBusy}
            onClick={() => placing.mutate({ ...choice, odds: quote!.totalOdds! })}
          >
            {placing.isPending ? 'Placing...' : 'Place Parlay Bet'}
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
      <p className="cap">{noSave ?? (kind === 'parlay' ? noPlace : null) ?? WORDS[kind]}</p>
    </div>
  );
}

const WORDS: Record<Kind, string> = {
  parlay: 'Placed with practice money at this very price. Saving moves no money: it is followed and settled from the scores.',
  player_prop: 'Saving moves no money: the parlay is followed and settled from the final box scores.',
};
