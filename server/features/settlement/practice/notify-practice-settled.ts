import { formatAmerican } from '@clearedge/quant/price';
import { z } from 'zod';
import { type Ctx, defineJob } from '../../../kernel/ctx.ts';
import { deferUntil } from '../../bets/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { legWords, listBetsByIds, type VirtualBetView } from '../../practice/index.ts';
import { countWords, signedDollars } from '../notify-settled.ts';

const TITLE = { win: 'Practice bet won', loss: 'Practice bet lost', push: 'Practice bet pushed', void: 'Practice bet void' } as const;

/** Tells owners how their practice bets ended. Apart from the settling, so that a slate's money moves before its news is written. */
export const notifySettledJob = defineJob({
  payload: z.object({ betIds: z.array(z.string()) }),
  name: 'tell-practice-settled',
  maxAttempts: 5,
  leaseSeconds: 300,
  run: async (ctx, { betIds }) => {
    const views = await listBetsByIds(ctx, betIds);
    for (const userId of new Set(views.map(({ bet }) => bet.userId))) {
      const shownFrom = await deferUntil(ctx, userId);
      const own = views.filter(({ bet }) => bet.userId === userId && bet.result !== null && bet.result !== 'cash_out');
      await (own.length > 1 ? notifyTogether(ctx, userId, own, shownFrom) : tell(ctx, own[0], shownFrom));
      await ctx.publish({ topic: 'user', userId, what: 'bets' });
    }
  },
});

/** Several bets that one game decided are one entry. */
async function notifyTogether(ctx: Ctx, userId: string, views: readonly VirtualBetView[], shownFrom: Date | null): Promise<void> {
  const corrected = views.some(({ bet }) => bet.settlements > 1) ? 'With corrected results. ' : '';
  const profitCents = views.reduce((sum, { bet }) => sum + (bet.payoutCents ?? 0) - bet.stakeCents, 0);
  await postNotification(ctx, {
    userId,
    kind: 'bet_settled',
    title: `${views.length} practice bets settled`,
    body: `${corrected}${countWords(views.map(({ bet }) => bet.result))}: ${signedDollars(profitCents)}`,
    href: '/virtual-performance?status=settled',
    dedupeKey: `practice:${views.length}:${views[0]!.bet.id}:${views[0]!.bet.settlements}`,
    shownFrom,
  });
}

async function tell(ctx: Ctx, view: VirtualBetView | undefined, shownFrom: Date | null): Promise<void> {
  if (!view || view.bet.result === null || view.bet.result === 'cash_out') return;
  const { bet, legs } = view;
  const what = legs.length > 1 ? `Parlay of ${legs.length}` : legs.map(({ leg, contest }) => legWords(leg, contest)).join('');
  const corrected = bet.settlements > 1 ? 'Corrected result. ' : '';
  await postNotification(ctx, {
    userId: bet.userId,
    kind: 'bet_settled',
    title: TITLE[view.bet.result],
    body: `${corrected}${what} ${formatAmerican(bet.odds)}: ${signedDollars((bet.payoutCents ?? 0) - bet.stakeCents)}`,
    href: `/virtual-performance?bet=${bet.id}`,
    dedupeKey: `practice:${bet.id}:${bet.settlements}`,
    shownFrom,
  });
}
