import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { SITE } from '../lib/site.ts';
import { AppRoutes } from './routes/app-routes.tsx';
import { Shell } from './shell/shell.tsx';
import { useAppEffects } from './use-app-effects.ts';

const Overlays = lazy(() => import('./overlays.tsx').then((module) => ({ default: module.Overlays })));

function Effects() {
  useAppEffects();
  return null;
}

/** What stands around the screens; a tenant's product brings its own. */
function Frame() {
  const screens = <AppRoutes />;
  return useLocation().pathname.startsWith('/w/') || SITE ? <Suspense>{screens}</Suspense> : <Shell>{screens}</Shell>;
}

/** Everything inside a router. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Effects />
      <Frame />
      <Suspense>
        <Overlays />
      </Suspense>
    </QueryClientProvider>
  );
}
