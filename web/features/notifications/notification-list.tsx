import clsx from 'clsx';
import { Link } from 'react-router';
import { useNow } from '../../core/clock.ts';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { formatAge } from '../../lib/format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { type NotificationItem, useNotifications, useReadNotifications } from './notification.queries.ts';

/** A slate's bets, a line each, folded below their sum. */
function Bets({ text }: { text: string }) {
  const { prices } = useReaderFormat();
  return (
    <details className="ntf-more">
      <summary>Each bet</summary>
      <p>{prices(text)}</p>
    </details>
  );
}

function Item({ item, onClose }: { item: NotificationItem; onClose: () => void }) {
  const age = formatAge((useNow() - Date.parse(item.createdAt)) / 1000);
  const { dateTime, prices } = useReaderFormat();
  const isNew = item.readAt === null;
  const isList = item.body.includes('\n');
  const content = (
    <>
      <i aria-hidden="true" />
      <span>
        <b>{prices(item.title)}</b>
        {isNew ? <span className="sr"> (unread)</span> : null}
        {!isList ? <span className="ntf-b">{prices(item.body)}</span> : null}
        <span className="cap" title={dateTime(item.createdAt)}>
          {age} ago
        </span>
      </span>
    </>
  );
  const className = clsx('ntf', isNew && 'new');
  return (
    <>
      {item.href ? (
        <Link className={className} to={item.href} onClick={onClose}>
          {content}
        </Link>
      ) : (
        <div className={className}>{content}</div>
      )}
      {isList ? <Bets text={item.body} /> : null}
    </>
  );
}

/** The newest notifications, in the bell's popover. */
export function NotificationList({ onClose }: { onClose: () => void }) {
  const { data, isPending, isError, refetch } = useNotifications();
  const read = useReadNotifications();
  if (isPending) return <Skeleton height={160} radius={8} />;
  if (isError) return <ErrorState title="Notifications could not be loaded" onRetry={() => void refetch()} />;
  return (
    <>
      <div className="panel-h">
        <h2>Notifications</h2>
        <span className="grow" />
        {data.unread > 0 ? (
          <Button look="quiet" size="sm" disabled={read.isPending} onClick={() => read.mutate()}>
            Mark all as read
          </Button>
        ) : null}
      </div>
      {data.items.length === 0 ? (
        <EmptyState title="Nothing yet" hint="Settled bets, new picks and price alerts will be listed here." />
      ) : null}
      <ul className="ntf-list">
        {data.items.map((item) => (
          <li key={item.id}>
            <Item item={item} onClose={onClose} />
          </li>
        ))}
      </ul>
    </>
  );
}
