import { MOST_KELLY_BETS } from '@clearedge/contract/sizing';
import type { PriceFormat } from '@clearedge/quant/price';
import { type SizedBet, sizeTogether } from '@clearedge/quant/sizing';
import type { Question } from './calculator.ts';
import { readChance, readOdds } from './read-input.ts';

export interface TypedBet {
  id: number;
  name: string;
  format: PriceFormat;
  odds: string;
  chance: string;
  /** Bets with the same letter exclude each other. */
  group: '' | 'A' | 'B' | 'C';
  push: number;
  /** Standard deviation of the chance where the model gave it. */
  deviation: number;
  /** The game and market it was taken from; empty for one typed by hand. */
  gameId: string;
  market: string;
}

export const GROUPS: readonly { value: TypedBet['group']; label: string }[] = [
  { value: '', label: 'None' },
  { value: 'A', label: 'A' },
  { value: 'B', label: 'B' },
  { value: 'C', label: 'C' },
];

export type NewBet = Partial<Omit<TypedBet, 'id'>>;

const EMPTY: Omit<TypedBet, 'id' | 'format'> = { name: '', odds: '', chance: '', group: '', push: 0, deviation: 0, gameId: '', market: '' };

/** The list with one more bet, up to eight. */
export const withBet = (bets: readonly TypedBet[], format: PriceFormat, bet: NewBet = {}): readonly TypedBet[] =>
  bets.length >= MOST_KELLY_BETS ? bets : [...bets, { ...EMPTY, format, ...bet, id: Math.max(0, ...bets.map(({ id }) => id)) + 1 }];

export interface BetErrors {
  odds?: string | undefined;
  chance?: string | undefined;
}

export interface Together {
  errors: readonly BetErrors[];
  sized: readonly SizedBet[] | null;
  atRisk: number;
  growth: number;
  /** Why they cannot be sized together. */
  problem: string | null;
  /** Bets of one game on different markets: they are correlated, and are sized as if they were not. */
  entangled: readonly string[];
}

const groupOf = ({ group, gameId, market }: TypedBet): string | undefined => (market ? `${gameId} ${market}` : group || undefined);

/** Games with bets on more than one market. */
function entangledGames(bets: readonly TypedBet[]): string[] {
  const games = new Map<string, Set<string>>();
  for (const { gameId, market } of bets) if (gameId) games.set(gameId, (games.get(gameId) ?? new Set()).add(market));
  return [...games].filter(([, markets]) => markets.size > 1).map(([gameId]) => gameId);
}

const NOTHING = { sized: null, atRisk: 0, growth: 0 };

/** Stakes of all bets together, at the share, cap and bankroll of the calculator. */
export function sizeTyped(bets: readonly TypedBet[], terms: Pick<Question, 'share' | 'cap' | 'bankrollCents'>): Together {
  const read = bets.map((bet) => ({ bet, odds: readOdds(bet.odds, bet.format), chance: readChance(bet.chance) }));
  const errors = read.map(({ odds, chance }) => ({ odds: odds.error, chance: chance.error }));
  const entangled = entangledGames(bets);
  if (bets.length === 0 || errors.some(({ odds, chance }) => odds || chance)) return { errors, ...NOTHING, problem: null, entangled };
  const requested = read.map(({ bet, odds, chance }) => {
    const group = groupOf(bet);
    // Both sides of a line push together; side by side only what is decided is known to exclude the other.
    const isPaired = group !== undefined && bets.filter((other) => groupOf(other) === group).length > 1;
    const push = isPaired ? 0 : bet.push;
    return {
      ...(group !== undefined && { group }),
      winProbability: chance.value! * (1 - push),
      pushProbability: push,
      deviation: bet.deviation * (1 - push),
      decimal: odds.value!,
    };
  });
  try {
    const { bets: sized, atRisk, growth } = sizeTogether(requested, terms);
    return { errors, sized, atRisk, growth, problem: null, entangled };
  } catch (error) {
    if (error instanceof RangeError) return { errors, ...NOTHING, problem: `${error.message}.`, entangled };
    throw error;
  }
}
