import type { LeagueKind } from '@clearedge/quant/grading';
import type { Side } from '../league.ts';
import type { Dressed, Man } from '../roster.ts';

/** What a man's place in his side brings in a usual game: variance = mean + share x mean², and by how much the side's expected points move the mean. */
export interface PropRate {
  prop: LeagueKind;
  mean: number;
  share: number;
  /** Power of the side's expected points over the usual. */
  slope: number;
}

export interface PropMan {
  man: Man;
  rates: readonly PropRate[];
}

/** Those of a side whom books price, by the list of the inactive or, before it, as everyone expects. */
export type PropSide = { dressed: Dressed; men: readonly PropMan[] };

/** A game as its props are priced. */
export interface PropGame {
  /** Part of every draw's text. */
  text: string;
  gameId: string;
  slateOn: string;
  startsAt: number;
  codes: Record<Side, string>;
  /** Points that each side is expected to score, over those of a usual game. */
  points: Record<Side, number>;
  sideOf: (side: Side, isListOut: boolean) => PropSide;
}
