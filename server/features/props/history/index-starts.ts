import { BATTER_KINDS, type BaseballKind, isBaseballKind, isPitcherKind, PITCHER_KINDS, type PropKind } from '@clearedge/quant/grading';
import type { ManLine, PropLines } from '../../../db/schema/index.ts';
import type { ReadStart, Start, StartedGame, StartsIndex } from './hit-rate-rules.ts';
import type { StoredPlayerGame } from './player-game-rows.ts';
import { statPlace } from './stat-kinds.ts';

interface TabledStart extends Start {
  /** Its row. */
  at: number;
}

/** The kinds of a batter or of a pitcher. */
const KINDS = Math.max(BATTER_KINDS.length, PITCHER_KINDS.length);
/** Figures of a row: what he came to in each kind, then the line on each. */
const WIDTH = 2 * KINDS;

const startersOf = ({ away, home }: StoredPlayerGame): number =>
  [away.batters, away.pitchers, home.batters, home.pitchers].flat().filter(({ isStarter }) => isStarter).length;

/** Reads baseball's games once, however many propositions are asked about. A season has twenty thousand starts: their figures are kept in one table. */
export function indexStarts(games: readonly StoredPlayerGame[]): StartsIndex {
  const table = new Float32Array(WIDTH * games.reduce((sum, game) => sum + startersOf(game), 0));
  const [batters, pitchers] = [new Map<string, TabledStart[]>(), new Map<string, TabledStart[]>()];
  let rows = 0;
  const add = (
    index: Map<string, TabledStart[]>,
    kinds: readonly BaseballKind[],
    men: readonly ManLine[],
    game: StartedGame,
    lines: PropLines,
  ) => {
    for (const { playerId, isStarter, stats } of men) {
      if (!isStarter) continue;
      const start = { game, at: rows * WIDTH };
      rows += 1;
      for (const [place, kind] of kinds.entries()) {
        table[start.at + place] = stats[place] ?? Number.NaN;
        table[start.at + KINDS + place] = lines[playerId]?.[kind] ?? Number.NaN;
      }
      const known = index.get(playerId);
      if (known) known.push(start);
      else index.set(playerId, [start]);
    }
  };
  for (const { gameId, slateOn, awayCode, homeCode, away, home, propLines } of games)
    for (const isHome of [false, true]) {
      const [own, other] = isHome ? [home, away] : [away, home];
      const [teamCode, opponent] = isHome ? [homeCode, awayCode] : [awayCode, homeCode];
      const game = { gameId, slateOn, teamCode, opponent, isHome };
      add(batters, BATTER_KINDS, own.batters, { opposingArm: other.starterThrows, ...game }, propLines);
      add(pitchers, PITCHER_KINDS, own.pitchers, { opposingArm: null, ...game }, propLines);
    }
  const reader = (kind: PropKind, from: number): ReadStart => {
    const place = statPlace(kind);
    return (start) => {
      const figure = place < 0 ? Number.NaN : table[(start as TabledStart).at + from + place]!;
      return Number.isNaN(figure) ? null : figure;
    };
  };
  return {
    of: (playerId, kind) => (isBaseballKind(kind) ? (isPitcherKind(kind) ? pitchers : batters).get(playerId) : undefined) ?? [],
    figureOf: (kind) => reader(kind, 0),
    lineOf: (kind) => reader(kind, KINDS),
  };
}
