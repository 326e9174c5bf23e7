import { useParams } from 'react-router';
import { useSite } from '../features/white-label/white-label.queries.ts';
import { isStatus } from '../lib/query.ts';
import { ErrorState, Skeleton } from '../ui/states/states.tsx';
import { BrandedScreen, NothingHere } from './branded/branded-screen.tsx';

/** A tenant's published product, by its slug. */
export default function BrandedSiteRoute() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useSite(slug.toLowerCase());
  if (data) return <BrandedScreen site={data} />;
  if (isStatus(error, 404)) return <NothingHere title="404 Page Not Found" hint="There is no site at this address." />;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  return <Skeleton height={320} />;
}
