import type { Bankroll } from '@clearedge/contract/competition';
import type { NewLeg, NewVirtualBet, Quote } from '../../practice-types.ts';
import type { PracticeItem } from './item.ts';

/** What a leg costs now: the quoted price where there is one, the one it was put on the slip with otherwise. */
export const seenOdds = (item: PracticeItem, quoted: Quote['legs'][number] | undefined): number => quoted?.odds ?? item.odds;

export const legBody = ({ gameId, betType, selection, pick, odds }: Omit<PracticeItem, 'stake'>): NewLeg => ({
  gameId,
  betType,
  selection,
  pick,
  odds,
});

export const singleBody = (item: PracticeItem, bankroll: Bankroll): NewVirtualBet => {
  const { gameId, betType, selection, pick, odds, stake } = item;
  return { gameId, betType, selection, pick, odds, stake, bankroll };
};

/** Legs at the prices on the screen. */
export const legBodies = (items: readonly PracticeItem[], quote: Quote | undefined): NewLeg[] =>
  items.map((item, at) => ({ ...legBody(item), odds: seenOdds(item, quote?.legs[at]) }));
