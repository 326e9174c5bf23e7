import { can } from '@clearedge/contract/entitlements';
import type { User } from '../../../../core/session/session.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states/states.tsx';
import { browserName } from '../browser-name.ts';
import { Setting } from '../setting.tsx';
import { canShow, type Push, useAddDevice, usePush, useRemoveDevice } from './push.queries.ts';

function Devices({ push: { publicKey, devices } }: { push: Push }) {
  const { date } = useReaderFormat();
  const [add, remove] = [useAddDevice(), useRemoveDevice()];
  const isOnHere = devices.some(({ isThis }) => isThis);
  return (
    <>
      {devices.length > 0 ? (
        <ul className="rows">
          {devices.map((device) => (
            <li key={device.id}>
              <div className="grow">
                <b>{browserName(device.userAgent)}</b> {device.isThis ? <Badge look="value">This one</Badge> : null}
                <p className="cap">On since {date(device.addedAt, 'plain')}, for as long as it is signed in</p>
              </div>
              <Button size="sm" disabled={remove.isPending} onClick={() => remove.mutate(device)}>
                Turn off
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {isOnHere ? null : canShow() ? (
        <Button disabled={add.isPending} onClick={() => add.mutate(publicKey)}>
          {add.isPending ? 'One moment...' : 'Turn on in this browser'}
        </Button>
      ) : (
        <p className="cap">This browser cannot show them. On an iPhone, add ClearEdge to the home screen and open it from there.</p>
      )}
    </>
  );
}

/** The devices on which notifications are shown, and the way to add this one. */
export function PushSetting({ user }: { user: User }) {
  const isOffered = can(user.subscriptionTier, 'noticeDelivery');
  const { data, isError, refetch } = usePush(isOffered);
  if (!isOffered) return null;
  return (
    <Setting title="On your devices" text="Shown by the browser or phone even while ClearEdge is closed. Choose above what to show there.">
      {data ? (
        <Devices push={data} />
      ) : isError ? (
        <ErrorState title="Your devices could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={44} radius={6} />
      )}
    </Setting>
  );
}
