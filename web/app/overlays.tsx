import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ME_KEY, type Me } from '../core/session/session.ts';
import { forgetAnswers } from '../core/session/session-calls.ts';
import { onSessionSignal } from '../core/session/session-signals.ts';
import { useReaderFormat } from '../core/settings/reader-format.ts';
import { dismissToast, TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD, toast, toastStore } from '../core/toasts/toasts.ts';
import { SessionReminder } from '../features/accounts/limits/session-reminder.tsx';
import { isStatus } from '../lib/query.ts';
import { PrintNote } from './print-note.tsx';
import { QuestionSlots } from './question-slots.tsx';
import { ShortcutsSlot } from './shortcuts-slot.tsx';
import { SignInSlot } from './sign-in-slot.tsx';
import { SlipSlot } from './slip/slip-slot.tsx';
import { TourSlot } from './tour/tour-slot.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const whoIn = (client: QueryClient): string | undefined => client.getQueryData<Me>(ME_KEY)?.user?.id;

// What another person must not see is cleared when the one who was here is gone without having signed out on this page.
async function askWhoIsHere(client: QueryClient): Promise<void> {
  const before = whoIn(client);
  await client.invalidateQueries({ queryKey: ME_KEY });
  const now = whoIn(client);
  if (before === undefined || before === now) return;
  forgetAnswers(client);
  if (now === undefined) toast({ title: 'Signed out' });
}

const isRefused = (error: unknown): boolean => isStatus(error, 401) || isStatus(error, 402);

// A session may end, or a plan change, while a page is open: the first refused call is how one learns of it.
function watchRefusals(client: QueryClient): () => void {
  const onError = (error: unknown): void => {
    if (isRefused(error) && whoIn(client) !== undefined) void askWhoIsHere(client);
  };
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}

/** Keeps the page from showing someone who is not here any more. */
function SessionWatch() {
  const client = useQueryClient();
  useEffect(() => watchRefusals(client), [client]);
  useEffect(() => onSessionSignal(() => void askWhoIsHere(client)), [client]);
  return null;
}

/** Whether this was switched off while it had the focus and can have it again. */
const isBack = (element: HTMLElement): boolean => !element.matches(':disabled') && document.activeElement === document.body;

/**
 * Gives the focus back to what lost it by being switched off while it was at work: a browser lets it fall to the page,
 * and whoever listens to the page or uses its keys would have to find the place again.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const onFocus = (event: FocusEvent): void => {
      last = event.target;
    };
    const observer = new MutationObserver((changes) => {
      const change = changes.findLast(({ target }) => target === last);
      if (change && last instanceof HTMLElement && isBack(last)) last.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { attributeFilter: ['disabled'], subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
}

const loadToasts = () => import('../ui/overlay/toast-viewport.tsx').then((module) => ({ default: module.ToastViewport }));
const ToastViewport = lazy(loadToasts);

/** Fetches ahead what tells of a lost connection: once it is lost the script cannot be had. */
function useToastsAhead(): void {
  useEffect(() => void loadToasts().catch(() => undefined), []);
}

/** The place where toasts appear. */
export function Toaster() {
  const { prices } = useReaderFormat();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.initial);
  if (toasts.length === 0) return null;
  const shown = toasts.map((toast) => ({ ...toast, description: toast.description && prices(toast.description) }));
  return (
    <Suspense>
      <ToastViewport toasts={shown} durationMs={TOAST_DURATION_MS} swipeThreshold={TOAST_SWIPE_THRESHOLD} onClose={dismissToast} />
    </Suspense>
  );
}

/** What may come over a screen. Loaded behind the first paint, which needs none of it. */
export function Overlays() {
  useRestoredFocus();
  useHeadingFocus();
  useToastsAhead();
  return (
    <>
      <PrintNote />
      <SignInSlot />
      <QuestionSlots />
      <SlipSlot />
      <ShortcutsSlot />
      <TourSlot />
      <SessionReminder />
      <SessionWatch />
      <Toaster />
    </>
  );
}
