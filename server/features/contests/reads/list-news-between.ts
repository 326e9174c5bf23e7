import type { Ctx } from '../../../kernel/ctx.ts';
import { listNewsIn, type StoredNews } from '../rows/news-rows.ts';

export type { StoredNews } from '../rows/news-rows.ts';

/** The stored news of a span of time, newest first: after `from`, at `until` at the latest. */
export const listNewsBetween = ({ db }: Pick<Ctx, 'db'>, from: Date, until: Date): Promise<StoredNews[]> => listNewsIn(db, from, until);
