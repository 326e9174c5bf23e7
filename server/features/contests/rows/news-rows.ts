import type { SportKey } from '@clearedge/contract/sports';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { newsItems } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type StoredNews = typeof newsItems.$inferSelect;

/** Adds what is new and takes over corrections, in one statement. */
export async function upsertNews(db: Db, items: readonly StoredNews[]): Promise<void> {
  if (!items.length) return;
  await db.execute(sql`
    insert into news_items (id, sport, source_id, title, summary, published_at, source, url, category)
    select distinct on ("source", "sourceId") "id", "sport", "sourceId", "title", "summary", "publishedAt", "source", "url", "category"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x("id" uuid, "sport" text, "sourceId" text, "title" text,
      "summary" text, "publishedAt" timestamptz, "source" text, "url" text, "category" text)
    on conflict (source, source_id) do update set title = excluded.title, summary = excluded.summary, published_at = excluded.published_at,
      url = excluded.url, category = excluded.category
    where (news_items.title, news_items.summary, news_items.published_at, news_items.url, news_items.category)
      is distinct from (excluded.title, excluded.summary, excluded.published_at, excluded.url, excluded.category)`);
}

/** Of one sport, or of all. */
export const listNews = (db: Db, sport: SportKey | null, until: Date, limit: number): Promise<StoredNews[]> =>
  db
    .select()
    .from(newsItems)
    .where(and(sport === null ? undefined : eq(newsItems.sport, sport), lte(newsItems.publishedAt, until)))
    .orderBy(desc(newsItems.publishedAt), desc(newsItems.id))
    .limit(limit);

/** Everything published after `from` and at `until` at the latest, newest first. */
export const listNewsIn = (db: Db, from: Date, until: Date): Promise<StoredNews[]> =>
  db
    .select()
    .from(newsItems)
    .where(and(gt(newsItems.publishedAt, from), lte(newsItems.publishedAt, until)))
    .orderBy(desc(newsItems.publishedAt), desc(newsItems.id));
