import clsx from 'clsx';
import { CircleAlert, Inbox, LockKeyhole, type LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from './button.tsx';

type Size = number | string;

/** A placeholder with the final size, so that nothing jumps. */
export function Skeleton({
  width = '100%',
  height = 14,
  radius,
  className,
}: {
  width?: Size;
  height?: Size;
  radius?: Size;
  className?: string;
}) {
  const style: CSSProperties = { width, height, ...(radius === undefined ? {} : { borderRadius: radius }) };
  return <span className={clsx('sk', className)} style={style} aria-hidden="true" />;
}

interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  icon?: LucideIcon;
}

export function EmptyState({ title, hint, action, icon: Icon = Inbox }: EmptyStateProps) {
  return (
    <div className="empty">
      <Icon />
      <b>{title}</b>
      {hint ? <p>{hint}</p> : null}
      {action ? <div className="acts">{action}</div> : null}
    </div>
  );
}

interface ErrorStateProps {
  title?: string;
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
}

export function ErrorState({
  title = 'This could not be loaded',
  text = 'Check your connection and try again.',
  onRetry,
}: ErrorStateProps) {
  return (
    <div className="empty bad" role="alert">
      <CircleAlert />
      <b>{title}</b>
      <p>{text}</p>
      {onRetry ? (
        <div className="acts">
          <Button onClick={onRetry}>Try again</Button>
        </div>
      ) : null}
    </div>
  );
}

/** What a tier would give. Nothing of the locked data belongs in it. */
export function Lock({ title, text, actions, look }: { title: string; text: ReactNode; actions?: ReactNode; look?: 'elite' | undefined }) {
  return (
    <div className={clsx('lock', look)}>
      <LockKeyhole />
      <p>
        <b>{title}</b>
        <br />
        <span className="muted">{text}</span>
      </p>
      {actions ? <div className="acts">{actions}</div> : null}
    </div>
  );
}
