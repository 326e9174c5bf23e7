import { isBaseballKind, isPitcherKind, type PropKind } from '@clearedge/quant/grading';
import { wilsonInterval } from '@clearedge/quant/scoring';

/** A game as one of its sides saw it. */
export interface StartedGame {
  gameId: string;
  slateOn: string;
  teamCode: string;
  opponent: string;
  isHome: boolean;
  /** Of the starter that batters faced; null for pitchers and where no one says. */
  opposingArm: 'L' | 'R' | null;
}

/** One game that a man started, and what he came to. */
export interface LoggedGame extends StartedGame {
  value: number;
  /** What most books hung that day. */
  line: number | null;
}

/** One game of his that counts for props; what he did in it is read by the index that it came from. */
export interface Start {
  game: StartedGame;
}

/** Reads a figure of a start; null where it is not known. */
export type ReadStart = (start: Start) => number | null;

/** Everyone's games that count for props, newest first: a prop on one who does not start, or does not get into the game, is void. */
export interface StartsIndex {
  of: (playerId: string, kind: PropKind) => readonly Start[];
  /** What he came to in a kind. */
  figureOf: (kind: PropKind) => ReadStart;
  /** What most books hung on it that day. */
  lineOf: (kind: PropKind) => ReadStart;
}

/** What a man came to in each game that counts; a game whose figure is not known is left out. */
export function logOf(index: StartsIndex, playerId: string, kind: PropKind): LoggedGame[] {
  const [figureOf, lineOf] = [index.figureOf(kind), index.lineOf(kind)];
  return index.of(playerId, kind).flatMap((start) => {
    const value = figureOf(start);
    return value === null ? [] : [{ value, line: lineOf(start), ...start.game }];
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
