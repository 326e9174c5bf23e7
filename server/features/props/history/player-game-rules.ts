import { BATTER_KINDS, type BaseballKind, battingStats, PITCHER_KINDS } from '@clearedge/quant/grading';
import type { ManLine, PropLines, SideLines } from '../../../db/schema/index.ts';
import {
  type BatterLine,
  type FeedProp,
  type FinishedGame,
  hasWinner,
  type PitcherLine,
  pitcherStats,
  type WholeBoxScore,
} from '../../../ports/index.ts';

export interface PlayerGame {
  gameId: string;
  slateOn: string;
  seasonYear: number;
  awayCode: string;
  homeCode: string;
  away: SideLines;
  home: SideLines;
  propLines: PropLines;
}

/** Which arm a man throws with; null when no one says. */
export type ThrowsOf = (playerId: string) => 'L' | 'R' | null;

/** A figure that the source leaves out leaves a gap; whoever reads the log passes over it. */
const batterLine = (line: BatterLine<number>): ManLine => {
  const stats = battingStats(line);
  return { playerId: line.playerId, isStarter: line.isStarter, stats: BATTER_KINDS.map((kind) => stats[kind] ?? null) };
};

const pitcherLine = (line: PitcherLine<number>, isWinKnown: boolean): SideLines['pitchers'][number] => {
  const stats = pitcherStats(line, isWinKnown);
  const { playerId, isStarter, pitches } = line;
  return { playerId, isStarter, stats: PITCHER_KINDS.map((kind) => stats[kind] ?? null), pitches };
};

function sideLines({ batters, pitchers }: WholeBoxScore['away'], isWinKnown: boolean, throwsOf: ThrowsOf): SideLines {
  const starter = pitchers.find(({ isStarter }) => isStarter);
  return {
    batters: batters.toSorted((a, b) => a.battingOrder - b.battingOrder).map(batterLine),
    pitchers: pitchers.map((line) => pitcherLine(line, isWinKnown)),
    starterThrows: starter ? throwsOf(starter.playerId) : null,
  };
}

/** The number most books hung on each of a man's propositions; the lower one where two share it. */
export function mainLines(props: readonly FeedProp[]): PropLines {
  const counts = new Map<string, Map<number, number>>();
  for (const { playerId, prop, line } of props) {
    const key = `${playerId} ${prop}`;
    const seen = counts.get(key) ?? new Map<number, number>();
    counts.set(key, seen.set(line, (seen.get(line) ?? 0) + 1));
  }
  const lines: PropLines = {};
  for (const [key, seen] of counts) {
    const [playerId, prop] = key.split(' ') as [string, BaseballKind];
    const [main] = [...seen].sort(([a, m], [b, n]) => n - m || a - b);
    lines[playerId] = { ...lines[playerId], [prop]: main![0] };
  }
  return lines;
}

export function toPlayerGame(game: FinishedGame, slateOn: string, throwsOf: ThrowsOf, propLines: PropLines): PlayerGame {
  const { gameId, seasonYear, awayCode, homeCode, boxScore } = game;
  const isWinKnown = hasWinner(boxScore);
  return {
    gameId,
    slateOn,
    seasonYear,
    awayCode,
    homeCode,
    away: sideLines(boxScore.away, isWinKnown, throwsOf),
    home: sideLines(boxScore.home, isWinKnown, throwsOf),
    propLines,
  };
}
