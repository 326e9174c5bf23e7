import { LEAGUE_SPORTS } from '@clearedge/contract/sports';
import type { ScoreSelection } from '@clearedge/quant/grading';
import { groupBy } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { leagueModuleOf } from '../../sports/registry.ts';
import type { Contest } from '../contests/index.ts';
import { listNewestLeagueForecasts } from '../forecasts/index.ts';

/** Chances of a full game's selections by the one distribution behind its forecast: our model pooled with the books. */
export type ScoreChances = (selection: ScoreSelection) => { win: number; push: number };

/** Of those games of leagues that are forecast, by contest. */
export async function leagueChances(ctx: Ctx, contests: readonly Pick<Contest, 'id' | 'sport'>[]): Promise<Map<string, ScoreChances>> {
  const games = groupBy(contests, ({ sport }) => sport);
  const found = new Map<string, ScoreChances>();
  for (const sport of LEAGUE_SPORTS) {
    const ids = (games.get(sport) ?? []).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const [id, { score }] of await listNewestLeagueForecasts(ctx.db, sport, ids))
      found.set(id, leagueModuleOf(sport).model.scoresOf(score));
  }
  return found;
}
