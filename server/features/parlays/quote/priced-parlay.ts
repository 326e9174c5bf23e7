import type { Selection } from '@clearedge/quant/grading';
import { combinations } from '@clearedge/quant/parlay';
import { americanToDecimal } from '@clearedge/quant/price';
import type { SameGameLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, findContest } from '../../contests/index.ts';
import type { AskForProps } from '../../odds/index.ts';
import { type BookQuote, bookQuote, priceParts, type WantedLeg } from '../price/price-slip.ts';
import type { Part } from './analysis-rules.ts';
import { type GameChances, type JointMemory, type JudgedLeg, judgeLeg, partKey, type Together, together } from './judge-legs.ts';
import { readGrounds } from './read-grounds.ts';

export type ParlayLeg = WantedLeg & { pick: NonNullable<WantedLeg['pick']> };

/** Legs at the prices of now with what is believed of them, alone and together. */
export interface PricedParlay {
  quote: BookQuote;
  sameGame: SameGameLegs[];
  /** By position; null for a leg of a game that is not known. */
  judged: (JudgedLeg | null)[];
  joint: Together | { reason: string };
  /** That the others win together, for each leg that might drop out; null where it is not known. */
  without: (number | null)[];
}

/** What a leg is about, as the grader reads it. */
function selectionOf(pick: ParlayLeg['pick']): Selection {
  if (pick.market !== 'total') return pick;
  const { team, ...total } = pick;
  return team ? { ...total, team } : total;
}

const NO_SUCH_GAME = 'One of the games could not be found.';

async function readContests(ctx: Ctx, legs: readonly ParlayLeg[]): Promise<Contest[]> {
  const found: Contest[] = [];
  for (const gameId of new Set(legs.map((leg) => leg.gameId))) {
    const contest = await findContest(ctx, gameId);
    if (contest) found.push(contest);
  }
  return found;
}

async function withoutEach(ctx: Ctx, judged: readonly JudgedLeg[], memory: JointMemory): Promise<(number | null)[]> {
  const chances: (number | null)[] = [];
  for (const dropped of judged) {
    const rest = judged.filter((leg) => leg !== dropped);
    const left = rest.length === 0 ? null : await together(ctx, rest, memory);
    chances.push(left && 'probability' in left ? left.probability : null);
  }
  return chances;
}

/** Prices and judges legs; refuses nothing. It asks sources and may play games: call it before a transaction. */
export async function priceParlay(ctx: Ctx, legs: readonly ParlayLeg[], askForProps: AskForProps): Promise<PricedParlay> {
  const quote = await bookQuote(ctx, legs);
  const withProps = new Set(legs.filter(({ pick }) => pick.market === 'prop').map(({ gameId }) => gameId));
  const games = await readGrounds(ctx, await readContests(ctx, legs), withProps, askForProps);
  const judged = legs.map(({ gameId, pick }, at) => {
    const grounds = games.get(gameId);
    return grounds ? judgeLeg(at, selectionOf(pick), grounds, quote.legs[at]!, ctx.now()) : null;
  });
  const known = judged.filter((leg) => leg !== null);
  // Legs that cannot stand together have no chance of their own: 'exclusive' would read as nought, 'implied' as a single.
  const isWhole = known.length === legs.length && quote.problem === null;
  const memory: JointMemory = new Map();
  const joint = isWhole ? await together(ctx, known, memory) : { reason: quote.problem ?? NO_SUCH_GAME };
  const isPriced = quote.odds !== null;
  return {
    quote,
    sameGame: isPriced ? await priceParts(ctx, legs) : [],
    judged,
    joint,
    without: isPriced ? await withoutEach(ctx, known, memory) : legs.map(() => null),
  };
}

/** Each game's legs as one part of the parlay, with the price that the book pays for it, whole and with some legs pushed. */
export const partsOf = (parlay: PricedParlay, { games }: Together): Part[] => games.map((game) => partOf(parlay, game));

function partOf({ quote, sameGame }: PricedParlay, { positions, chances, pushes }: GameChances): Part {
  const group = sameGame.find(({ legs }) => legs.includes(positions[0]!));
  const decimalOf = (kept: readonly number[]): number => {
    if (kept.length === 0) return 1;
    return americanToDecimal(kept.length === 1 ? quote.legs[kept[0]!]!.odds! : group!.prices[partKey(kept)]!);
  };
  const pushAt = (position: number): number => pushes[positions.indexOf(position)]!;
  // Whether a leg is pushed is taken not to depend on the others: of a whole number on a total it is a few percent.
  const outcomeOf = (kept: readonly number[]) => ({
    probability: positions.reduce(
      (product, position) => product * (kept.includes(position) ? 1 - pushAt(position) : pushAt(position)),
      kept.length === 0 ? 1 : chances.get(partKey(kept))!,
    ),
    decimal: decimalOf(kept),
  });
  const pushable = positions.filter((position) => pushAt(position) > 0);
  const dropped = Array.from({ length: pushable.length }, (_, size) => combinations(pushable, size + 1)).flat();
  const whole = outcomeOf(positions);
  return {
    decimal: whole.decimal,
    win: whole.probability,
    given: chances.get(partKey(positions))!,
    isOneGame: positions.length > 1,
    reduced: dropped.map((out) => outcomeOf(positions.filter((position) => !out.includes(position)))),
  };
}
