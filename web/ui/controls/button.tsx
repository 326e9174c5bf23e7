import clsx from 'clsx';
import type { ComponentProps } from 'react';

export type ButtonLook = 'default' | 'primary' | 'quiet' | 'danger' | 'premium';

export interface ButtonLooks {
  look?: ButtonLook | undefined;
  size?: 'sm' | undefined;
  full?: boolean | undefined;
}

/** Classes of a button, for links that look like one. */
export const buttonClass = ({ look, size, full }: ButtonLooks = {}, className?: string): string =>
  clsx('btn', look !== 'default' && look, size, full && 'full', className);

export function Button({ look, size, full, className, type = 'button', ...rest }: ButtonLooks & ComponentProps<'button'>) {
  'use no memo';
  return <button type={type} className={buttonClass({ look, size, full }, className)} {...rest} />;
}

/** A button that is only an icon; `label` is its name and tooltip. */
export function IconButton({ label, className, type = 'button', ...rest }: { label: string } & ComponentProps<'button'>) {
  'use no memo';
  return <button type={type} aria-label={label} title={label} className={clsx('icon-btn', className)} {...rest} />;
}
