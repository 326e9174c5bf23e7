import { isBaseballKind, isPitcherKind, type LeagueStats, type PropKind } from '@clearedge/quant/grading';
import { wilsonInterval } from '@clearedge/quant/scoring';
import type { ManLine } from '../../../db/schema/index.ts';
import type { StoredPlayerGame } from './player-game-rows.ts';
import { statPlace } from './stat-kinds.ts';

/** One game that a man started, and what he came to. */
export interface LoggedGame {
  gameId: string;
  slateOn: string;
  teamCode: string;
  opponent: string;
  isHome: boolean;
  /** Of the starter he batted against; null for pitchers and where no one says. */
  opposingArm: 'L' | 'R' | null;
  value: number;
  /** What most books hung that day. */
  line: number | null;
}

/** One game of his that counts for props. */
export interface Start extends Omit<LoggedGame, 'value' | 'line'> {
  /** In the order of his sport's stored statistics, or by their names. */
  stats: ManLine['stats'] | LeagueStats;
  lines: Partial<Record<PropKind, number>>;
}

/** Everyone's games that count for props, newest first: a prop on one who does not start, or does not get into the game, is void. */
export interface StartsIndex {
  of: (playerId: string, kind: PropKind) => readonly Start[];
  /** Reads a kind off a game; null where it is not known. */
  reader: (kind: PropKind) => (start: Start) => number | null;
}

const baseballReader: StartsIndex['reader'] = (kind) => {
  const place = statPlace(kind);
  return ({ stats }) => (stats as ManLine['stats'])[place] ?? null;
};

/** Reads baseball's games once, however many propositions are asked about. */
export function indexStarts(games: readonly StoredPlayerGame[]): StartsIndex {
  const [batters, pitchers] = [new Map<string, Start[]>(), new Map<string, Start[]>()];
  for (const { gameId, slateOn, awayCode, homeCode, away, home, propLines } of games)
    for (const isHome of [false, true]) {
      const [own, other] = isHome ? [home, away] : [away, home];
      const [teamCode, opponent] = isHome ? [homeCode, awayCode] : [awayCode, homeCode];
      const add = (index: Map<string, Start[]>, men: readonly ManLine[], opposingArm: Start['opposingArm']): void => {
        for (const { playerId, isStarter, stats } of men) {
          if (!isStarter) continue;
          const start = { gameId, slateOn, teamCode, opponent, isHome, opposingArm, stats, lines: propLines[playerId] ?? {} };
          const known = index.get(playerId);
          if (known) known.push(start);
          else index.set(playerId, [start]);
        }
      };
      add(batters, own.batters, other.starterThrows);
      add(pitchers, own.pitchers, null);
    }
  return {
    of: (playerId, kind) => (isBaseballKind(kind) ? (isPitcherKind(kind) ? pitchers : batters).get(playerId) : undefined) ?? [],
    reader: baseballReader,
  };
}

/** What a man came to in each game that counts; a game whose figure is not known is left out. */
export function logOf(index: StartsIndex, playerId: string, kind: PropKind): LoggedGame[] {
  const read = index.reader(kind);
  return index.of(playerId, kind).flatMap((start) => {
    const value = read(start);
    const { stats: _stats, lines, ...game } = start;
    return value === null ? [] : [{ ...game, value, line: lines[kind] ?? null }];
  });
}

export interface Rate {
  games: number;
  over: number;
  push: number;
  low: number | null;
  high: number | null;
}

/** How often games went over a line; a push is in neither side of the rate. */
export function rateOf(log: readonly LoggedGame[], line: number): Rate {
  const over = log.filter(({ value }) => value > line).length;
  const push = log.filter(({ value }) => value === line).length;
  const tries = log.length - push;
  const { low, high } = tries > 0 ? wilsonInterval(over, tries) : { low: null, high: null };
  return { games: log.length, over, push, low, high };
}

const SPANS = [
  ['L5', 5],
  ['L10', 10],
  ['L20', 20],
  ['season', Number.POSITIVE_INFINITY],
] as const;
type Span = (typeof SPANS)[number][0];

export interface HitRate extends Rate {
  span: Span;
  linedGames: number;
  overOwnLine: number;
}

/** The last 5, 10 and 20 games and the season against one line, and against the number of each day. `log` is newest first. */
export const hitRatesOf = (log: readonly LoggedGame[], line: number): HitRate[] =>
  SPANS.map(([span, most]) => {
    const games = log.slice(0, most);
    const lined = games.filter((game) => game.line !== null);
    return { span, ...rateOf(games, line), linedGames: lined.length, overOwnLine: lined.filter((game) => game.value > game.line!).length };
  });

export interface Split extends Rate {
  label: string;
  mean: number | null;
}

const split = (label: string, log: readonly LoggedGame[], line: number): Split => ({
  label,
  ...rateOf(log, line),
  mean: log.length > 0 ? log.reduce((sum, { value }) => sum + value, 0) / log.length : null,
});

/** Whether the arm of the other side's starter is part of his game. */
export const facesStarters = (kind: PropKind): boolean => isBaseballKind(kind) && !isPitcherKind(kind);

/** The season by where it was played and against whom. */
export function splitsOf(log: readonly LoggedGame[], kind: PropKind, line: number, opponent: string): Split[] {
  const arms = !facesStarters(kind)
    ? []
    : [
        split(
          'v. left-handed starters',
          log.filter(({ opposingArm }) => opposingArm === 'L'),
          line,
        ),
        split(
          'v. right-handed starters',
          log.filter(({ opposingArm }) => opposingArm === 'R'),
          line,
        ),
      ];
  return [
    split('Season', log, line),
    ...arms,
    split(
      'At home',
      log.filter(({ isHome }) => isHome),
      line,
    ),
    split(
      'Away',
      log.filter(({ isHome }) => !isHome),
      line,
    ),
    split(
      `v. ${opponent}`,
      log.filter((game) => game.opponent === opponent),
      line,
    ),
  ];
}
