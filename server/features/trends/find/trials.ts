import type { HistorySide, PastGame } from '../../history/index.ts';

/** A side of a past game as trends know it: what the model thought of it counts for nothing here. */
type TrendSide = Pick<HistorySide, 'market' | 'side' | 'line' | 'odds' | 'fair' | 'grade'>;
type Played = 'gameId' | 'slateOn' | 'seasonYear' | 'awayCode' | 'homeCode' | 'awayScore' | 'homeScore' | 'weather';
/** A past game of any sport; no venue where none is kept. */
export type TrendGame = Pick<PastGame, Played> & { venue: string | null; sides: readonly TrendSide[] };

export type Market = HistorySide['market'];

/** A side of a game that was graded, and its place among the trials; no place where it pushed or no one priced both sides. */
export interface Entry {
  game: TrendGame;
  side: TrendSide;
  place: number | null;
}

/** Every decided market of every game as one trial: home or over wins with the probability of the close. */
export interface Trials {
  probabilities: number[];
  outcomes: number[];
  /** The graded side of a game; null where it was void or not offered. */
  entryOf: (game: TrendGame, market: Market, side: HistorySide['side']) => Entry | null;
}

const FIRST: Record<Market, HistorySide['side']> = { moneyline: 'home', spread: 'home', total: 'over' };
const LEAST_CHANCE = 1e-6;

export function trialsOf(games: readonly TrendGame[]): Trials {
  const probabilities: number[] = [];
  const outcomes: number[] = [];
  const places = new Map<string, number>();
  for (const game of games)
    for (const { market, side, fair, grade } of game.sides) {
      if (side !== FIRST[market] || fair === null || fair < LEAST_CHANCE || fair > 1 - LEAST_CHANCE) continue;
      if (grade !== 'win' && grade !== 'loss') continue;
      places.set(`${game.gameId} ${market}`, probabilities.length);
      probabilities.push(fair);
      outcomes.push(grade === 'win' ? 1 : 0);
    }
  return {
    probabilities,
    outcomes,
    entryOf: (game, market, name) => {
      const side = game.sides.find((own) => own.market === market && own.side === name);
      if (!side || side.grade === 'void') return null;
      const trial = places.get(`${game.gameId} ${market}`);
      return { game, side, place: trial === undefined ? null : name === FIRST[market] ? trial : ~trial };
    },
  };
}

export const placesOf = (entries: readonly Entry[]): number[] => entries.flatMap(({ place }) => (place === null ? [] : [place]));
