import { jointProbability as scoreChances } from '@clearedge/quant/game';
import type { Selection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { jointProbability as playerChances } from '../../props/index.ts';
import { isScore } from '../price/book-prices.ts';
import { tie } from './joint-rules.ts';
import type { Grounds } from './leg-chances.ts';

/** Rarer than this, a simulation has seen too few games to say how legs hang together. */
const RAREST = 0.0005;

/** The share of games in which selections all win. */
type CountWins = (own: readonly Selection[]) => Promise<number | null>;

/** One way of counting for a game: exact beside simulated would look like correlation. Null where the model cannot say. */
function winsOf(ctx: Ctx, eventId: string, all: readonly Selection[], { distribution }: Grounds): CountWins {
  if (all.every(isScore)) return (own) => Promise.resolve(distribution && scoreChances(distribution, own.filter(isScore)).win);
  return async (own) => {
    try {
      return (await playerChances(ctx, eventId, own))?.win ?? null;
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  };
}

/**
 * Chance that legs of one game win together, from the chance believed of each. Score and players are counted in the same simulated games.
 * Null where the model cannot say how they hang together.
 */
export async function jointOfGame(
  ctx: Ctx,
  eventId: string,
  legs: readonly { selection: Selection; probability: number }[],
  grounds: Grounds,
): Promise<number | null> {
  const wins = winsOf(
    ctx,
    eventId,
    legs.map(({ selection }) => selection),
    grounds,
  );
  const joint = await wins(legs.map(({ selection }) => selection));
  if (joint === null || joint < RAREST) return null;
  const singles: number[] = [];
  for (const { selection } of legs) {
    const single = await wins([selection]);
    if (single === null || single < RAREST) return null;
    singles.push(single);
  }
  return tie(
    legs.map(({ probability }) => probability),
    singles,
    joint,
  );
}
