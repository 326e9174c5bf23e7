import type { Contest } from '../../contests/index.ts';
import type { MarketSide } from '../../odds/index.ts';
import type { GameOpinion } from '../read-opinions.ts';
import { movedMarkets } from './moved-markets.ts';
import { type Play, playOf } from './play-rules.ts';

type Named = Pick<Contest, 'id' | 'gameId'>;

/**
 * Every side that is offered on these contests, at its best price, with what we believe of it, the best worth first. Prices past their age are
 * in it and say so: whoever shows or publishes a play leaves those out.
 */
export function playsOn(contests: readonly Named[], opinions: ReadonlyMap<string, GameOpinion>, sides: readonly MarketSide[]): Play[] {
  const plays = contests.flatMap(({ id, gameId }) => {
    const opinion = opinions.get(id);
    if (!opinion) return [];
    const game = opinion.distribution();
    const own = sides.filter(({ contestId }) => contestId === id);
    const moved = movedMarkets(opinion.inputs.market, own);
    return own.flatMap((side): Play[] => {
      const play = playOf(opinion, game, gameId, side);
      if (!play) return [];
      return [play.doubt === null && moved.has(side.market) ? { ...play, doubt: 'moved', isValue: false } : play];
    });
  });
  return plays.sort((a, b) => b.ev - a.ev || (a.gameId < b.gameId ? -1 : a.gameId > b.gameId ? 1 : 0));
}
