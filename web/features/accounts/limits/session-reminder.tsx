import { MINUTE_MS } from '@clearedge/quant/calendar';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { formatDuration } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { useLimits } from './limit.queries.ts';

const KEY = 'clearedge.since';

// A reload is the same evening: the start is kept as long as the tab is.
function startedAt(): number {
  try {
    const stored = Number(sessionStorage.getItem(KEY));
    if (stored > 0 && stored <= Date.now()) return stored;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage every load is a new start.
  }
  return Date.now();
}

const minutesHere = (): number => Math.floor((Date.now() - startedAt()) / MINUTE_MS);

/** Time until the next multiple of the interval since the start. */
function msToNextReminder(everyMinutes: number): number {
  const every = everyMinutes * MINUTE_MS;
  return every - ((Date.now() - startedAt()) % every);
}

const Dialog = lazy(() => import('../../../ui/overlay/dialog.tsx').then((module) => ({ default: module.Dialog })));

/** Says how long one has been here, every so many minutes, for those who asked to be told. */
export function SessionReminder() {
  const { user } = useSession();
  const every = useLimits(user !== null).data?.sessionReminderMinutes ?? null;
  const [shown, setShown] = useState<number | null>(null);
  const isOpen = shown !== null;

  useEffect(() => {
    if (every === null || isOpen) return;
    const timer = setTimeout(() => setShown(minutesHere()), msToNextReminder(every));
    return () => clearTimeout(timer);
  }, [every, isOpen]);

  if (!isOpen || !user) return null;
  const close = (): void => setShown(null);
  return (
    <Suspense>
      <Dialog
        open
        onOpenChange={close}
        title="Session reminder"
        description={`You have been here for ${formatDuration(shown * 60)}. You asked to be told every ${every} minutes.`}
      >
        <div className="form-acts">
          <Button look="primary" onClick={close}>
            Go on
          </Button>
          <Link className={buttonClass()} to={paths.responsibleGaming} onClick={close}>
            Limits and breaks
          </Link>
        </div>
      </Dialog>
    </Suspense>
  );
}
