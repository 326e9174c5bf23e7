import type { KeptClaim } from '@clearedge/quant/blend';
import { mean } from '@clearedge/quant/maths';
import { clusteredMean } from '../../backtest/figures/clustered-mean.ts';
import { pooledShare, shareOf } from '../../backtest/figures/kept-share.ts';
import type { Claim } from './claims.ts';

const BASES = ['model', 'market'] as const;
const MARKETS = ['moneyline', 'spread', 'total'] as const;

export interface KeptRow extends KeptClaim {
  /** Mean profit a unit, with its standard error by days. */
  returned: number;
  returnedError: number;
}

/** A season of plays on one day alone says nothing of how well its share is known. */
function knownShare(claims: readonly Claim[]) {
  const found = shareOf(claims);
  return found !== null && found.standardError > 0 ? [found] : [];
}

/** What each kind kept of its claims, season by season and for one to come; kinds with fewer than three seasons are left out. */
export function keptRows(claims: readonly Claim[], seasons: string): KeptRow[] {
  return BASES.flatMap((basis) =>
    MARKETS.flatMap((market): KeptRow[] => {
      const own = claims.filter((claim) => claim.basis === basis && claim.market === market);
      const numbers = [...new Set(own.map(({ season }) => season))];
      const pooled = pooledShare(numbers.flatMap((season) => knownShare(own.filter((claim) => claim.season === season))));
      const returned = clusteredMean(
        own.map(({ profit }) => profit),
        own.map(({ season, on }) => `${season} ${on}`),
      );
      if (pooled === null || returned === null) return [];
      const { share, low, standardError } = pooled;
      return [
        {
          market,
          basis,
          share,
          low,
          high: 2 * share - low,
          standardError,
          plays: own.length,
          seasons,
          claimed: mean(own.map(({ claimed }) => claimed)),
          atClose: mean(own.map(({ atClose }) => atClose)),
          beatCloseShare: mean(own.map(({ atClose }) => Number(atClose > 0))),
          returned: returned.mean,
          returnedError: returned.standardError,
        },
      ];
    }),
  );
}

const percent = (value: number): string => `${(100 * value).toFixed(2)}%`.padStart(9);

export function printKept(rows: readonly KeptRow[]): void {
  const heads = ['plays', 'claimed', 'at close', 'kept', 'low', 'high', 'beat', 'returned', '(se)'];
  console.log(`${''.padEnd(18)}${heads.map((head) => head.padStart(9)).join(' ')}`);
  for (const row of rows) {
    const shares = [row.share, row.low, row.high].map((value) => value.toFixed(2).padStart(9));
    const cells = [String(row.plays).padStart(9), percent(row.claimed), percent(row.atClose), ...shares, percent(row.beatCloseShare)];
    console.log(`${`${row.basis} ${row.market}`.padEnd(18)}${[...cells, percent(row.returned), percent(row.returnedError)].join(' ')}`);
  }
}
