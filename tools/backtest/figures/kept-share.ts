/** One play's claim and its worth at the closing price, both per unit staked. */
interface JudgedClaim {
  season: number;
  /** Eastern day. */
  on: string;
  claimed: number;
  atClose: number;
}

interface Share {
  share: number;
  standardError: number;
}

/** Share of the claimed EV that the close confirmed: least squares through zero, errors clustered by day. Null without two days. */
export function shareOf(claims: readonly JudgedClaim[]): Share | null {
  const square = claims.reduce((sum, { claimed }) => sum + claimed ** 2, 0);
  const days = new Map<string, number>();
  if (!(square > 0)) return null;
  const share = claims.reduce((sum, { claimed, atClose }) => sum + claimed * atClose, 0) / square;
  for (const { on, claimed, atClose } of claims) days.set(on, (days.get(on) ?? 0) + claimed * (atClose - share * claimed));
  if (days.size < 2) return null;
  const spread = [...days.values()].reduce((sum, miss) => sum + miss ** 2, 0);
  return { share, standardError: Math.sqrt(spread) / square };
}

export interface KeptShare {
  season: number;
  /** Mean share of the earlier seasons, each counting by how well it is known. */
  share: number;
  /** Standard error of that mean with the spread between seasons in it, and of what one more season would show. */
  standardError: number;
  nextSeasonError: number;
  /** Standard deviation of what seasons keep beyond their own errors. */
  betweenSeasons: number;
  /** 95% of that mean, and the low end of what one season may keep. */
  low: number;
  high: number;
  nextLow: number;
  seasons: number;
}

const LEAST_SEASONS = 3;
/** Fewer plays do not make a season. */
const LEAST_PLAYS = 10;
/** Student's t, two-sided 95%, by degrees of freedom from 1; beyond the last, that one. */
const REACHES = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131];
/** A mean of so many seasons has one degree of freedom less, a prediction two (Higgins, Thompson and Spiegelhalter 2009). */
const reachAt = (freedom: number): number => REACHES[Math.min(freedom, REACHES.length) - 1]!;

/**
 * Mean and spread of shares that differ from season to season by more than their own errors: DerSimonian and Laird's method of moments.
 * Null for fewer than three.
 */
export function pooledShare(shares: readonly Share[]): Omit<KeptShare, 'season'> | null {
  if (shares.length < LEAST_SEASONS) return null;
  const meanBy = (weights: readonly number[]): number =>
    shares.reduce((sum, { share }, index) => sum + weights[index]! * share, 0) / total(weights);
  const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  const fixed = shares.map(({ standardError }) => 1 / standardError ** 2);
  const mean = meanBy(fixed);
  const excess = total(shares.map(({ share }, index) => fixed[index]! * (share - mean) ** 2)) - (shares.length - 1);
  const scale = total(fixed) - total(fixed.map((weight) => weight ** 2)) / total(fixed);
  const between = Math.max(0, excess / scale);
  const random = shares.map(({ standardError }) => 1 / (standardError ** 2 + between));
  const share = meanBy(random);
  // Hartung and Knapp: the spread that was seen, where it is more than the errors alone would make.
  const seen = total(shares.map((one, index) => random[index]! * (one.share - share) ** 2)) / (shares.length - 1) / total(random);
  const variance = Math.max(1 / total(random), seen);
  const standardError = Math.sqrt(variance);
  const reach = reachAt(shares.length - 1) * standardError;
  const nextSeasonError = Math.sqrt(variance + between);
  return {
    share,
    standardError,
    nextSeasonError,
    betweenSeasons: Math.sqrt(between),
    low: share - reach,
    high: share + reach,
    nextLow: share - reachAt(shares.length - 2) * nextSeasonError,
    seasons: shares.length,
  };
}

/** What each season kept, of those with plays enough to tell. */
export const seasonShares = (claims: readonly JudgedClaim[]): (Share & { season: number })[] =>
  [...new Set(claims.map(({ season }) => season))]
    .sort((a, b) => a - b)
    .flatMap((season) => {
      const own = claims.filter((claim) => claim.season === season);
      const share = own.length < LEAST_PLAYS ? null : shareOf(own);
      return share !== null && share.standardError > 0 ? { season, ...share } : [];
    });

/** What each season may expect to keep of its claims, from the seasons before it alone. */
export function walkKeptShares(claims: readonly JudgedClaim[]): KeptShare[] {
  const seasons = [...new Set(claims.map(({ season }) => season))].sort((a, b) => a - b);
  const shares = seasonShares(claims);
  return seasons.flatMap((season) => {
    const pooled = pooledShare(shares.filter((one) => one.season < season));
    return pooled === null ? [] : { season, ...pooled };
  });
}
