import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { formatDuration } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { useLimits } from './limit.queries.ts';
import { minutesHere, msToNextReminder } from './session-time.ts';

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
