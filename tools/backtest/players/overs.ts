import { normalProbability, normalQuantile } from '@clearedge/quant/distribution';
import { fallingRoot } from '@clearedge/quant/maths';
import { medianLine } from '@clearedge/quant/sports/league/players';
import type { PlayerCase } from './score-players.ts';

/** One player's over at one line, before his game and after it. */
export interface Over {
  kind: string;
  playerId: string;
  team: string;
  side: 'over';
  line: number;
  chance: number;
  won: boolean;
}

/** Where books sell alternate lines. */
const ALTERNATE = 0.3;
const RAREST = 0.02;

/** Overs at the line nearest to even and at the one above it that is nearest to 30%; the second is missing where there is none. */
export function oversOf({ kind, playerId, team, first, chances, value }: PlayerCase): Over[] {
  const at = (place: number, chance: number): Over => ({
    kind,
    playerId,
    team,
    side: 'over',
    line: first + place + 0.5,
    chance,
    won: value > place,
  });
  const median = medianLine({ first: 0, chances }) - 0.5;
  let left = 1;
  const above = chances.map((chance) => (left -= chance));
  const alternate = above.reduce(
    (best, chance, place) =>
      place > median && (best === null || Math.abs(chance - ALTERNATE) < Math.abs(above[best]! - ALTERNATE)) ? place : best,
    null as number | null,
  );
  const main = at(median, above[median]!);
  return alternate === null || above[alternate]! < RAREST ? [main] : [main, at(alternate, above[alternate]!)];
}

const REACH = 3;

/** Moves chances alike on the normal scale until they come to as many as won: what is left is how legs depend on each other. */
export function leveled(chances: readonly { chance: number; count: number }[], won: number): (chance: number) => number {
  const inner = (chance: number): number => normalQuantile(Math.min(1 - 1e-6, Math.max(1e-6, chance)));
  const scores = chances.map(({ chance, count }) => ({ score: inner(chance), count }));
  const short = (move: number): number => won - scores.reduce((sum, { score, count }) => sum + count * normalProbability(score + move), 0);
  const move = short(-REACH) <= 0 ? -REACH : short(REACH) >= 0 ? REACH : fallingRoot(short, -REACH, REACH);
  return (chance) => normalProbability(inner(chance) + move);
}
