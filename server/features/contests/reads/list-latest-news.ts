import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { SportKey } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listNews, listNewsIn, type StoredNews } from '../rows/news-rows.ts';

const SHOWN = 30;

/** The latest news of a sport, or of all, newest first. */
export async function listLatestNews(ctx: Ctx, sport: SportKey | null): Promise<VerbResult<Contract['GET /api/:league/news']>> {
  const items = await listNews(ctx.db, sport, ctx.now(), SHOWN);
  return items.map(({ sourceId: _own, publishedAt, ...item }) => ({ ...item, publishedAt: publishedAt.toISOString() }));
}

export type { StoredNews } from '../rows/news-rows.ts';

/** The stored news of a span of time, newest first: after `from`, at `until` at the latest. */
export const listNewsBetween = ({ db }: Pick<Ctx, 'db'>, from: Date, until: Date): Promise<StoredNews[]> => listNewsIn(db, from, until);
