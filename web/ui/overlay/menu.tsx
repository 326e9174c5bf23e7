import { DropdownMenu } from 'radix-ui';
import { Fragment, type ReactNode } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** A line above it. */
  separated?: boolean;
}

/** A menu of actions behind a button. Load it lazily where the button is not used at once. */
export function Menu({ trigger, items, label }: { trigger: ReactNode; items: readonly MenuItem[]; label?: string }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} aria-label={label}>
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.separated ? <DropdownMenu.Separator className="menu-sep" /> : null}
              <DropdownMenu.Item className="menu-i" disabled={item.disabled ?? false} onSelect={item.onSelect}>
                {item.icon}
                {item.label}
              </DropdownMenu.Item>
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
