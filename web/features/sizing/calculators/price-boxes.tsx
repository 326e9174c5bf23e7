import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FORMATS } from '../rules/formats.ts';
import { OUTCOMES } from './price-rules.ts';
import type { Prices } from './use-prices.ts';

interface Props {
  prices: Prices;
  /** What each box is called, from its place. */
  nameOf: (at: number) => string;
  /** Whether there may be more boxes than at the beginning. */
  isOpen?: boolean;
}

export const outcomeName = (at: number): string => `Outcome ${at + 1}`;

/** Odds of every outcome, in the format that is chosen here. */
export function PriceBoxes({ prices: { typed, boxes, errors, ...on }, nameOf, isOpen = false }: Props) {
  return (
    <div className="calc-prices">
      <Segmented label="Odds format" value={typed.format} options={FORMATS} onChange={on.setFormat} />
      {boxes.map(({ id, text }, at) => (
        <div className="calc-price" key={id}>
          <Field
            label={`${nameOf(at)}, odds`}
            value={text}
            error={errors[at]}
            inputMode={typed.format === 'decimal' ? 'decimal' : 'text'}
            autoComplete="off"
            onChange={({ target }) => on.change(id, target.value)}
          />
          {isOpen && boxes.length > OUTCOMES.least ? (
            <Button look="quiet" aria-label={`Remove ${nameOf(at).toLowerCase()}`} onClick={() => on.remove(id)}>
              <X aria-hidden="true" />
            </Button>
          ) : null}
        </div>
      ))}
      {isOpen && boxes.length < OUTCOMES.most ? (
        <Button onClick={on.add}>
          <Plus aria-hidden="true" /> Add an outcome
        </Button>
      ) : null}
    </div>
  );
}
