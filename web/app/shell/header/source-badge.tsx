import { lazy, Suspense } from 'react';
import { useStatus } from '../../../core/status.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';
import './source-badge.css';

const DemoPanel = lazy(() => import('./demo-panel.tsx'));

/** Whose games these are, where they are not live; in a demo, the way to its clock. */
export default function SourceBadge() {
  const source = useStatus()?.source;
  // A rehearsal is live by its kind, and by its label not.
  if (!source || source.label === 'Live') return null;
  if (source.kind !== 'demo')
    return (
      <span className="sim" title={source.notice ?? undefined}>
        <span>{source.label}</span>
      </span>
    );
  return (
    <Popover
      label="Demo time"
      className="list demo-pop"
      trigger={(props) => (
        <button type="button" className="sim" title={`${source.notice ?? ''} Press to move its time.`.trim()} {...props}>
          <span>{source.label}</span>
        </button>
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton height={260} />}>
          <DemoPanel onDone={close} />
        </Suspense>
      )}
    </Popover>
  );
}
