import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

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
