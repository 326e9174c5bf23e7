import { call } from '@clearedge/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PriceFormat } from '../../../lib/format.ts';
import { bodyOf } from '../add/add-rules.ts';
import { refreshBets } from '../bet.queries.ts';
import type { Bet } from '../bet-types.ts';
import { ticketBody } from '../ticket/ticket-draft.ts';
import type { SlipRow } from './slip-draft.ts';

export const useReadSlips = () => useMutation({ mutationFn: (text: string) => call('POST /api/bets/slips/read', { body: { text } }) });

/** Logs the bet of a row, once for its key however often it is pressed. */
export function useLogSlip() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ row, format }: { row: Exclude<SlipRow, { is: 'none' }>; format: PriceFormat }): Promise<Bet> => {
      const once = { idempotencyKey: row.key };
      return row.is === 'single'
        ? call('POST /api/bets', { body: bodyOf(row.draft, format) }, once)
        : call('POST /api/bets/parlays', { body: ticketBody(row.draft, format) }, once);
    },
    onSettled: () => void refreshBets(client),
  });
}
