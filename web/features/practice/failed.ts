import { type ToastText, toast } from '../../core/toasts/toasts.ts';
import { messageOf } from '../../lib/query.ts';

/** Shows a failure: the server's own words where it had some, the page's otherwise. */
export const failed =
  (title: string, otherwise: string) =>
  (error: unknown): void => {
    const text: ToastText = { title, description: messageOf(error) ?? otherwise, variant: 'destructive' };
    toast(text);
  };
