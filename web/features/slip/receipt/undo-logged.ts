import { call } from '@clearedge/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { countsBets } from '../../../core/live-bets/counts-bets.ts';
import { slip } from '../../../core/slip/index.ts';
import { type LoggedTicket, receiptStore, type SlipReceipt } from '../../../core/slip/slip-news.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { isStatus, messageOf } from '../../../lib/query.ts';

const NO_ANSWER = 'No answer arrived. Try again: nothing is removed twice.';

/** Why a ticket could not be taken back; null once it is gone. */
async function takeBack({ betId }: LoggedTicket): Promise<string | null> {
  try {
    await call('DELETE /api/bets/:betId', { params: { betId } });
    return null;
  } catch (error) {
    return isStatus(error, 404) ? null : (messageOf(error) ?? NO_ANSWER);
  }
}

/** Removes what was logged and puts it back on the slip; what the server keeps stays on the receipt with its reason. */
async function undoLogged({ tickets }: SlipReceipt): Promise<void> {
  const answers = await Promise.all(tickets.map(takeBack));
  const kept = tickets.filter((_ticket, at) => answers[at] !== null);
  slip.restore(tickets.filter((_ticket, at) => answers[at] === null).flatMap(({ entries }) => entries));
  const message = answers.find((answer) => answer !== null);
  receiptStore.set(message ? { tickets: kept, message } : null);
  if (kept.length < tickets.length) toast({ title: 'Bet removed' });
}

export function useUndoLogged() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: undoLogged,
    onSettled: () => void client.invalidateQueries({ predicate: countsBets }),
  });
}
