import { selectionLabel } from '@clearedge/contract/words/selection-label';
import { formatAmerican } from '@clearedge/quant/price';
import { z } from 'zod';
import { type Ctx, defineJob } from '../../../kernel/ctx.ts';
import { deferUntil } from '../../bets/index.ts';
import { postNotification, replaceNotification } from '../../notifications/index.ts';
import { legWords, listBetsByIds, listSettledBetween, type VirtualBetView } from '../../practice/index.ts';
import { SLATE_WAIT_MS } from '../notify-settled.ts';
import { gameWords, type SettledLine, signedDollars, slateDayOf, slateHours, slateNews } from '../slate-news.ts';

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
      await notifyOwner(
        ctx,
        userId,
        views.filter(({ bet }) => bet.userId === userId),
      );
      await ctx.publish({ topic: 'user', userId, what: 'bets' });
    }
  },
});

/** The bets of a slate are one entry that grows; a corrected one comes by itself. */
async function notifyOwner(ctx: Ctx, userId: string, views: readonly VirtualBetView[]): Promise<void> {
  const about = { userId, kind: 'bet_settled', shownFrom: await deferUntil(ctx, userId) };
  for (const { bet, line } of settledOf(views.filter(({ bet }) => bet.settlements > 1)))
    await postNotification(ctx, { ...about, ...oneOf(bet, line), dedupeKey: `practice:${bet.id}:${bet.settlements}` });
  const [first] = settledOf(views.filter(({ bet }) => bet.settlements === 1));
  if (!first) return;
  const day = slateDayOf(first.bet.settledAt ?? ctx.now());
  const slate = settledOf(await listSettledBetween(ctx, userId, slateHours(day)));
  const lines = slate.map(({ line }) => line);
  const told =
    lines.length > 1 ? { ...slateNews(day, lines, 'practice'), href: '/virtual-performance?status=settled' } : oneOf(first.bet, first.line);
  await replaceNotification(ctx, {
    ...about,
    ...told,
    dedupeKey: `practice:${day}`,
    deliverFrom: new Date(ctx.now().getTime() + SLATE_WAIT_MS),
  });
}

const settledOf = (views: readonly VirtualBetView[]): { bet: VirtualBetView['bet']; line: SettledLine }[] =>
  views.flatMap(({ bet, legs }) => {
    if (bet.result === null || bet.result === 'cash_out') return [];
    const [single, another] = legs;
    const isSingle = single !== undefined && another === undefined;
    const line = {
      game: isSingle ? gameWords(single.contest.gameId) : null,
      words: isSingle ? selectionLabel(legWords(single.leg, single.contest)) : `Parlay of ${legs.length}`,
      odds: bet.odds,
      result: bet.result,
      profitCents: (bet.payoutCents ?? 0) - bet.stakeCents,
    };
    return [{ bet, line }];
  });

function oneOf(bet: VirtualBetView['bet'], { game, words, odds, result, profitCents }: SettledLine) {
  const corrected = bet.settlements > 1 ? 'Corrected result. ' : '';
  return {
    title: TITLE[result],
    body: `${corrected}${game ? `${game}, ` : ''}${words} ${formatAmerican(odds)}: ${signedDollars(profitCents)}`,
    href: `/virtual-performance?bet=${bet.id}`,
  };
}
