import type { FootballOdds } from '@clearedge/contract/shapes/football/football-odds';
import type { z } from 'zod';
import type { ShownPrices } from '../../odds/index.ts';

type Odds = z.input<typeof FootballOdds>;
type Listed = Extract<Odds, readonly unknown[]>;
type Fields = Exclude<Odds, readonly unknown[]>;
type Market = ShownPrices['odds'][number];

const marketOf = <M extends Market['market']>(markets: readonly Market[], kind: M): Extract<Market, { market: M }> | null =>
  (markets.find(({ market }) => market === kind) as Extract<Market, { market: M }> | undefined) ?? null;

/** Shape B: a list with one entry per market that anybody priced. */
export const listedOdds = (markets: readonly Market[]): Listed => markets.map(listedMarket);

function listedMarket(odds: Market): Listed[number] {
  if (odds.market === 'moneyline') return { market: 'h2h', awayOdds: odds.awayOdds, homeOdds: odds.homeOdds };
  if (odds.market === 'totals') {
    const { market, total, overOdds, underOdds } = odds;
    return { market, total, overOdds, underOdds };
  }
  const { market, awaySpread, homeSpread, awaySpreadOdds, homeSpreadOdds } = odds;
  return { market, awaySpread, homeSpread, awaySpreadOdds, homeSpreadOdds };
}

/** Shape A: an object with one field per market, null where nobody priced it. */
export function fieldOdds(markets: readonly Market[]): Fields {
  const [moneyline, spread, total] = [marketOf(markets, 'moneyline'), marketOf(markets, 'spreads'), marketOf(markets, 'totals')];
  return {
    moneyline: moneyline && { away: moneyline.awayOdds, home: moneyline.homeOdds },
    spread: spread && {
      away: spread.awaySpread,
      home: spread.homeSpread,
      awayOdds: spread.awaySpreadOdds,
      homeOdds: spread.homeSpreadOdds,
    },
    total: total && { line: total.total, overOdds: total.overOdds, underOdds: total.underOdds },
  };
}
