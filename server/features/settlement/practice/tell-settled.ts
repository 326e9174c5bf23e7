import { formatAmerican } from '@clearedge/quant/price';
import { type Ctx, defineJob } from '../../../kernel/ctx.ts';
import { heldUntil } from '../../bets/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { listBetsByIds, type VirtualBetView } from '../../practice/index.ts';
import { signedDollars } from '../notify-settled.ts';

const TITLE = { win: 'Practice bet won', loss: 'Practice bet lost', push: 'Practice bet pushed', void: 'Practice bet void' } as const;

/** Tells owners how their practice bets ended. Apart from the settling, so that a slate's money moves before its news is written. */
export const tellSettledJob = defineJob<{ betIds: string[] }>({
  name: 'tell-practice-settled',
  maxAttempts: 5,
  leaseSeconds: 300,
  run: async (ctx, { betIds }) => {
    const views = await listBetsByIds(ctx, betIds);
    for (const userId of new Set(views.map(({ bet }) => bet.userId))) {
      const shownFrom = await heldUntil(ctx, userId);
      for (const view of views.filter(({ bet }) => bet.userId === userId)) await tell(ctx, view, shownFrom);
      await ctx.publish({ topic: 'user', userId, what: 'bets' });
    }
  },
});

async function tell(ctx: Ctx, { bet, legs }: VirtualBetView, shownFrom: Date | null): Promise<void> {
  if (bet.result === null || bet.result === 'cash_out') return;
  const what = legs.length > 1 ? `Parlay of ${legs.length}` : (legs[0]?.leg.selectionText ?? '');
  const corrected = bet.settlements > 1 ? 'Corrected result. ' : '';
  await postNotification(ctx, {
    userId: bet.userId,
    kind: 'bet_settled',
    title: TITLE[bet.result],
    body: `${corrected}${what} ${formatAmerican(bet.odds)}: ${signedDollars((bet.payoutCents ?? 0) - bet.stakeCents)}`,
    href: `/virtual-performance?bet=${bet.id}`,
    dedupeKey: `practice:${bet.id}:${bet.settlements}`,
    shownFrom,
  });
}
