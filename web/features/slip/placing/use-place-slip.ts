import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SlipEntry, slip } from '../../../core/slip/index.ts';
import { type ToastText, toast } from '../../../core/toasts/toasts.ts';
import { type Placement, placeEntries } from './place-entries.ts';
import { keepKeysOf } from './placement-keys.ts';
import { showRefusals } from './refusals.ts';

const PLACING = ['place-slip'];

const NO_STAKES: ToastText = {
  title: 'No Valid Bets',
  description: 'Please enter stake amounts for your bets.',
  variant: 'destructive',
};
const PLACED: ToastText = { title: 'Bets Placed', description: 'Your bets have been successfully placed.' };
const PLACE_FAILED: ToastText = { title: 'Error', description: 'Failed to place bets. Please try again.', variant: 'destructive' };

const COUNTING_BETS = ['/api/bets', '/api/my-bets', '/api/responsible-gaming'];
const countsBets = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  COUNTING_BETS.some((path) => String(queryKey[0]).startsWith(path));

interface PlaceSlip {
  place: (entries: readonly SlipEntry[]) => void;
  isPlacing: boolean;
}

/** Places the bets given; those that were taken leave the slip, the others stay with the server's word. */
export function usePlaceSlip(failure: ToastText = PLACE_FAILED): PlaceSlip {
  const client = useQueryClient();
  const isPlacing = useIsMutating({ mutationKey: PLACING }) > 0;
  const { mutate } = useMutation({
    mutationKey: PLACING,
    // Offline counts as a lost answer: a bet that leaves by itself once the network is back would be a surprise.
    networkMode: 'always',
    mutationFn: placeEntries,
    onSuccess: ({ placed, failed }: Placement) => {
      slip.placed(placed);
      showRefusals(failed);
      toast(failed.length === 0 ? PLACED : failure);
      void client.invalidateQueries({ predicate: countsBets });
    },
    onError: () => toast(failure),
  });
  const place = (entries: readonly SlipEntry[]): void => {
    if (client.isMutating({ mutationKey: PLACING }) > 0) return;
    if (entries.length === 0) {
      toast(NO_STAKES);
      return;
    }
    keepKeysOf(slip.entries());
    mutate(entries);
  };
  return { place, isPlacing };
}
