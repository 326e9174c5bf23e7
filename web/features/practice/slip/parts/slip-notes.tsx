import { PRACTICE_STAKE_LEAST } from '@clearedge/contract/competition';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { bothSidesTaken, marketOf } from '../../both-sides.ts';
import { useOpenBets } from '../../practice.queries.ts';
import { forgetRefusal, useRefusal, WHOLE_SLIP } from '../placing/refusals.ts';
import type { SlipOrder } from '../placing/use-slip-order.ts';
import { LEGS_MOST } from '../rules/slip-totals.ts';
import { PriceChoice } from './moved-price.tsx';

const isCoveredBy = (order: SlipOrder): boolean => order.conflicts.length > 0 || !!order.quote?.legs.some((leg) => leg.problem);

function WholeRefusal({ order }: { order: SlipOrder }) {
  const { prices } = useReaderFormat();
  const refusal = useRefusal(WHOLE_SLIP);
  if (!refusal || !order.slip.isParlay) return null;
  const { movedTo } = refusal;
  const from = order.price?.odds;
  if (movedTo === null || from === undefined || order.slip.sizes.length > 0)
    return (
      <p className="note bad vs-note" role="alert">
        {prices(refusal.message)}
      </p>
    );
  const forget = (): void => forgetRefusal(WHOLE_SLIP);
  return (
    <PriceChoice
      from={from}
      to={movedTo}
      disabled={order.isPlacing}
      onRefuse={forget}
      onAccept={() => {
        forget();
        order.placeAt(movedTo);
      }}
    />
  );
}

/** Of contest bets: both sides of one market, on the slip or with an open bet, score nothing. */
function UnscoredNote({ order: { slip } }: { order: SlipOrder }) {
  const { data: open = [] } = useOpenBets();
  if (slip.bankroll !== 'contest') return null;
  const placed = open.filter(({ bankroll }) => bankroll === 'contest').flatMap(({ legs }) => legs);
  const both = bothSidesTaken([...slip.items, ...placed]);
  if (!slip.items.some((item) => both.has(marketOf(item)))) return null;
  return <p className="note warn vs-note">Both sides of one market: neither bet scores on the leaderboard.</p>;
}

/** What stands in the way of the slip as a whole. */
export function SlipNotes({ order }: { order: SlipOrder }) {
  const { prices } = useReaderFormat();
  const { isParlay, items } = order.slip;
  const problem = isParlay && !isCoveredBy(order) ? order.quote?.problem : null;
  return (
    <>
      {order.conflicts.map(({ id, text }) => (
        <p className="note warn vs-note" key={id}>
          {text}
          {isParlay ? ' Take one of them off: a parlay needs legs that go together.' : ''}
        </p>
      ))}
      <UnscoredNote order={order} />
      {isParlay && items.length > LEGS_MOST ? <p className="note warn vs-note">A parlay has at most {LEGS_MOST} legs.</p> : null}
      {order.isTooLittle ? <p className="note warn vs-note">The minimum stake is ${PRACTICE_STAKE_LEAST}.</p> : null}
      {problem ? <p className="note warn vs-note">{prices(problem)}</p> : null}
      {order.isQuoteLost ? (
        <p className="note vs-note">Prices could not be checked just now. The server checks them again when you place.</p>
      ) : null}
      <WholeRefusal order={order} />
    </>
  );
}
