import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useScrollLock } from './use-scroll-lock.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons under the content. */
  footer?: ReactNode;
  wide?: boolean;
  /** 'sheet' rises from the bottom, 'side' stands at the right; at the top nothing but the content is seen. */
  place?: 'center' | 'sheet' | 'side' | 'top';
  children: ReactNode;
}

const PLACES = { center: 'dialog', sheet: 'sheet', side: 'sheet right', top: 'dialog palette' } as const;

/** A modal with focus handling. Load it with its content, never in the entry chunk. */
export function Dialog({ open, onOpenChange, title, description, footer, wide, place = 'center', children }: DialogProps) {
  // Radix's own overlay writes a style element, which the content security policy refuses; the veil and the lock are ours.
  useScrollLock(open);
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="veil" data-scroll-lock="" aria-hidden="true" />
        <Radix.Content
          className={clsx(PLACES[place], wide && 'wide')}
          onKeyDown={(event) => {
            // Radix gives Escape to the newest layer alone, which a toast is too.
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.preventDefault();
            onOpenChange(false);
          }}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (place !== 'top') keepKeyboardDown(event);
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back to triggers of its own; there are none here.
            event.preventDefault();
            giveFocusBack(opener.current);
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="dialog-h">
            <Radix.Title>{title}</Radix.Title>
            {description ? <Radix.Description>{description}</Radix.Description> : null}
          </div>
          <div className="dialog-b">{children}</div>
          {footer ? <div className="dialog-f">{footer}</div> : null}
          <Radix.Close className="icon-btn dialog-x" aria-label="Close" title="Close">
            <X />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function giveFocusBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  (isThere ? opener : document.getElementById('main'))?.focus({ preventScroll: true });
}

// On a touch screen the first field would call up the keyboard over the dialog that one wants to read; a search is opened to type.
function keepKeyboardDown(event: Event): void {
  if (!matchMedia('(pointer: coarse)').matches || !(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.focus();
}

export const Sheet = (props: Omit<DialogProps, 'place' | 'wide'>) => <Dialog {...props} place="sheet" />;
