import { adjustForCorrelation, independentProbability } from '@clearedge/quant/parlay';
import { type GameDistribution, jointProbability, priceSelection } from '@clearedge/quant/sports/baseball/game';
import type { PickRow } from '../../chain/pick-statement.ts';
import { selectionOfPick } from '../../results/record-result.ts';
import type { SameGame } from './present-pick.ts';

type Placed = Pick<PickRow, 'contestId' | 'sequence'>;

/** Within so small a part of each other two chances are as good as equal. */
const AS_GOOD_AS_EQUAL = 0.02;

/** How many picks of a day stand on a game with another of them, and on how many games all of them stand. */
export function gamesOf(picks: readonly Pick<Placed, 'contestId'>[]): { games: number; sharingGame: number } {
  const counts = new Map<string | null, number>();
  for (const { contestId } of picks) counts.set(contestId, (counts.get(contestId) ?? 0) + 1);
  const shared = [...counts.values()].filter((count) => count > 1);
  return { games: counts.size, sharingGame: shared.reduce((sum, count) => sum + count, 0) };
}

/** The others of these picks that are on the same game. */
export const othersOfGame = <P extends Placed>(pick: P, picks: readonly P[]): P[] =>
  picks.filter((other) => other.contestId === pick.contestId && other.sequence !== pick.sequence);

/** The later of two: its opinion knows more of the game. */
export const laterOf = <P extends Placed>(a: P, b: P): P => (a.sequence > b.sequence ? a : b);

/**
 * The chance that both win, and the same if they were independent. Each keeps the chance that it was published with; the later opinion says how
 * they depend on each other. The Parlay Builder does the same sum with the newest opinion.
 */
export function togetherOf(pick: PickRow, other: PickRow, projectionOf: (one: PickRow) => GameDistribution | null): SameGame {
  const named = { pickId: other.id, sequence: other.sequence, selection: other.selection! };
  const [own, others, game] = [projectionOf(pick), projectionOf(other), projectionOf(laterOf(pick, other))];
  if (own === null || others === null || game === null) return { ...named, relation: null, bothWin: null, ifApart: null };
  const selections = [selectionOfPick(pick), selectionOfPick(other)] as const;
  const published = [priceSelection(own, selections[0]).win, priceSelection(others, selections[1]).win];
  const singles = selections.map((selection) => priceSelection(game, selection).win);
  const bothWin = adjustForCorrelation(published, singles, jointProbability(game, selections).win);
  const ifApart = independentProbability(published);
  const ratio = bothWin / ifApart - 1;
  const relation = Math.abs(ratio) < AS_GOOD_AS_EQUAL ? 'apart' : ratio > 0 ? 'together' : 'opposed';
  return { ...named, relation, bothWin, ifApart };
}
