import { GAME_SPORTS, type GameSport, LEAGUE_SPORTS, leagueOf, sportOf } from '@clearedge/contract/sports';
import { FITTED_PLAYS, playConfidenceOf } from '@clearedge/quant/blend';
import { easternDay } from '@clearedge/quant/calendar';
import type { StoredConditions } from '../../db/schema/index.ts';
import { groupBy } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type Contest, isBettingClosed, listSlate } from '../contests/index.ts';
import { listGameProjections, listLeaguePlays, listPlays } from '../forecasts/index.ts';
import { type HistoryBase, type PricedSide, pricedSides, type ReadHistory, restBetween, type Setting } from '../history/index.ts';
import { isStale, listBoardPrices, type OfferedPrice } from '../odds/index.ts';
import { chooseSide } from './condition-rules.ts';
import type { StrategyRow } from './strategy-rows.ts';

/** A side that can be taken now. */
export interface LiveSide extends PricedSide {
  bookName: string;
  confidence: number | null;
}

export interface LiveGame {
  contest: Contest;
  setting: Setting;
  sides: LiveSide[];
}

/** The sports that any of these strategies bet on. */
export const sportsIn = (strategies: readonly Pick<StrategyRow, 'conditions'>[]): GameSport[] =>
  GAME_SPORTS.filter((sport) => strategies.some(({ conditions }) => conditions.sport === leagueOf(sport)));

/** The side of a game that conditions bet on now; null where none fits, or the game is of another sport. */
export const chooseLive = (conditions: StoredConditions, { contest, setting, sides }: LiveGame): LiveSide | null =>
  leagueOf(contest.sport) === conditions.sport ? chooseSide(conditions, setting, sides) : null;

const isPreseason = ({ detail }: Contest): boolean => detail !== null && 'stage' in detail && detail.stage === 'preseason';

/** Today's games of these sports that are open to bets and begin at `latest`, as conditions see them. */
export async function listLiveGames(ctx: Ctx, readHistory: ReadHistory, sports: readonly GameSport[], latest?: Date): Promise<LiveGame[]> {
  if (sports.length === 0) return [];
  const slate = await listSlate(ctx, easternDay(ctx.now()), sports);
  return readLive(
    ctx,
    readHistory,
    slate.filter(({ startsAt }) => latest === undefined || startsAt <= latest),
  );
}

/** Those of some games that are open to bets: prices that someone has just confirmed, today's weather, days of rest. */
export async function readLive(ctx: Ctx, readHistory: ReadHistory, contests: readonly Contest[]): Promise<LiveGame[]> {
  const now = ctx.now();
  const open = contests.filter((contest) => !isBettingClosed(contest, now) && !isPreseason(contest));
  const prices = groupBy(
    (
      await listBoardPrices(
        ctx,
        open.map(({ id }) => id),
      )
    ).filter((row) => !isStale(row, now)),
    ({ contestId }) => contestId,
  );
  const games: LiveGame[] = [];
  for (const sport of GAME_SPORTS) {
    const own = open.filter((contest) => contest.sport === sport);
    if (own.length === 0) continue;
    const history = await readHistory(ctx, sport);
    const confidence = await readConfidence(ctx, sport, own);
    for (const contest of own)
      games.push({
        contest,
        setting: settingOf(contest, history),
        sides: sidesOf(prices.get(contest.id) ?? []).map((side) => ({ ...side, confidence: confidence(contest, side) })),
      });
  }
  return games;
}

function settingOf({ sport, gameId, slateOn, awayCode, homeCode, venue, roof, weather }: Contest, { lastPlayed }: HistoryBase): Setting {
  const restOf = (code: string): number | null => restBetween(lastPlayed.get(code), slateOn, sportOf(sport).slate);
  return { gameId, slateOn, awayCode, homeCode, venue, roof, weather, rest: { away: restOf(awayCode), home: restOf(homeCode) } };
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
