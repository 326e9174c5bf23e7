import { MOST_KELLY_BETS } from '@clearedge/contract/sizing';
import type { PriceFormat } from '@clearedge/quant/price';
import type { SizedBet } from '@clearedge/quant/sizing';
import { X } from 'lucide-react';
import { gameLabel } from '../../../core/slip/game-label.ts';
import { formatMoney, formatPercent, NONE } from '../../../lib/format.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { Question } from '../rules/calculator.ts';
import { percent2 } from '../rules/kelly-words.ts';
import { type BetErrors, GROUPS, type NewBet, sizeTyped, type Together, type TypedBet } from '../rules/several.ts';

interface SeveralRowProps {
  bet: TypedBet;
  place: number;
  errors: BetErrors;
  sized: SizedBet | null;
  onChange: (patch: Partial<TypedBet>) => void;
  onRemove: () => void;
}

/** One of several bets: its boxes, and what it comes to alone and with the others. */
function SeveralRow({ bet, place, errors, sized, onChange, onRemove }: SeveralRowProps) {
  const name = bet.name || `Bet ${place}`;
  const isTyped = (text: string): boolean => text.trim() !== '';
  return (
    <li>
      <div className="kelly-bet-h">
        <b>{name}</b>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      <div className="kelly-bet-f">
        <Field
          label="Odds"
          value={bet.odds}
          error={isTyped(bet.odds) ? errors.odds : undefined}
          autoComplete="off"
          onChange={({ target }) => onChange({ odds: target.value })}
        />
        <Field
          label="Win probability, %"
          value={bet.chance}
          error={isTyped(bet.chance) ? errors.chance : undefined}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => onChange({ chance: target.value, deviation: 0 })}
        />
        {bet.market ? (
          <p className="cap">From the board: the other side excludes it.</p>
        ) : (
          <Select label="Excludes" value={bet.group} options={GROUPS} onChange={(group) => onChange({ group })} />
        )}
      </div>
      <dl className="kelly-bet-o">
        <div>
          <dt>Alone</dt>
          <dd>{sized ? percent2(sized.alone.full) : NONE}</dd>
        </div>
        <div>
          <dt>With the others</dt>
          <dd>{sized ? percent2(sized.joint) : NONE}</dd>
        </div>
        <div>
          <dt>Stake</dt>
          <dd>
            <b>{sized ? formatMoney(sized.stakeCents / 100) : NONE}</b>
          </dd>
        </div>
      </dl>
    </li>
  );
}

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
          hint="Add the bets you’d have open at once, or take them from today’s board. Bets with the same letter can’t both win, such as both sides of a game."
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
