import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useReaderFormat } from '../settings/reader-format.ts';
import { dismissToast, TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD, toastStore } from './toasts.ts';

const ToastViewport = lazy(() => import('../../ui/overlay/toast-viewport.tsx').then((module) => ({ default: module.ToastViewport })));

/** The place where toasts appear; its script comes with the first of them. */
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
