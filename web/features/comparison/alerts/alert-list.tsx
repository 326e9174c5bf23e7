import { MAX_WAITING_ALERTS } from '@clearedge/contract/comparison';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useAlerts } from '../comparison.queries.ts';
import { AlertRows } from './alert-rows.tsx';

/** Every alert of one's own, over all games. */
export function AlertList({ mine }: { mine: readonly string[] }) {
  const { data, isError, refetch } = useAlerts();
  if (!data)
    return isError ? (
      <ErrorState title="Alerts could not be loaded" onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={240} radius={8} />
    );
  const waiting = data.filter(({ state }) => state === 'waiting').length;
  return (
    <Panel title="Price alerts" caption={`${waiting} of at most ${MAX_WAITING_ALERTS} waiting`}>
      {data.length === 0 ? (
        <EmptyState title="No alerts yet" hint="Open “Lines and alerts” on a game and set the price you want." icon={BellRing} />
      ) : (
        <AlertRows alerts={data} mine={mine} />
      )}
      <p className="cap oc-quiet">
        Each alert fires once, in the bell, and only if the price is still there. <Link to={paths.settings}>Quiet hours</Link> are in the
        settings.
      </p>
    </Panel>
  );
}
