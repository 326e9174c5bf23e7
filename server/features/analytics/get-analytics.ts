import { easternDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Verb } from '../../kernel/feature.ts';
import { performanceFeature } from '../performance/index.ts';
import { figuresOf } from './figures/figures.ts';
import { baseOf, baseOfReport } from './figures/own-base.ts';
import { countOpenPractice, listPractice } from './rows/practice-rows.ts';
import { listTracked } from './rows/tracked-rows.ts';
import { simulateBets } from './sample/simulate-bets.ts';
import type { Figures } from './settled-bet.ts';

type ReadOwn = Verb<'GET /api/performance/mine'>;

async function trackedFigures(ctx: Ctx, userId: string, readOwn: ReadOwn): Promise<Figures> {
  const report = await readOwn(ctx, { query: {} });
  const bets = await listTracked(ctx.db, userId);
  return figuresOf(bets, baseOfReport(report), { open: report.open.bets, takesEstimates: true });
}

async function practiceFigures(ctx: Ctx, userId: string): Promise<Figures> {
  const bets = await listPractice(ctx.db, userId);
  return figuresOf(bets, baseOf(bets), { open: await countOpenPractice(ctx.db, userId), takesEstimates: false });
}

function sampleFigures(now: Date): Figures {
  const bets = simulateBets(easternDay(now));
  return figuresOf(bets, baseOf(bets), { open: 0, takesEstimates: true });
}

/** One's own results in depth, of one kind of bets at a time; with nothing settled yet, beside them a sample that says so. */
export function analytics(): Verb<'GET /api/performance/analytics'> {
  const readOwn = performanceFeature().routes['GET /api/performance/mine'] as ReadOwn;
  return async (ctx, { query: { book } }) => {
    const userId = requireUser(ctx.actor);
    const figures = book === 'tracked' ? await trackedFigures(ctx, userId, readOwn) : await practiceFigures(ctx, userId);
    return { ...figures, asOf: ctx.now().toISOString(), book, sample: figures.totalBets === 0 ? sampleFigures(ctx.now()) : null };
  };
}
