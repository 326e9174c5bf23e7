import type { Ctx } from '../../kernel/ctx.ts';
import { listChoices } from './choice-rows.ts';

/** What a member switched on or off, for the export of their account. */
export const exportChoices = async ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<unknown> =>
  (await listChoices(db, userId)).map(({ featureId, isEnabled, updatedAt }) => ({
    featureId,
    isEnabled,
    updatedAt: updatedAt.toISOString(),
  }));
