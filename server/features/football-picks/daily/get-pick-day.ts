import { easternDay } from '@clearedge/quant/calendar';
import { FOOTBALL_POOL_WEIGHT } from '@clearedge/quant/sports/football/opinion';
import { FOOTBALL_MODEL_VERSION } from '@clearedge/quant/sports/football/ratings';
import { isShown } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { isBettingClosed, listSlate } from '../../contests/index.ts';
import { findFootballRatings } from '../forecasts/form-forecasts.ts';
import { FOOTBALL_PICK_LIMITS } from '../publish/choose-picks.ts';
import { findDaysAround } from '../rows/game-rows.ts';
import { listPicksOfDay } from '../rows/pick-rows.ts';
import { sumRecord } from '../rows/result-rows.ts';
import { shownOf } from './list-football-picks.ts';

/** What can be said of a day to everybody: how many picks, its games, the days around it, and the record. */
export const getFootballPickDay: Verb<'GET /api/cfl/daily-picks/day'> = async (ctx, { query }) => {
  const now = ctx.now();
  const date = query.date ?? easternDay(now);
  const [picks, games] = [await listPicksOfDay(ctx.db, date), await listSlate(ctx, date, 'cfl')];
  const { ratings } = await findFootballRatings(ctx);
  return {
    date,
    hasSource: ctx.ports.football !== null,
    published: picks.length,
    shown: shownOf(picks, isShown(ctx.actor, 'pro')).length,
    games: games.length,
    openGames: games.filter((game) => !isBettingClosed(game, now)).length,
    ...(await findDaysAround(ctx.db, date)),
    record: await sumRecord(ctx.db),
    leastEv: FOOTBALL_PICK_LIMITS.leastEv,
    model: { version: FOOTBALL_MODEL_VERSION, weight: FOOTBALL_POOL_WEIGHT, ratedGames: ratings.games },
  };
};
