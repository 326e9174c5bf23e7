import clsx from 'clsx';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';

interface ShownToast {
  id: string;
  title: string;
  description?: string | undefined;
  variant?: 'destructive' | undefined;
  open: boolean;
}

interface ToastViewportProps {
  toasts: readonly ShownToast[];
  durationMs: number;
  swipeThreshold: number;
  onClose: (id: string) => void;
}

/** Radix's toast: F8 focuses the viewport, a swipe to the right dismisses. Loaded with the first toast. */
export function ToastViewport({ toasts, durationMs, swipeThreshold, onClose }: ToastViewportProps) {
  return (
    <Radix.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThreshold} label="Notification">
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          className={clsx('toast', toast.variant)}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) onClose(toast.id);
          }}
        >
          <Radix.Title asChild>
            <b>{toast.title}</b>
          </Radix.Title>
          {toast.description ? (
            <Radix.Description asChild>
              <p>{toast.description}</p>
            </Radix.Description>
          ) : null}
          <Radix.Close className="icon-btn" aria-label="Dismiss">
            <X />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="toasts" hotkey={['F8']} />
    </Radix.Provider>
  );
}
