import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { postNotification } from './post-notification.ts';

/** The two notifications a newcomer finds; call it in the transaction that creates the account. */
export async function welcomeUser(tx: Ctx, { id: userId, username }: { id: string; username: string }): Promise<void> {
  await postNotification(tx, {
    userId,
    kind: 'board',
    title: 'Today’s board is open',
    body: 'Every book’s price on every game, with its age. Bets close at first pitch.',
    href: '/games',
    dedupeKey: `board:${easternDay(tx.now())}`,
  });
  await postNotification(tx, {
    userId,
    kind: 'welcome',
    title: 'Welcome to ClearEdge',
    body: `${username}, put a price on your slip, track the bet, and read its receipt when the game is over.`,
    href: '/games',
    dedupeKey: 'welcome',
  });
}
