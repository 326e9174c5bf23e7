import { centsToDollars } from '@clearedge/quant/money';
import { formatAmerican } from '@clearedge/quant/price';
import type { Ctx } from '../../kernel/ctx.ts';
import { type BetRow, deferUntil, lockSettledOf } from '../bets/index.ts';
import { postNotification, replaceNotification } from '../notifications/index.ts';
import type { Posting } from './settle-rules.ts';

const TITLE = { win: 'Bet won', loss: 'Bet lost', push: 'Bet pushed', void: 'Bet void' } as const;

export function signedDollars(amountCents: number): string {
  const size = Math.abs(centsToDollars(amountCents)).toFixed(2);
  if (amountCents === 0) return '$0.00';
  return amountCents > 0 ? `+$${size}` : `−$${size}`;
}

/** "NYY @ BOS" of a game's id, else the game as its owner named it. */
const gameWords = (label: string): string =>
  label.replace(/^\d{8}_(\w+?)@(\w+?)(_2)?$/, (_id, away, home, second) => `${away} @ ${home}${second ? ', game 2' : ''}`);

/** "2 won, 1 lost". */
export function countWords(results: readonly (string | null)[]): string {
  const parts = ['win', 'loss', 'push', 'void'].map((result) => results.filter((one) => one === result).length);
  return ['won', 'lost', 'pushed', 'void'].flatMap((word, at) => (parts[at] ? [`${parts[at]} ${word}`] : [])).join(', ');
}

type Reported = Pick<BetRow, 'id' | 'userId' | 'selectionText' | 'odds' | 'gameLabel' | 'contestId'>;

/** Tells the owner how a bet ended: the bets of one game or tournament in one entry that grows, a corrected one by itself. */
export async function notifySettled(tx: Ctx, bet: Reported, posting: Posting): Promise<void> {
  const isCorrected = posting.sequence > 1;
  const { contestId } = bet;
  const shownFrom = await deferUntil(tx, bet.userId);
  const settled = isCorrected || contestId === null ? [] : await lockSettledOf(tx, bet.userId, contestId);
  const profitCents = settled.reduce((sum, one) => sum + (one.profitCents ?? 0), 0);
  const about = { userId: bet.userId, kind: 'bet_settled', shownFrom };
  if (settled.length > 1)
    return replaceNotification(tx, {
      ...about,
      title: `${settled.length} bets settled`,
      body: `${gameWords(bet.gameLabel)}: ${countWords(settled.map(({ result }) => result))}, ${signedDollars(profitCents)}`,
      href: '/my-bets?tab=history',
      dedupeKey: `bets:${contestId}`,
    });
  const one = {
    ...about,
    title: TITLE[posting.grade],
    body: `${isCorrected ? 'Corrected result. ' : ''}${gameWords(bet.gameLabel)}, ${bet.selectionText} ${formatAmerican(bet.odds)}: ${signedDollars(posting.profitCents)}${posting.deadHeat ? ' after a dead heat' : ''}`,
    href: `/my-bets?tab=history&bet=${bet.id}`,
  };
  if (isCorrected || contestId === null) return postNotification(tx, { ...one, dedupeKey: `bet:${bet.id}:${posting.sequence}` });
  await replaceNotification(tx, { ...one, dedupeKey: `bets:${contestId}` });
}
