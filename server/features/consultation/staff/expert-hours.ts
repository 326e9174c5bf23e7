import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { WEEKDAYS } from '@clearedge/contract/routes/consultation/consultation-terms';
import { easternDay } from '@clearedge/quant/calendar';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listAheadOf } from '../rows/consultation-rows.ts';
import { lockSeats } from '../rows/half-rows.ts';
import { type Expert, getExpert, listExperts, writeHours } from '../rows/hours-rows.ts';

type Hours = VerbResult<Contract['GET /api/admin/experts']>[number];

const bookedDays = async (ctx: Ctx, expertId: string): Promise<string[]> => [
  ...new Set((await listAheadOf(ctx.db, expertId, ctx.now())).map(({ startsAt }) => easternDay(startsAt))),
];

const present = async (ctx: Ctx, { id, name, title, weekdays, daysOff }: Expert): Promise<Hours> => ({
  expertId: id,
  name,
  title,
  weekdays,
  daysOff: daysOff.filter((day) => day >= easternDay(ctx.now())),
  bookedOn: await bookedDays(ctx, id),
});

export const listExpertHours: Verb<'GET /api/admin/experts'> = async (ctx) =>
  Promise.all((await listExperts(ctx)).map((expert) => present(ctx, expert)));

/** Sets who an expert is and when they work. What is booked stays booked: a day off on such a day is refused. */
export const setExpertHours: Verb<'PUT /api/admin/experts/:expertId'> = (ctx, { params: { expertId }, body }) =>
  ctx.transact(async (tx) => {
    await lockSeats(tx.db, expertId);
    const booked = new Set(await bookedDays(tx, expertId));
    const known = new Set((await getExpert(tx, expertId)).daysOff);
    const clash = body.daysOff.find((day) => booked.has(day) && !known.has(day));
    if (clash) throw new Refusal('CONFLICT', `Sessions are booked on ${clash}. Cancel or move them first.`);
    const today = easternDay(tx.now());
    const row = {
      expertId,
      name: body.name,
      weekdays: WEEKDAYS.filter((day) => body.weekdays.includes(day)),
      daysOff: [...new Set(body.daysOff)].filter((day) => day >= today).sort(),
      updatedAt: tx.now(),
    };
    await writeHours(tx, row);
    await audit(tx, 'expert.hours_set', `expert:${expertId}`, { name: row.name, weekdays: row.weekdays, daysOff: row.daysOff });
    return present(tx, await getExpert(tx, expertId));
  });
