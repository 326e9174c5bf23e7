export interface CardRules {
  hasWeights: boolean;
  missedPenalty: number;
}
export interface ScoredGame {
  contestId: string;
  startsAt: Date;
  /** Played to its end: postponed and canceled games are not, and cost no one anything. */
  isFinal: boolean;
}
export interface ScoredPick {
  contestId: string;
  result: 'win' | 'loss' | 'push' | 'void' | null;
  weight: number | null;
}
export interface CardScore {
  points: number;
  right: number;
  wrong: number;
  missed: number;
  pending: number;
}

/** A member's points on a card: the weight of each winner (1 without weights), less the penalty for each final game that began after they joined and that they left out. */
export function scoreCard(
  { hasWeights, missedPenalty }: CardRules,
  games: readonly ScoredGame[],
  picks: readonly ScoredPick[],
  joinedAt: Date,
): CardScore {
  const score: CardScore = { points: 0, right: 0, wrong: 0, missed: 0, pending: 0 };
  for (const game of games) {
    const pick = picks.find(({ contestId }) => contestId === game.contestId);
    if (!pick) {
      if (!game.isFinal || game.startsAt < joinedAt) continue;
      score.missed += 1;
      score.points -= missedPenalty;
    } else if (pick.result === 'win') {
      score.right += 1;
      score.points += hasWeights ? (pick.weight ?? 1) : 1;
    } else if (pick.result === 'loss') score.wrong += 1;
    else if (pick.result === null) score.pending += 1;
  }
  return score;
}

interface Placed {
  points: number;
  runsGuess: number | null;
}

/** More points first; equals by who is closer to the total runs, once they are known. Without a guess one is behind all who guessed. */
export const byCard =
  (totalRuns: number | null) =>
  (a: Placed, b: Placed): number => {
    if (a.points !== b.points || totalRuns === null) return b.points - a.points;
    const [x, y] = [a, b].map(({ runsGuess }) => (runsGuess === null ? Number.MAX_SAFE_INTEGER : Math.abs(runsGuess - totalRuns)));
    return x! - y!;
  };

export interface WeekPoints {
  points: number;
  isOver: boolean;
}

/** Points of all weeks; with `dropsWorst` less the worst of the finished ones, from two finished on. */
export function sumSeason(weeks: readonly WeekPoints[], dropsWorst: boolean): { points: number; dropped: number | null } {
  const all = weeks.reduce((sum, { points }) => sum + points, 0);
  const finished = weeks.filter(({ isOver }) => isOver).map(({ points }) => points);
  const dropped = dropsWorst && finished.length > 1 ? Math.min(...finished) : null;
  return { points: all - (dropped ?? 0), dropped };
}
