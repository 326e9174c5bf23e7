import { billingSettings } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type SettingRow = typeof billingSettings.$inferSelect;

export const listSettings = (db: Db): Promise<SettingRow[]> => db.select().from(billingSettings);

export async function writeSetting(db: Db, row: SettingRow): Promise<void> {
  const { name: _name, ...rest } = row;
  await db.insert(billingSettings).values(row).onConflictDoUpdate({ target: billingSettings.name, set: rest });
}
