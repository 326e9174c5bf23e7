import { MOST_KELLY_BETS } from '@clearedge/contract/sizing';
import type { PriceFormat } from '@clearedge/quant/price';
import { gameLabel } from '../../../core/slip/game-label.ts';
import { formatMoney, formatPercent, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { Question } from '../rules/calculator.ts';
import { percent2 } from '../rules/kelly-words.ts';
import { type NewBet, sizeTyped, type Together, type TypedBet } from '../rules/several.ts';
import { SeveralRow } from './several-row.tsx';

interface Props {
  bets: readonly TypedBet[];
  terms: Pick<Question, 'share' | 'cap' | 'bankrollCents'>;
  format: PriceFormat;
  onAdd: (bet?: NewBet) => void;
  onChange: (bets: readonly TypedBet[]) => void;
}

function Sum({ together: { sized, atRisk, growth }, bankrollCents }: { together: Together; bankrollCents: number }) {
  const staked = sized?.reduce((sum, { stakeCents }) => sum + stakeCents, 0) ?? 0;
  return (
    <p className="kelly-sum" aria-live="polite">
      {sized
        ? `Together ${formatMoney(staked / 100)} of ${formatMoney(bankrollCents / 100)}, ${percent2(atRisk)} at risk. The joint optimum would grow the bankroll ${formatPercent(Math.expm1(growth), 2)} per round.`
        : NONE}
    </p>
  );
}

function Warnings({ together: { problem, entangled } }: { together: Together }) {
  return (
    <>
      {problem ? (
        <p className="note bad" role="alert">
          {problem}
        </p>
      ) : null}
      {entangled.map((gameId) => (
        <p className="note warn" key={gameId}>
          {`Bets on different markets of ${gameLabel(gameId)} are correlated; here they count as independent, so stake less.`}
        </p>
      ))}
    </>
  );
}

/** Several bets open together: each stake is smaller than it would be alone. */
export function SeveralPanel({ bets, terms, format, onAdd, onChange }: Props) {
  const together = sizeTyped(bets, terms);
  const replace = (id: number, patch: Partial<TypedBet>): void => onChange(bets.map((bet) => (bet.id === id ? { ...bet, ...patch } : bet)));
  return (
    <Panel title="Several bets at once" caption={`Joint optimum of up to ${MOST_KELLY_BETS}`} className="kelly-several">
      {bets.length === 0 ? (
        <EmptyState
          title="No bets yet"
          hint="Add the bets that you would have open together, or take them from today’s board. Bets with the same letter exclude each other, such as both sides of a game."
          action={<Button onClick={() => onAdd({ format })}>Add a bet</Button>}
        />
      ) : (
        <>
          <ol className="kelly-bets">
            {bets.map((bet, at) => (
              <SeveralRow
                key={bet.id}
                bet={bet}
                place={at + 1}
                errors={together.errors[at] ?? {}}
                sized={together.sized?.[at] ?? null}
                onChange={(patch) => replace(bet.id, patch)}
                onRemove={() => onChange(bets.filter(({ id }) => id !== bet.id))}
              />
            ))}
          </ol>
          <Warnings together={together} />
          <Sum together={together} bankrollCents={terms.bankrollCents} />
          <div className="kelly-acts">
            <Button disabled={bets.length >= MOST_KELLY_BETS} onClick={() => onAdd({ format })}>
              Add a bet
            </Button>
            <Button look="quiet" onClick={() => onChange([])}>
              Clear
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
