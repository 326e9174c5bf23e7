import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { upsertNews } from '../rows/news-rows.ts';

const LATEST = 60;

export async function syncNews(ctx: Ctx): Promise<void> {
  const items = await askSource(ctx, 'news', () => ctx.ports.news.listNews(ctx.now(), LATEST));
  if (!items?.length) return;
  await upsertNews(
    ctx.db,
    items.map((item) => ({ ...item, id: ctx.newId() })),
  );
}
