import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface TriggerProps {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

interface PopoverProps {
  label: string;
  className?: string;
  trigger: (props: TriggerProps) => ReactNode;
  /** Drawn only while open; `close` shuts it and gives the focus back. */
  children: (close: () => void) => ReactNode;
}

/** A panel under a button: closes on Escape, on a press elsewhere and when the focus leaves it. Small enough for the entry chunk. */
export function Popover({ label, className, trigger, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const isInside = (target: EventTarget | null): boolean => target instanceof Node && !!root.current?.contains(target);
    const onPointer = (event: PointerEvent): void => {
      if (!isInside(event.target)) setOpen(false);
    };
    const onFocus = (event: FocusEvent): void => {
      if (!isInside(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div className="pop-at" ref={root}>
      {trigger({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen((was) => !was) })}
      {open ? (
        <section className={clsx('pop', className)} id={id} aria-label={label}>
          {children(() => setOpen(false))}
        </section>
      ) : null}
    </div>
  );
}
