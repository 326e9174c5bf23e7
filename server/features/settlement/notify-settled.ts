import { selectionLabel } from '@clearedge/contract/words/selection-label';
import { MINUTE_MS } from '@clearedge/quant/calendar';
import { formatAmerican } from '@clearedge/quant/price';
import type { Ctx } from '../../kernel/ctx.ts';
import { type BetRow, deferUntil, lockSettledBetween } from '../bets/index.ts';
import { postNotification, replaceNotification } from '../notifications/index.ts';
import type { Posting } from './settle-rules.ts';
import { gameWords, signedDollars, slateDayOf, slateHours, slateNews } from './slate-news.ts';

const TITLE = { win: 'Bet won', loss: 'Bet lost', push: 'Bet pushed', void: 'Bet void' } as const;
/** A slate's mail waits this long after each of its bets, so that a night of games is one mail. */
export const SLATE_WAIT_MS = 45 * MINUTE_MS;

type Reported = Pick<BetRow, 'id' | 'userId' | 'selectionText' | 'odds' | 'gameLabel'>;

/** Tells the owner how a bet ended: the bets of a slate in one entry that grows, a corrected one by itself. */
export async function notifySettled(tx: Ctx, bet: Reported, posting: Posting): Promise<void> {
  const isCorrected = posting.sequence > 1;
  const about = { userId: bet.userId, kind: 'bet_settled', shownFrom: await deferUntil(tx, bet.userId) };
  const one = {
    ...about,
    title: TITLE[posting.grade],
    body: `${isCorrected ? 'Corrected result. ' : ''}${gameWords(bet.gameLabel)}, ${selectionLabel(bet.selectionText)} ${formatAmerican(bet.odds)}: ${signedDollars(posting.profitCents)}${posting.deadHeat ? ' after a dead heat' : ''}`,
    href: `/my-bets?tab=history&bet=${bet.id}`,
  };
  if (isCorrected) return postNotification(tx, { ...one, dedupeKey: `bet:${bet.id}:${posting.sequence}` });
  const day = slateDayOf(tx.now());
  const settled = await lockSettledBetween(tx, bet.userId, slateHours(day));
  const lines = settled.map(({ gameLabel, selectionText, odds, result, profitCents }) => ({
    game: gameWords(gameLabel),
    words: selectionLabel(selectionText),
    odds,
    result: result!,
    profitCents: profitCents ?? 0,
  }));
  const told = lines.length > 1 ? { ...about, ...slateNews(day, lines), href: '/my-bets?tab=history' } : one;
  await replaceNotification(tx, { ...told, dedupeKey: `bets:${day}`, deliverFrom: new Date(tx.now().getTime() + SLATE_WAIT_MS) });
}
