import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../../kernel/ctx.ts';
import type { Verb } from '../../../../kernel/feature.ts';
import type { Contest } from '../../../contests/index.ts';
import { listPicksOfDay } from '../../pick-rows.ts';
import { PICK_LIMITS } from './choose-picks.ts';
import { listOpenGames, lookAtGames } from './look-at-games.ts';
import { noBetText } from './no-pick-words.ts';
import { gamesOf } from './same-game-rules.ts';

/** Why none of these games' prices would be published now; null while none is priced, or where one would be. */
async function whyNoBet(ctx: Ctx, games: readonly Contest[]): Promise<string | null> {
  const decisions = (await lookAtGames(ctx, games)).decide([]);
  return decisions.length === 0 || decisions.some(({ why }) => why === null) ? null : noBetText(decisions, games.length);
}

/** What can be shown of a day to everybody: how many picks, or that there is no bet. */
export const getPickDay: Verb<'GET /api/daily-picks/day'> = async (ctx, { query }) => {
  const date = query.date ?? easternDay(ctx.now());
  const rows = await listPicksOfDay(ctx.db, date, 'mlb');
  const noBet = rows.find(({ kind }) => kind === 'no_bet');
  const published = rows.filter(({ kind }) => kind === 'pick');
  const games = date === easternDay(ctx.now()) ? await listOpenGames(ctx, date) : [];
  return {
    date,
    published: published.length,
    ...gamesOf(published),
    noBet: noBet ? { at: noBet.generatedAt.toISOString(), reasoning: noBet.reasoning } : null,
    noBetNow: published.length > 0 ? null : await whyNoBet(ctx, games),
    isOpen: games.length > 0,
    aDay: PICK_LIMITS.aDay,
    leastEv: PICK_LIMITS.leastEv,
  };
};

/** Why a day has no pick of this sport, as published or at the prices of now; all null where it has one or nothing is known. */
export async function findNoBet(ctx: Ctx, date: string) {
  const { noBet, noBetNow } = await getPickDay(ctx, { query: { date } });
  return { noBet, noBetNow, noBetSport: noBet || noBetNow ? ('mlb' as const) : null };
}
