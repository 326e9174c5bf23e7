import type { ToastText } from '../../../../core/toasts/toasts.ts';

export const PLACED: ToastText = { title: 'Bets Placed', description: 'Your virtual bets have been placed.' };
export const PLACE_FAILED: ToastText = {
  title: 'Error',
  description: 'Failed to place virtual bets. Please try again.',
  variant: 'destructive',
};
