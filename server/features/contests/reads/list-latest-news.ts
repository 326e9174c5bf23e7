import type { VerbResult } from '@clearedge/contract/route';
import type { contestRoutes } from '@clearedge/contract/routes/games/contests';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listNews, listNewsIn, type StoredNews } from '../rows/news-rows.ts';

const SHOWN = 30;

/** The latest baseball news, newest first. */
export async function listLatestNews(ctx: Ctx): Promise<VerbResult<(typeof contestRoutes)['GET /api/mlb/news']>> {
  const items = await listNews(ctx.db, ctx.now(), SHOWN);
  return items.map(({ sourceId: _own, publishedAt, ...item }) => ({ ...item, publishedAt: publishedAt.toISOString() }));
}

export type { StoredNews } from '../rows/news-rows.ts';

/** The stored news of a span of time, newest first: after `from`, at `until` at the latest. */
export const listNewsBetween = ({ db }: Pick<Ctx, 'db'>, from: Date, until: Date): Promise<StoredNews[]> => listNewsIn(db, from, until);
