import { easternDay, easternInstant, shiftDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { readTaken } from '../rows/half-rows.ts';
import { listExperts as readExperts } from '../rows/hours-rows.ts';
import { lastDay, nextFree } from '../rules/slot-rules.ts';

/** Who can be booked, with the first slot that is free for the caller. */
export const listExperts: Verb<'GET /api/consultation/experts'> = async (ctx) => {
  const userId = requireUser(ctx.actor);
  const now = ctx.now();
  const experts = await readExperts(ctx);
  const to = easternInstant(shiftDay(lastDay(now), 1));
  const takenOf = await readTaken(ctx.db, { expertIds: experts.map(({ id }) => id), userId, from: now, to });
  return experts.map((expert) => ({
    id: expert.id,
    name: expert.name,
    title: expert.title,
    specialty: expert.specialty,
    experience: expert.experience,
    languages: [...expert.languages],
    winRate: null,
    totalPicks: null,
    availability: expert.weekdays,
    daysOff: expert.daysOff.filter((day) => day >= easternDay(now)),
    pricing: { '30min': expert.halfHourDollars, '60min': expert.hourDollars },
    nextFreeAt: nextFree(expert, takenOf(expert.id), now)?.toISOString() ?? null,
    isSimulated: expert.isSimulated,
  }));
};
