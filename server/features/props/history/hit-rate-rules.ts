import { isBaseballKind, isPitcherKind, type PropKind } from '@clearedge/quant/grading';
import { wilsonInterval } from '@clearedge/quant/scoring';
import type { ManLine, PropLines } from '../../../db/schema/index.ts';
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

type Started = Omit<LoggedGame, 'value' | 'line'> & { stats: ManLine['stats']; lines: PropLines[string] };

/** Every man's starts among some games, in their order. A prop on one who does not start is void, so other games say nothing. */
export interface StartsIndex {
  batters: ReadonlyMap<string, Started[]>;
  pitchers: ReadonlyMap<string, Started[]>;
}

/** Reads the games once, however many propositions are asked about. */
export function indexStarts(games: readonly StoredPlayerGame[]): StartsIndex {
  const [batters, pitchers] = [new Map<string, Started[]>(), new Map<string, Started[]>()];
  for (const { gameId, slateOn, awayCode, homeCode, away, home, propLines } of games)
    for (const isHome of [false, true]) {
      const [own, other] = isHome ? [home, away] : [away, home];
      const [teamCode, opponent] = isHome ? [homeCode, awayCode] : [awayCode, homeCode];
      const add = (index: Map<string, Started[]>, men: readonly ManLine[], opposingArm: Started['opposingArm']): void => {
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
  return { batters, pitchers };
}

/** What a man came to in each game he started; a game whose figure is not known is left out. */
export function logOf(index: StartsIndex, playerId: string, kind: PropKind): LoggedGame[] {
  if (!isBaseballKind(kind)) return [];
  const place = statPlace(kind);
  const starts = (isPitcherKind(kind) ? index.pitchers : index.batters).get(playerId) ?? [];
  return starts.flatMap(({ stats, lines, ...start }) => {
    const value = stats[place] ?? null;
    return value === null ? [] : [{ ...start, value, line: lines[kind] ?? null }];
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

/** The season by where it was played and against whom. */
export function splitsOf(log: readonly LoggedGame[], kind: PropKind, line: number, opponent: string): Split[] {
  const arms = isPitcherKind(kind)
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
