import { Skeleton } from '../ui/states/skeleton.tsx';

/** Stands where a screen will be, about as tall as one, so that the footer does not jump. */
export function PageFallback() {
  return (
    <div className="page page-wait" aria-busy="true">
      <div className="page-h">
        <Skeleton width={180} height={24} />
      </div>
      <Skeleton height={74} radius={8} />
    </div>
  );
}
