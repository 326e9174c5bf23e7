import type { KeptClaim } from '@clearedge/quant/blend';
import type { Contest } from '../../contests/index.ts';
import { type GameProjection, movedMarkets, playOf } from '../../forecasts/index.ts';
import { type Offer, type OpenOffer, sidesOf } from '../../odds/index.ts';

/** What the books say of a price, for the model to be checked against. */
interface Checked {
  noVigProbability: number;
  bookCount: number;
}
/** The model's chance that a price wins, given that the stake does not come back; null where it has none, or none of weight. */
export type ModelReader = (row: OpenOffer, checked: Checked) => number | null;

/**
 * Reads the model where it has earned a say: past plays on it kept their claims in this market, the market has not moved since the forecast, and
 * nothing speaks against the play there (`doubt`); what looks like an error is for the caller to set apart.
 * One decision with every other screen that shows value (`playOf`).
 */
export function modelReader(
  contest: Contest,
  rows: readonly Offer[],
  projection: GameProjection | undefined,
  { claims, now }: { claims: readonly KeptClaim[]; now: Date },
): ModelReader {
  if (!projection) return () => null;
  const moved = movedMarkets(projection.inputs.market, sidesOf(rows, now));
  return (row, { noVigProbability, bookCount }) => {
    if (moved.has(row.market)) return null;
    const { market, side, line, price: odds, bookCode: book, bookName, seenAt } = row;
    const offer = { contestId: contest.id, market, side, line, odds, book, bookName, seenAt, isStale: false, noVigProbability, bookCount };
    const play = playOf(projection, projection.distribution(), contest.gameId, offer, claims);
    const isDoubted = play?.doubt != null && play.doubt !== 'no edge' && play.doubt !== 'likely error';
    return play?.basis === 'model' && !isDoubted ? play.probability : null;
  };
}
