import type { PropKind } from '@clearedge/quant/grading';
import type { ManLine, PropLines, SideLines } from '../../../db/schema/index.ts';
import type { BatterLine, FeedProp, FinishedGame, PitcherLine, WholeBoxScore } from '../../../ports/index.ts';
import { BATTER_KINDS, PITCHER_KINDS } from './stat-kinds.ts';

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

const BATTING: Record<(typeof BATTER_KINDS)[number], keyof BatterLine> = {
  hits: 'hits',
  total_bases: 'totalBases',
  home_runs: 'homeRuns',
  rbi: 'runsBattedIn',
  runs: 'runs',
  stolen_bases: 'stolenBases',
  batter_walks: 'walks',
  batter_strikeouts: 'strikeouts',
} as Record<PropKind, keyof BatterLine>;
const PITCHING = {
  pitcher_strikeouts: 'strikeouts',
  pitcher_outs: 'outs',
  pitcher_hits_allowed: 'hits',
  pitcher_walks: 'walks',
  pitcher_earned_runs: 'earnedRuns',
} as Record<PropKind, keyof PitcherLine>;

const batterLine = (line: BatterLine<number>): ManLine => ({
  playerId: line.playerId,
  isStarter: line.isStarter,
  stats: BATTER_KINDS.map((kind) => Number(line[BATTING[kind]])),
});

const pitcherLine = (line: PitcherLine<number>): SideLines['pitchers'][number] => ({
  playerId: line.playerId,
  isStarter: line.isStarter,
  stats: PITCHER_KINDS.map((kind) => Number(line[PITCHING[kind]])),
  pitches: line.pitches,
});

function sideLines({ batters, pitchers }: WholeBoxScore['away'], throwsOf: ThrowsOf): SideLines {
  const starter = pitchers.find(({ isStarter }) => isStarter);
  return {
    batters: batters.toSorted((a, b) => a.battingOrder - b.battingOrder).map(batterLine),
    pitchers: pitchers.map(pitcherLine),
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
    const [playerId, prop] = key.split(' ') as [string, PropKind];
    const [main] = [...seen].sort(([a, m], [b, n]) => n - m || a - b);
    lines[playerId] = { ...lines[playerId], [prop]: main![0] };
  }
  return lines;
}

export function toPlayerGame(game: FinishedGame, slateOn: string, throwsOf: ThrowsOf, props: readonly FeedProp[]): PlayerGame {
  const { gameId, seasonYear, awayCode, homeCode, boxScore } = game;
  return {
    gameId,
    slateOn,
    seasonYear,
    awayCode,
    homeCode,
    away: sideLines(boxScore.away, throwsOf),
    home: sideLines(boxScore.home, throwsOf),
    propLines: mainLines(props),
  };
}
