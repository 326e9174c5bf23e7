import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { formatPercent, NONE } from '../../../../lib/format.ts';
import type { ParlayPrice } from '../rules/slip-totals.ts';

const SAME_GAME = 'Legs of one game win and lose together, so they are priced together and not as if they were independent.';

/** What the legs pay together. */
export function ParlaySum({ price, legs }: { price: ParlayPrice | null; legs: number }) {
  const { odds } = useReaderFormat();
  if (!price)
    return (
      <dl className="vs-sum">
        <dt className="big">Combined odds</dt>
        <dd className="big">{NONE}</dd>
      </dl>
    );
  return (
    <>
      <dl className="vs-sum">
        {price.isJoint ? (
          <>
            <dt>If legs were independent</dt>
            <dd>
              <s>{odds(price.productOdds)}</s>
            </dd>
          </>
        ) : null}
        <dt className="big">{price.isJoint ? 'Joint price' : 'Combined odds'}</dt>
        <dd className="big">{odds(price.odds)}</dd>
        <dt>Legs</dt>
        <dd>{legs}</dd>
        {price.holdFraction ? (
          <>
            <dt>Hold in this price</dt>
            <dd>{formatPercent(price.holdFraction)}</dd>
          </>
        ) : null}
      </dl>
      {price.isJoint ? <p className="cap vs-why">{SAME_GAME}</p> : null}
    </>
  );
}
