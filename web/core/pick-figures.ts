import { leagueOf, type PickSport } from '@clearedge/contract/sports';
import { formatPercent, formatSigned } from '../lib/format.ts';
import { type CardMarket, marketName } from './prices/read-markets.ts';

interface MarketRecord {
  sport: PickSport;
  pickType: CardMarket;
  marketRecord: { wins: number; losses: number; pushes: number; units: number };
}

/** "moneylines", "run lines", "point spreads", "totals". */
export const marketPlural = (sport: PickSport, market: CardMarket): string =>
  market === 'total' ? 'totals' : `${marketName(sport, market).toLowerCase()}s`;

/** How the published picks of the same sport and market have ended, over decided ones. */
export function marketRecordText({ sport, marketRecord, pickType }: MarketRecord): string {
  const { wins, losses, pushes, units } = marketRecord;
  const [league, markets] = [leagueOf(sport), marketPlural(sport, pickType)];
  if (wins + losses === 0) return `No published ${league} pick on ${markets} is decided yet.`;
  const pushed = pushes > 0 ? `, ${pushes} pushed or void` : '';
  return `Published ${league} picks on ${markets}: ${wins} of ${wins + losses} won, ${formatSigned(units, 2)} u${pushed}.`;
}

/** "47.3% to win, 6.8% to push": the push wherever one is possible. */
export const chanceText = ({ winProbability, pushProbability }: { winProbability: number; pushProbability: number }): string =>
  `${formatPercent(winProbability)} to win${pushProbability > 0 ? `, ${formatPercent(pushProbability)} to push` : ''}`;

/** "+1.2 u", "−1.0 u". */
export const unitsText = (units: number, decimals = 2): string => {
  const text = Math.abs(units).toFixed(decimals);
  return `${Number(text) === 0 ? '' : units < 0 ? '−' : '+'}${text} u`;
};

/** How a pick ended, in words. */
export const PICK_RESULT_WORD = { WIN: 'Won', LOSS: 'Lost', PUSH: 'Push', VOID: 'Void' } as const;
