import { eq } from 'drizzle-orm';
import { trendReports } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { TrendContent } from '../find/find-trends.ts';

export type TrendReport = Omit<typeof trendReports.$inferSelect, 'content'> & { content: TrendContent };
const SPORT = 'mlb';

export async function findReport(db: Db): Promise<TrendReport | null> {
  const [row] = await db.select().from(trendReports).where(eq(trendReports.sport, SPORT));
  return row ? { ...row, content: row.content as TrendContent } : null;
}

export async function writeReport(db: Db, report: Omit<TrendReport, 'sport'>): Promise<void> {
  const row = { ...report, sport: SPORT };
  await db.insert(trendReports).values(row).onConflictDoUpdate({ target: trendReports.sport, set: row });
}
