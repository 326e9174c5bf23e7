import { type ClaimMemory, type ClosedOpinion, rememberDay, weightOfClaims } from '@clearedge/quant/blend';
import { groupBy } from '../../../server/kernel/collections.ts';
import type { Question } from './questions.ts';

export interface LearnedWeights {
  /** The model's weight by Eastern day, from the days before it. */
  byDay: Map<string, number>;
  /** What is remembered at the end. */
  memory: ClaimMemory;
}

/** The first season is not learned from, when the ratings were only finding their feet; in the second claims are only remembered. */
const LEARNED_FROM = 1;
const WEIGHTED_FROM = 2;

function closedOpinion({ pMarket, pModel, atClose }: Question): ClosedOpinion[] {
  const close = atClose();
  return close === null ? [] : [{ pMarket, pModel, pClose: close.win }];
}

/** Goes through one market's games day by day, as the product does: each day's weight is what the claims of earlier days support. */
export function learnWeights(questions: readonly Question[]): LearnedWeights {
  const seasons = [...new Set(questions.map(({ season }) => season))].sort((a, b) => a - b);
  const days = groupBy(questions, ({ on }) => on);
  const byDay = new Map<string, number>();
  let memory: ClaimMemory = [];
  for (const [on, games] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const place = seasons.indexOf(games[0]!.season);
    if (place >= WEIGHTED_FROM) byDay.set(on, weightOfClaims(memory));
    if (place >= LEARNED_FROM) memory = rememberDay(memory, games.flatMap(closedOpinion));
  }
  return { byDay, memory };
}
