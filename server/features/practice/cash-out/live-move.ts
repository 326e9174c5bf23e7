import type { Selection } from '@clearedge/quant/grading';
import { type GameDistribution, liveChances, matchLine, type Standing } from '@clearedge/quant/sports/baseball/game';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { listMarketSides, type MarketSide } from '../../odds/index.ts';
import type { Move } from './offer-rules.ts';

const FEWEST_BOOKS = 2;
const FIRST_PITCH: Standing = { inning: 1, half: 'top', away: 0, home: 0 };

const priced = (sides: readonly MarketSide[], market: string, side: string): MarketSide | undefined =>
  sides.find((one) => one.market === market && one.side === side && one.bookCount >= FEWEST_BOOKS);

/** The game that the books' closing moneyline and total describe; null where fewer than two books closed both sides of each. */
async function closingGame(ctx: Ctx, { id, seasonYear, scheduledInnings }: Contest): Promise<GameDistribution | null> {
  const sides = await listMarketSides(ctx, [id]);
  const [home, over] = [priced(sides, 'moneyline', 'home'), priced(sides, 'total', 'over')];
  if (!home?.noVigProbability || !over?.noVigProbability || over.line === null) return null;
  const target = { pHome: home.noVigProbability, line: over.line, overProbability: over.noVigProbability };
  try {
    return matchLine(target, { season: seasonYear, scheduledInnings: scheduledInnings === 7 ? 7 : 9 });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type ScoreSelection = Exclude<Selection, { market: 'prop' }>;

/**
 * What the score between two halves has made of legs of one game, from the closing prices alone: nothing of our model is in it, so that an offer
 * tells nobody what the model thinks. Null where the closing prices do not say.
 */
export async function liveMove(
  ctx: Ctx,
  contest: Contest,
  standing: Standing,
  selections: readonly ScoreSelection[],
): Promise<Move | null> {
  const game = await closingGame(ctx, contest);
  if (!game) return null;
  const chanceAt = (where: Standing): number => {
    const { win, decided } = liveChances(game, where, selections);
    return decided > 0 ? win / decided : 0;
  };
  const [before, chance] = [chanceAt(FIRST_PITCH), chanceAt(standing)];
  return before > 0 ? { growth: chance / before, chance } : null;
}
