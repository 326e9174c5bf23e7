import { type FormEvent, useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import type { PriceFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useAlerts, useCreateAlert } from '../comparison.queries.ts';
import type { GameView, SideView } from '../rules/compare-rules.ts';
import { sideText } from '../rules/words.ts';
import { AlertRows } from './alert-rows.tsx';
import { type Checked, checkDraft, type Draft, priceBox, signed } from './draft-rules.ts';
import { TermsFields } from './terms-fields.tsx';

interface AlertFormProps {
  view: GameView;
  side: SideView;
  mine: readonly string[];
}

/** A first suggestion: a little better than now. */
const BETTER_CENTS = 5;

function suggested({ best, side, line }: SideView, hasMine: boolean, format: PriceFormat): Draft {
  const odds = best?.quote.odds ?? null;
  const better = odds === null ? null : odds < 0 && odds + BETTER_CENTS > -100 ? 100 + (odds + BETTER_CENTS + 100) : odds + BETTER_CENTS;
  const isTotal = side === 'over' || side === 'under';
  return {
    kind: 'price',
    odds: better === null ? '' : priceBox(better, format),
    line: line === null ? '' : isTotal ? String(line) : signed(line),
    move: '10',
    isMine: hasMine,
  };
}

/** Sets an alert on one side, and lists those that are set on this market of the game. */
export function AlertForm({ view, side, mine }: AlertFormProps) {
  const { game, market } = view;
  const format = useOddsFormat();
  const [draft, setDraft] = useState(() => suggested(side, mine.length > 0, format));
  const [checked, setChecked] = useState<Checked | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const create = useCreateAlert();
  const alerts = (useAlerts().data ?? []).filter((alert) => alert.gameId === game.gameId && alert.market === market.market);
  const hasNumbers = market.line !== null;
  const isTotal = side.side === 'over' || side.side === 'under';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = checkDraft(draft, { hasNumbers, isTotal, mine, format });
    setChecked(found);
    if ('field' in found) return;
    create.mutate(
      { gameId: game.gameId, market: market.market, side: side.side, ...found.terms, key },
      // A repeat after a lost answer is the same request; after an answer the next one is another.
      { onSettled: () => setKey(crypto.randomUUID()) },
    );
  };
  return (
    <section className="oc-alert" aria-label="Price alerts">
      <h3>Tell me when</h3>
      <p className="cap">{`${sideText(game, side.side, null)}: one notice in the bell, on a price confirmed within two minutes. None in quiet hours or during a break.`}</p>
      <form className="form" onSubmit={submit} noValidate>
        <TermsFields draft={draft} checked={checked} hasNumbers={hasNumbers} hasMine={mine.length > 0} onChange={setDraft} />
        <div className="form-acts">
          <Button type="submit" look="primary" disabled={create.isPending}>
            {create.isPending ? 'Setting...' : 'Set alert'}
          </Button>
        </div>
      </form>
      {alerts.length > 0 ? <AlertRows alerts={alerts} mine={mine} /> : null}
    </section>
  );
}
