import { Skeleton } from '../../../ui/states/states.tsx';

/** The outline of the page while it is not known who is looking. */
export function HomeWait() {
  return (
    <div className="stack home-wait" aria-busy="true">
      <div className="page-h home-h">
        <h1>Today</h1>
      </div>
      <Skeleton height={112} radius={8} />
      <Skeleton height={520} radius={8} />
    </div>
  );
}
