import { totalMoveChance } from '@clearedge/contract/markets/total-move';
import { americanToDecimal } from '@clearedge/quant/price';
import { type AnyGame, takesBets } from '../../../core/games.ts';
import { readMarkets } from '../../../core/prices/read-markets.ts';

export interface Mover<G = AnyGame> {
  game: G;
  market: 'moneyline' | 'total';
  side: 'first' | 'second';
  /** American prices, or totals. */
  from: number;
  to: number;
  /** Change of a chance: the implied one of a price, or that of going over the old total. */
  size: number;
}

/** What the column beside the picks has room for; where it stands under them its style shows four. */
const SHOWN = 9;
const LEAST_SIZE = 0.01;
const implied = (odds: number): number => 1 / americanToDecimal(odds);

function moveOf<G extends AnyGame>(game: G): Mover<G> | null {
  const { moneyline, total } = readMarkets(game);
  const moves: Mover<G>[] = [];
  for (const side of ['first', 'second'] as const) {
    const { odds, openOdds } = moneyline[side];
    if (odds === null || openOdds === null) continue;
    const size = implied(odds) - implied(openOdds);
    // The side that shortened says which way the money went; the other is the same move.
    if (size > 0) moves.push({ game, market: 'moneyline', side, from: openOdds, to: odds, size });
  }
  const { line, openLine } = total.first;
  if (line !== null && openLine !== null && line !== openLine) {
    const size = totalMoveChance(game.sport, openLine, line);
    moves.push({ game, market: 'total', side: 'first', from: openLine, to: line, size });
  }
  return moves.sort((a, b) => b.size - a.size)[0] ?? null;
}

/** Of the games that still take bets, those whose best price or total moved most since it opened, the largest first. */
export const moversOf = <G extends AnyGame>(games: readonly G[]): Mover<G>[] =>
  games
    .filter(takesBets)
    .flatMap((game) => moveOf(game) ?? [])
    .filter(({ size }) => size >= LEAST_SIZE)
    .sort((a, b) => b.size - a.size)
    .slice(0, SHOWN);
