import type { FutureSelection } from '@clearedge/quant/grading';
import { fairAmericanRounded } from '@clearedge/quant/price';
import { formatPercent } from '../../lib/format.ts';
import type { Futures } from './league-types.ts';

export type FuturesClub = Futures['clubs'][number];
type Chance = Pick<FuturesClub['champion'], 'probability' | 'fairOdds'>;

/** Less than one in a thousand is not told apart from never by so few seasons. */
const LEAST_SHOWN = 0.001;

export function chanceText({ probability }: Pick<Chance, 'probability'>): string {
  if (probability < LEAST_SHOWN) return '<0.1%';
  return probability > 1 - LEAST_SHOWN ? '>99.9%' : formatPercent(probability);
}

/** What a future is on, beside its season. */
export type FutureOn = { future: 'champion' | 'division' } | { future: 'wins'; side: 'over' | 'under'; line: number };

/** The simulation's chance of a club's future; null for a number of wins other than the simulated one. */
export function chanceOn(club: FuturesClub, on: FutureOn): Chance | null {
  if (on.future !== 'wins') return on.future === 'champion' ? club.champion : club.firstInDivision;
  const { line, over } = club.winTotal;
  if (on.line !== line) return null;
  if (on.side === 'over') return over;
  const probability = 1 - over.probability;
  return { probability, fairOdds: over.fairOdds === null ? null : fairAmericanRounded(probability) };
}

/** The chance of a tracked future in its league's simulated season, or why there is none. */
export function futureChance(futures: Futures, pick: FutureSelection): Chance | string {
  if (futures.reason !== null) return futures.reason;
  const club = futures.clubs.find(({ code }) => code === pick.team);
  if (futures.season !== pick.season || !club) return 'Its season is not simulated.';
  return chanceOn(club, pick) ?? `We simulate ${club.winTotal.line} wins of this club, not this number.`;
}
