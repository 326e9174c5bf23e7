import { median } from '../maths/index.ts';

/** Why a price looks like an error that most books would void: its pair's margin is impossible; it is far from the other books; or two books are far apart and either may be wrong. */
export type ErrorReason = 'overround' | 'outlier' | 'disagreement';

/** What one book says of a market: where it puts the first side, in standard normal units, from both its prices or from one alone. */
export interface Point<Row> {
  rows: readonly Row[];
  at: number;
  seenMs: number;
}

type Judged<Row> = [row: Row, reason: ErrorReason][];

/** A side alone has its margin in it: what is left over the consensus is more generous than it looks, what is under it less mean. */
const ALONE = { generous: 0.75, mean: 1.75 } as const;
/** An old price is far from today's because it is old, not because it was wrong. */
const STALE_ROOM = 3;

const all = <Row>(points: readonly Point<Row>[], reason: ErrorReason): Judged<Row> =>
  points.flatMap(({ rows }) => rows.map((row): [Row, ErrorReason] => [row, reason]));

/** Those confirmed about when the newest was; all of them where that leaves one alone against several. */
function current<Row>(points: readonly Point<Row>[], freshMs: number | null): readonly Point<Row>[] {
  const newest = Math.max(...points.map(({ seenMs }) => seenMs));
  const fresh = points.filter(({ seenMs }) => freshMs === null || newest - seenMs <= freshMs);
  return fresh.length > 1 || points.length < 3 ? fresh : points;
}

/** Where most points agree; null where no majority does. */
function agreed(points: readonly Pick<Point<unknown>, 'at'>[], limit: number): number | null {
  const middle = median(points.map(({ at }) => at));
  const near = points.filter(({ at }) => Math.abs(at - middle) <= limit);
  return near.length * 2 > points.length ? median(near.map(({ at }) => at)) : null;
}

function judge<Row>(points: readonly Point<Row>[], limit: number, freshMs: number | null): { errors: Judged<Row>; center: number | null } {
  if (points.length === 0) return { errors: [], center: null };
  const compared = current(points, freshMs);
  // Two that are apart by more than the limit have no majority: the middle is as far from each.
  const [first, second] = compared;
  const isSplit = compared.length === 2 && Math.abs(first!.at - second!.at) > limit;
  const center = isSplit ? null : agreed(compared, limit);
  if (center === null) return { errors: all(compared, 'disagreement'), center };
  const room = (point: Point<Row>): number => (compared.includes(point) ? limit : limit * STALE_ROOM);
  return {
    errors: all(
      points.filter((point) => Math.abs(point.at - center) > room(point)),
      'outlier',
    ),
    center,
  };
}

/** A side without its partner. */
export interface Single<Row> extends Point<Row> {
  isFirst: boolean;
}

const isFarAlone = ({ at, isFirst }: Single<unknown>, center: number, limit: number): boolean => {
  const generous = isFirst ? center - at : at - center;
  return generous > limit * ALONE.generous || -generous > limit * ALONE.mean;
};

/**
 * The rows that are too far from what the other books say, each with its reason. Sides without their partner are held against the pairs first.
 * `limit` is in standard normal units; `freshMs` is how much older than the newest a price may be and still be compared on equal terms (null:
 * prices do not age). Never throws.
 */
export function errorReasons<Row>(
  pairs: readonly Point<Row>[],
  singles: readonly Single<Row>[],
  { limit, freshMs }: { limit: number; freshMs: number | null },
): Judged<Row> {
  const { errors, center } = judge(pairs, limit, freshMs);
  if (center !== null)
    return [
      ...errors,
      ...all(
        singles.filter((single) => isFarAlone(single, center, limit)),
        'outlier',
      ),
    ];
  const sides = [singles.filter(({ isFirst }) => isFirst), singles.filter(({ isFirst }) => !isFirst)];
  return [...errors, ...sides.flatMap((own) => judge(own, limit, freshMs).errors)];
}
