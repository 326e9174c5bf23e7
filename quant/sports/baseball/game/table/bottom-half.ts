import { type Grid, HIGHEST, SIZE } from './grid.ts';

/** The home side's turn at the end of a game: its runs by how many it needs to draw level, and by how many it wins when it walks off. */
export interface HomeTurn {
  /** the last list serves all larger needs */
  byNeed: readonly Float64Array[];
  walkOffMargins: readonly number[];
}

/**
 * Plays the home side's turn of all games in which the away side has the same runs, into the table of final scores. `chances` holds them by
 * the home side's runs; only those from behind or level are played. Returns the probability that the score is level after the turn.
 */
export function playBottom(final: Grid, away: number, chances: Float64Array, turn: HomeTurn): number {
  const { byNeed } = turn;
  const row = away * SIZE;
  let level = 0;
  let walkedOff = 0;
  for (let home = 0; home <= away; home += 1) {
    const chance = chances[home]!;
    const need = away - home;
    const runs = byNeed[need < byNeed.length ? need : byNeed.length - 1]!;
    const short = need < runs.length ? need : runs.length;
    let ahead = 1;
    for (let run = 0; run < short; run += 1) {
      final[row + home + run]! += chance * runs[run]!;
      ahead -= runs[run]!;
    }
    const tied = need < runs.length ? runs[need]! : 0;
    level += chance * tied;
    walkedOff += chance * Math.max(0, ahead - tied);
  }
  addWalkOffs(final, away, walkedOff, turn.walkOffMargins);
  return level;
}

// A game has a winner even where the table ends: there the away side is folded to one run below.
function addWalkOffs(final: Grid, away: number, chance: number, margins: readonly number[]): void {
  for (let at = 0; at < margins.length; at += 1) {
    const home = Math.min(away + at + 1, HIGHEST);
    final[Math.min(away, HIGHEST - 1) * SIZE + home]! += chance * margins[at]!;
  }
}
