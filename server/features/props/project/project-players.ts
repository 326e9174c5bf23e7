import { sportsWith } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { z } from 'zod';
import type { Ctx, JobDefinition } from '../../../kernel/ctx.ts';
import { isBettingClosed, listSlate } from '../../contests/index.ts';
import { listOpinions } from '../../forecasts/index.ts';
import { listNewestHeads } from './projection-rows.ts';
import { isOvertaken } from './projection-rules.ts';
import type { RunningProjections } from './running-projections.ts';

export const ProjectGame = z.object({ contestId: z.string() });
export type ProjectGame = z.infer<typeof ProjectGame>;

/** Asks for the players' simulation of every coming game of today and tomorrow that has a new opinion; each is a job of its own, so that others run between. */
export async function projectPlayers(ctx: Ctx, job: JobDefinition<ProjectGame>, running: RunningProjections): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  for (const slateOn of [today, shiftDay(today, 1)]) {
    const ids = (await listSlate(ctx, slateOn, sportsWith('hasPlayerProps')))
      .filter((contest) => !isBettingClosed(contest, now))
      .map(({ id }) => id);
    const [opinions, heads] = [await listOpinions(ctx, ids), await listNewestHeads(ctx.db, ids)];
    for (const [contestId, opinion] of opinions) {
      if (!isOvertaken(heads.get(contestId), opinion)) continue;
      running.overtake(contestId, opinion.id);
      await ctx.enqueue(job, { contestId }, { dedupeKey: `project ${contestId} ${opinion.id}` });
    }
  }
}
