import { centsToDollars } from '@clearedge/quant/money';
import { formatAmerican } from '@clearedge/quant/price';
import type { Ctx } from '../../kernel/ctx.ts';
import { type BetRow, heldUntil } from '../bets/index.ts';
import { postNotification } from '../notifications/index.ts';
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

/** Tells the owner how the bet ended, once per posting. */
export async function notifySettled(
  tx: Ctx,
  bet: Pick<BetRow, 'id' | 'userId' | 'selectionText' | 'odds' | 'gameLabel'>,
  posting: Posting,
): Promise<void> {
  const corrected = posting.sequence > 1 ? 'Corrected result. ' : '';
  await postNotification(tx, {
    userId: bet.userId,
    kind: 'bet_settled',
    title: TITLE[posting.grade],
    body: `${corrected}${gameWords(bet.gameLabel)}, ${bet.selectionText} ${formatAmerican(bet.odds)}: ${signedDollars(posting.profitCents)}${posting.deadHeat ? ' after a dead heat' : ''}`,
    href: `/my-bets?tab=history&bet=${bet.id}`,
    dedupeKey: `bet:${bet.id}:${posting.sequence}`,
    shownFrom: await heldUntil(tx, bet.userId),
  });
}
