/** Bets and money on one side of a market, of one kind of bet. */
export interface SideCount {
  market: string;
  side: string;
  bets: number;
  simulated: number;
  stakeCents: number;
}

/** Below this many bets a share says nothing and could give a single person away. */
export const SAMPLE_MIN = 10;

const sumOf = (counts: readonly SideCount[], field: 'bets' | 'simulated' | 'stakeCents'): number =>
  counts.reduce((sum, row) => sum + row[field], 0);

/** How many bets a market has, and how many of them simulated bettors placed. */
export function sampleOf(counts: readonly SideCount[], market: string): { sample: number; simulated: number } {
  const own = counts.filter((row) => row.market === market);
  return { sample: sumOf(own, 'bets'), simulated: sumOf(own, 'simulated') };
}

/** A side's bets and its shares of the market's bets and money. */
export function shareOf(
  counts: readonly SideCount[],
  market: string,
  side: string,
): { bets: number; betShare: number | null; moneyShare: number | null } {
  const inMarket = counts.filter((row) => row.market === market);
  const [sample, money] = [sumOf(inMarket, 'bets'), sumOf(inMarket, 'stakeCents')];
  if (sample < SAMPLE_MIN) return { bets: 0, betShare: null, moneyShare: null };
  const own = inMarket.filter((row) => row.side === side);
  return {
    bets: sumOf(own, 'bets'),
    betShare: sumOf(own, 'bets') / sample,
    moneyShare: money === 0 ? null : sumOf(own, 'stakeCents') / money,
  };
}
