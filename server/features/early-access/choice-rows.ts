import { and, eq } from 'drizzle-orm';
import { earlyChoices } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';

export type ChoiceRow = typeof earlyChoices.$inferSelect;

export const listChoices = (db: Db, userId: string): Promise<ChoiceRow[]> =>
  db.select().from(earlyChoices).where(eq(earlyChoices.userId, userId));

export const listEnabled = async (db: Db, userId: string): Promise<Set<string>> =>
  new Set(
    (
      await db
        .select()
        .from(earlyChoices)
        .where(and(eq(earlyChoices.userId, userId), eq(earlyChoices.isEnabled, true)))
    ).map(({ featureId }) => featureId),
  );

export const writeChoice = (db: Db, row: ChoiceRow): Promise<unknown> =>
  db
    .insert(earlyChoices)
    .values(row)
    .onConflictDoUpdate({
      target: [earlyChoices.userId, earlyChoices.featureId],
      set: { isEnabled: row.isEnabled, updatedAt: row.updatedAt },
    });
