import { sportOf } from '@clearedge/contract/sports';
import { numbersCrossed, type TeaserWorth, teaserWorth } from '@clearedge/quant/parlay';
import type { Ctx } from '../../../kernel/ctx.ts';
import { leagueChances, type ScoreChances } from '../league-chances.ts';
import type { TeasedLeg, TeasedSlip } from './tease-slip.ts';

/** What a moved number is worth. */
export interface LegWorth {
  winProbability: number;
  pushProbability: number;
  unmovedWinProbability: number;
  crossed: { number: number; probability: number }[];
}

function worthOf({ leg, board, moved }: TeasedLeg, chances: ScoreChances | undefined): LegWorth | null {
  if (!chances || !board || !moved || !leg.contest) return null;
  const { win, push } = chances(moved);
  // Only margins pile up on key numbers: totals hardly do.
  const keys = board.market === 'spread' ? (sportOf(leg.contest.sport).teaser?.keyNumbers ?? []) : [];
  return {
    winProbability: win,
    pushProbability: push,
    unmovedWinProbability: chances(board).win,
    crossed: numbersCrossed(board.line, moved.line, keys).map((number) => ({
      number,
      probability: chances({ ...board, line: number }).push,
    })),
  };
}

/** What a teaser is worth, leg by leg and as a whole; a leg without a forecast has null, and so has the whole then. */
export async function judgeTeaser(
  ctx: Ctx,
  { legs, terms, problem }: TeasedSlip,
): Promise<{ legs: (LegWorth | null)[]; whole: TeaserWorth | null }> {
  const chances = await leagueChances(
    ctx,
    legs.flatMap(({ leg: { contest } }) => contest ?? []),
  );
  const worths = legs.map((leg) => worthOf(leg, leg.leg.contest ? chances.get(leg.leg.contest.id) : undefined));
  const known = worths.filter((worth) => worth !== null);
  const isWhole = terms !== null && problem === null && known.length === legs.length;
  const each = known.map(({ winProbability: win, pushProbability: push }) => ({ win, push }));
  return { legs: worths, whole: isWhole ? teaserWorth(terms, each) : null };
}
