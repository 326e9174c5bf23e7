import { expertHours } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { EXPERTS, type ExpertId, type ExpertProfile, type Weekday } from './consultation-rules.ts';

export interface Expert extends ExpertProfile {
  name: string;
  weekdays: Weekday[];
  daysOff: string[];
  /** A person of the demo, whom no one can call. */
  isSimulated: boolean;
}

/**
 * The experts as they can be booked. Outside a demo a seat is no one's until staff say whose: no invented person is offered for a call.
 */
export async function listExperts({ db, config: { isDemo } }: Pick<Ctx, 'db' | 'config'>): Promise<Expert[]> {
  const rows = new Map((await db.select().from(expertHours)).map((row) => [row.expertId, row]));
  return EXPERTS.map((profile) => {
    const row = rows.get(profile.id);
    return {
      ...profile,
      name: row?.name ?? (isDemo ? profile.demoName : profile.title),
      weekdays: row ? (row.weekdays as Weekday[]) : isDemo ? [...profile.demoWeekdays] : [],
      daysOff: row?.daysOff ?? [],
      isSimulated: isDemo,
    };
  });
}

export async function getExpert(ctx: Pick<Ctx, 'db' | 'config'>, expertId: ExpertId): Promise<Expert> {
  return (await listExperts(ctx)).find(({ id }) => id === expertId)!;
}

export const writeHours = ({ db }: Pick<Ctx, 'db'>, row: typeof expertHours.$inferInsert): Promise<unknown> =>
  db.insert(expertHours).values(row).onConflictDoUpdate({ target: expertHours.expertId, set: row });
