import { formatPercent, formatSigned } from '../lib/format.ts';

interface MarketRecord {
  pickType: 'moneyline' | 'spread' | 'total';
  marketRecord: { wins: number; losses: number; pushes: number; units: number };
}

export const MARKET_PLURAL: Record<MarketRecord['pickType'], string> = { moneyline: 'moneylines', spread: 'run lines', total: 'totals' };

/** How the published picks of the same market have ended, over decided ones. */
export function marketRecordText({ marketRecord, pickType }: MarketRecord): string {
  const { wins, losses, pushes, units } = marketRecord;
  if (wins + losses === 0) return `No published pick on ${MARKET_PLURAL[pickType]} is decided yet.`;
  const pushed = pushes > 0 ? `, ${pushes} pushed or void` : '';
  return `Published picks on ${MARKET_PLURAL[pickType]}: ${wins} of ${wins + losses} won, ${formatSigned(units, 2)} u${pushed}.`;
}

/** "47.3% to win, 6.8% to push": the push wherever one is possible. */
export const chanceText = ({ winProbability, pushProbability }: { winProbability: number; pushProbability: number }): string =>
  `${formatPercent(winProbability)} to win${pushProbability > 0 ? `, ${formatPercent(pushProbability)} to push` : ''}`;

/** "+1.2 u", "−1.0 u". */
export const unitsText = (units: number, decimals = 2): string => {
  const text = Math.abs(units).toFixed(decimals);
  return `${Number(text) === 0 ? '' : units < 0 ? '−' : '+'}${text} u`;
};
