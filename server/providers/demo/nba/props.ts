import type { PropMan } from '../leagues/props/prop-form.ts';
import type { Rotation } from './feed/rotation.ts';

/** Points of a side in a usual game. */
export const NBA_USUAL_POINTS = 112.5;
/** Of the seven who play most. Points and threes go by place; rebounds and passes by a club's own orders. Measured on 600 sides of this engine's games. */
const PRICED = 7;
const POINTS = [22.5, 19.7, 16, 12.7, 10.3, 9.8, 7.9] as const;
const POINTS_SHARES = [0.042, 0.055, 0.09, 0.1, 0.12, 0.149, 0.162] as const;
const THREES = [2.56, 2.18, 1.77, 1.47, 1.17, 1.1, 0.88] as const;
const REBOUNDS = [9, 7.28, 6.11, 5.09, 4.15, 3.63, 2.94, 2.4, 1.76, 1.26] as const;
const ASSISTS = [4.3, 4.3, 3.5, 3.07, 2.45, 2.22, 1.82, 1.38, 1.06, 0.81] as const;
const COUNT_SHARE = 0.02;
const SUM_SHARE = 0.03;
/** A number that is hardly ever reached has no line of its own. */
const LEAST = { rebounds: 3.5, assists: 2, threes: 1 } as const;

/** The men of a side whom books price. */
export function nbaPropMen({ men, rebounders, passers }: Rotation): PropMan[] {
  return men.slice(0, PRICED).map((man, place): PropMan => {
    const points = POINTS[place]!;
    const rebounds = REBOUNDS[rebounders.indexOf(place)]!;
    const assists = ASSISTS[passers.indexOf(place)]!;
    const rates: PropMan['rates'] = [
      { prop: 'points', mean: points, share: POINTS_SHARES[place]!, slope: 1 },
      { prop: 'rebounds', mean: rebounds, share: 0, slope: 0 },
      { prop: 'assists', mean: assists, share: COUNT_SHARE, slope: 1 },
      { prop: 'threes', mean: THREES[place]!, share: COUNT_SHARE, slope: 0.7 },
      { prop: 'points_rebounds_assists', mean: points + rebounds + assists, share: SUM_SHARE, slope: 0.7 },
    ];
    const least: Readonly<Record<string, number>> = LEAST;
    return { man, rates: rates.filter(({ prop, mean }) => mean >= (least[prop] ?? 0)) };
  });
}
