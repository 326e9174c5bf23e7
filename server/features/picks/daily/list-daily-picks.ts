import { easternDay } from '@clearedge/quant/calendar';
import { hasTier } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { Contest } from '../../contests/index.ts';
import { PICK_LIMITS } from '../publish/choose-picks.ts';
import { noBetText } from '../publish/no-pick-words.ts';
import { listOpenGames, lookAtGames } from '../publish/publish-picks.ts';
import { listPicksOfDay } from '../rows/pick-rows.ts';
import { listPickViews } from './list-pick-views.ts';
import { FREE_PLACES } from './present-pick.ts';
import { presentPicks } from './present-picks.ts';
import { gamesOf } from './same-game-rules.ts';

/** A day's picks in the order of publication. Which three a free reader sees never changes: the first that were published. */
export const listDailyPicks: Verb<'GET /api/daily-picks'> = async (ctx, { query }) => {
  const slateOn = query.date ?? easternDay(ctx.now());
  const hasPro = hasTier(ctx.actor, 'pro');
  const rows = await listPicksOfDay(ctx.db, slateOn);
  const views = await listPickViews(
    ctx,
    rows.filter(({ dayPlace }) => dayPlace !== null && (hasPro || dayPlace <= FREE_PLACES)),
  );
  return presentPicks(ctx, views);
};

/** Why none of these games' prices would be published now; null while none is priced, or where one would be. */
async function whyNoBet(ctx: Ctx, games: readonly Contest[]): Promise<string | null> {
  const decisions = (await lookAtGames(ctx, games)).decide([]);
  return decisions.length === 0 || decisions.some(({ why }) => why === null) ? null : noBetText(decisions, games.length);
}

/** What can be said of a day to everybody: how many picks, or that there is no bet. */
export const getPickDay: Verb<'GET /api/daily-picks/day'> = async (ctx, { query }) => {
  const date = query.date ?? easternDay(ctx.now());
  const rows = await listPicksOfDay(ctx.db, date);
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
