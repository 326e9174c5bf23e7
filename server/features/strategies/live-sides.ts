import { GAME_SPORTS, type GameSport, LEAGUE_SPORTS } from '@clearedge/contract/sports';
import { FITTED_PLAYS, playConfidenceOf } from '@clearedge/quant/blend';
import { groupBy } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Contest } from '../contests/index.ts';
import { judgedOnce, listGameProjections, listLeaguePlays, listPlays } from '../forecasts/index.ts';
import { type PricedSide, pricedSides } from '../history/index.ts';
import { isStale, listBoardPrices, type OfferedPrice } from '../odds/index.ts';

/** A side that can be taken now. */
export interface LiveSide extends PricedSide {
  bookName: string;
  confidence: number | null;
}

async function judge(ctx: Ctx, contests: readonly Contest[]): Promise<Map<string, LiveSide[]>> {
  const now = ctx.now();
  const ids = contests.map(({ id }) => id);
  const fresh = (await listBoardPrices(ctx, ids)).filter((row) => !isStale(row, now));
  const prices = groupBy(fresh, ({ contestId }) => contestId);
  const found = new Map<string, LiveSide[]>();
  for (const sport of GAME_SPORTS) {
    const own = contests.filter((contest) => contest.sport === sport);
    if (own.length === 0) continue;
    const confidenceOf = await readConfidence(ctx, sport, own);
    const judged = (contest: Contest): LiveSide[] =>
      sidesOf(prices.get(contest.id) ?? []).map((side) => ({ ...side, confidence: confidenceOf(contest, side) }));
    for (const contest of own) found.set(contest.id, judged(contest));
  }
  return found;
}

const sidesOf = (rows: readonly OfferedPrice[]): Omit<LiveSide, 'confidence'>[] =>
  pricedSides(rows).map((side) => ({ ...side, bookName: rows.find(({ bookCode }) => bookCode === side.book)?.bookName ?? side.book }));

type Confidence = (contest: Contest, side: PricedSide) => number | null;

/** What the model's newest forecasts make of sides at their best price; null where it has none. */
async function readConfidence(ctx: Ctx, sport: GameSport, contests: readonly Contest[]): Promise<Confidence> {
  const find = <P extends { contestId: string; market: string; side: string; line: number | null }>(plays: readonly P[]) => {
    const own = groupBy(plays, ({ contestId }) => contestId);
    return ({ id }: Contest, { market, side, line }: PricedSide): P | undefined =>
      own.get(id)?.find((play) => play.market === market && play.side === side && play.line === line);
  };
  const league = LEAGUE_SPORTS.find((one) => one === sport);
  if (league) {
    const playOf = find(await listLeaguePlays(ctx, league, contests));
    return (contest, side) => playOf(contest, side)?.confidence ?? null;
  }
  const ids = contests.map(({ id }) => id);
  const playOf = find(await listPlays(ctx, ids));
  const projections = await listGameProjections(ctx, ids);
  return (contest, side) => {
    const [play, projection] = [playOf(contest, side), projections.get(contest.id)];
    if (!play || !projection) return null;
    return playConfidenceOf(FITTED_PLAYS[play.market === 'total' ? 'total' : 'moneyline'], play.ev * projection.quality.evidence).rank;
  };
}

/** Several days of games. */
const MOST_STORED = 500;

/** The fresh sides of games that are open to bets, by contest. */
export const listLiveSides = judgedOnce<readonly LiveSide[]>(MOST_STORED, judge);
