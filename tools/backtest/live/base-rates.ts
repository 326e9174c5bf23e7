import { type GameState, placeOf } from '@clearedge/quant/sports/baseball/game';
import type { SeenGame, SeenState } from './live-games.ts';

/** A lead counts up to this many runs, an inning up to the first extra one. */
const FURTHEST_LEAD = 6;
/** States of the same inning and lead, whatever the outs and runners, that a rate is shrunk by. */
const WEIGHT = 20;

interface Count {
  wins: number;
  states: number;
}

const leadOf = ({ away, home }: GameState): number => Math.max(-FURTHEST_LEAD, Math.min(FURTHEST_LEAD, home - away));
const coarse = ({ state }: SeenState, { scheduledInnings }: SeenGame): string =>
  `${Math.min(state.inning - scheduledInnings, 1)} ${state.half} ${leadOf(state)}`;
const fine = (seen: SeenState, game: SeenGame): string => `${coarse(seen, game)} ${placeOf(seen.state.bases)}`;

function add(counts: Map<string, Count>, key: string, won: boolean): void {
  const count = counts.get(key) ?? { wins: 0, states: 0 };
  counts.set(key, { wins: count.wins + (won ? 1 : 0), states: count.states + 1 });
}

/** How often home sides won from each inning, half, lead, outs and runners: the table that is commonly published, which knows no teams. */
export function baseRates(games: readonly SeenGame[]): (seen: SeenState, game: SeenGame) => number {
  const [all, parts] = [new Map<string, Count>(), new Map<string, Count>()];
  for (const game of games)
    for (const seen of game.states) {
      const won = game.homeRuns > game.awayRuns;
      add(all, coarse(seen, game), won);
      add(parts, fine(seen, game), won);
    }
  return (seen, game) => {
    const { wins, states } = all.get(coarse(seen, game)) ?? { wins: 0, states: 0 };
    const rate = (wins + 1) / (states + 2);
    const own = parts.get(fine(seen, game)) ?? { wins: 0, states: 0 };
    return (own.wins + rate * WEIGHT) / (own.states + WEIGHT);
  };
}
