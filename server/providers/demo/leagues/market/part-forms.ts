import { type BoardMarket, termsOf } from '@clearedge/contract/markets/board-markets';
import type { MarketForm } from './market-form.ts';
import { createScoreTables, type Outlook, type OutlookFit, outlookOf } from './outlook.ts';

/** By part of the game, and of one side's points alone. */
type PartName = 'half1' | 'quarter1' | 'period1' | 'regulation' | 'team';
export type PartFits = Readonly<Partial<Record<PartName, OutlookFit>>>;

const HALF_POINT = 0.5;

/** Of a league whose spread is always the same, that of its parts is half a point. */
export const partFormsOf = (
  fits: PartFits,
  width: Parameters<typeof createScoreTables>[1],
  { fixedSpread }: Pick<MarketForm, 'fixedSpread'>,
): MarketForm['parts'] =>
  Object.fromEntries(
    Object.entries(fits).map(([name, fit]) => [
      name,
      { fit, tables: createScoreTables(fit, width), fixedSpread: fixedSpread && HALF_POINT, smallestSpread: HALF_POINT },
    ]),
  );

/** The part that a market is about; null where it is about both sides in the whole game. */
const partNameOf = (market: BoardMarket): string | null => {
  const { period, team } = termsOf(market);
  return team ? 'team' : period === 'full' ? null : period;
};

export const isPriced = (market: BoardMarket, { parts }: MarketForm): boolean => {
  const name = partNameOf(market);
  return name === null || parts[name] !== undefined;
};

export const isOnPart = (market: BoardMarket): boolean => partNameOf(market) !== null;

/** How a market is priced and what is expected of its part, from what is expected of the game. */
export function narrowed(market: BoardMarket, form: MarketForm, outlook: Outlook): { form: MarketForm; outlook: Outlook } {
  const name = partNameOf(market);
  const part = name === null ? undefined : form.parts[name];
  if (!part) return { form, outlook };
  const { team } = termsOf(market);
  const [away, home] = [(outlook.total - outlook.margin) / 2, (outlook.total + outlook.margin) / 2];
  const scored = team ? { away: 0, home: team === 'home' ? home : away } : { away, home };
  return { form: { ...form, ...part }, outlook: outlookOf(part.fit, scored) };
}
