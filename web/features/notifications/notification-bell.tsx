import { lazy, Suspense } from 'react';
import { IconButton } from '../../ui/controls/button.tsx';
import { Glyph } from '../../ui/marks/glyph.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { Skeleton } from '../../ui/states/states.tsx';
import { useNotifications } from './notification.queries.ts';

const NotificationList = lazy(() => import('./notification-list.tsx').then((module) => ({ default: module.NotificationList })));

const nameOf = (unread: number): string => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications');

export function NotificationBell() {
  const unread = useNotifications().data?.unread ?? 0;
  return (
    <Popover
      label="Notifications"
      className="list"
      trigger={(props) => (
        <IconButton label={nameOf(unread)} {...props}>
          <Glyph name="bell" />
          {unread > 0 ? (
            <span className="dot" aria-hidden="true">
              {Math.min(unread, 99)}
            </span>
          ) : null}
        </IconButton>
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton height={160} radius={8} />}>
          <NotificationList onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}
