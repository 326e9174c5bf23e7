import { easternInstant, shiftDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { readTaken } from '../rows/half-rows.ts';
import { getExpert } from '../rows/hours-rows.ts';
import { slotsOf } from '../rules/slot-rules.ts';

/** The slots of one day: whose the taken ones are, nobody learns. */
export const listSlots: Verb<'GET /api/consultation/slots'> = async (ctx, { query: { expertId, date } }) => {
  const userId = requireUser(ctx.actor);
  const expert = await getExpert(ctx, expertId);
  const [from, to] = [easternInstant(date), easternInstant(shiftDay(date, 1))];
  const takenOf = await readTaken(ctx.db, { expertIds: [expertId], userId, from, to });
  return slotsOf(expert, date, takenOf(expertId), ctx.now()).map((slot) => ({ ...slot, startsAt: slot.startsAt.toISOString() }));
};
