import { useLocation } from 'react-router';
import { useSession } from '../core/session/session.ts';
import { draftOf, siteOf } from '../features/white-label/brand-draft.ts';
import { usePreview, useWhiteLabel } from '../features/white-label/white-label.queries.ts';
import { isStatus } from '../lib/query.ts';
import { ErrorState, Skeleton } from '../ui/states/states.tsx';
import { BrandedScreen, NothingHere } from './branded/branded-screen.tsx';

const GONE = <NothingHere title="404 Page Not Found" hint="This preview link has expired or was closed." />;

function Shared({ token }: { token: string }) {
  const { data, error, refetch } = usePreview(token);
  if (data) return <BrandedScreen site={data} notice="Preview. Whoever has this link can see it." />;
  if (isStatus(error, 404)) return GONE;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height={320} />;
}

/** One's own saved branding, for whoever is signed in. */
function Own() {
  const { user, isLoading } = useSession();
  const { data, error } = useWhiteLabel(user !== null);
  if (data?.savedAt) {
    const saved = draftOf(data);
    return <BrandedScreen site={siteOf(saved, data.config.branding.logo, saved)} notice="Preview of what you saved last." />;
  }
  if (data) return <NothingHere title="Nothing to preview yet" hint="Save your branding on the White Label page first." />;
  return (isLoading || user) && !error ? <Skeleton height={320} /> : GONE;
}

/** A preview link: its token stands behind the #, which no browser sends anywhere. */
export default function BrandedPreviewRoute() {
  const token = useLocation().hash.slice(1);
  return token ? <Shared key={token} token={token} /> : <Own />;
}
