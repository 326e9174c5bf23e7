import { GAME_SPORTS, type GameSport, leagueOf, sportOf } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { StoredConditions } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type Contest, isBettingClosed, listSlate } from '../contests/index.ts';
import { type HistoryBase, type ReadHistory, restBetween, type Setting } from '../history/index.ts';
import { chooseSide } from './condition-rules.ts';
import { type LiveSide, listLiveSides } from './live-sides.ts';
import type { StrategyRow } from './strategy-rows.ts';

export interface LiveGame {
  contest: Contest;
  setting: Setting;
  sides: readonly LiveSide[];
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
  const sides = await listLiveSides(ctx, open);
  const games: LiveGame[] = [];
  for (const sport of GAME_SPORTS) {
    const own = open.filter((contest) => contest.sport === sport);
    if (own.length === 0) continue;
    const history = await readHistory(ctx, sport);
    for (const contest of own) games.push({ contest, setting: settingOf(contest, history), sides: sides.get(contest.id) ?? [] });
  }
  return games;
}

function settingOf({ sport, gameId, slateOn, awayCode, homeCode, venue, roof, weather }: Contest, { lastPlayed }: HistoryBase): Setting {
  const restOf = (code: string): number | null => restBetween(lastPlayed.get(code), slateOn, sportOf(sport).slate);
  return { gameId, slateOn, awayCode, homeCode, venue, roof, weather, rest: { away: restOf(awayCode), home: restOf(homeCode) } };
}
