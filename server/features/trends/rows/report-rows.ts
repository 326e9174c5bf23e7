import type { SportKey } from '@clearedge/contract/sports';
import { eq } from 'drizzle-orm';
import { trendReports } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { TrendContent } from '../find/find-trends.ts';

export type TrendReport = Omit<typeof trendReports.$inferSelect, 'content'> & { content: TrendContent };

export async function findReport(db: Db, sport: SportKey): Promise<TrendReport | null> {
  const [row] = await db.select().from(trendReports).where(eq(trendReports.sport, sport));
  return row ? { ...row, content: row.content as TrendContent } : null;
}

export async function writeReport(db: Db, row: TrendReport & { sport: SportKey }): Promise<void> {
  await db.insert(trendReports).values(row).onConflictDoUpdate({ target: trendReports.sport, set: row });
}
