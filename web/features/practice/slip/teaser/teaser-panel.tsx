import { teaserPoints } from '../../../../core/teaser/teaser-rules.ts';
import { TeaserView } from '../../../../core/teaser/teaser-view.tsx';
import { forgetRefusal, WHOLE_SLIP } from '../placing/place-slip.ts';
import type { SlipOrder } from '../placing/use-slip-order.ts';
import { practiceSlip } from '../slip-store.ts';

/** The slip as a teaser, where it is one. */
export function TeaserPanel({ order }: { order: SlipOrder }) {
  const { items, teaser } = order.slip;
  if (teaser === null) return null;
  const change = (points: number): void => {
    forgetRefusal(WHOLE_SLIP);
    practiceSlip.set({ teaser: points });
  };
  return <TeaserView points={teaser} offered={teaserPoints(items)} count={items.length} quote={order.teaser} onPoints={change} />;
}
