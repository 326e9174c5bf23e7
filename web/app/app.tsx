import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AppRoutes } from './routes/app-routes.tsx';
import { Shell } from './shell/shell.tsx';
import { useAppEffects } from './use-app-effects.ts';

const Overlays = lazy(() => import('./overlays.tsx').then((module) => ({ default: module.Overlays })));

function Effects() {
  useAppEffects();
  return null;
}

/** Everything inside a router. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Effects />
      <Shell>
        <AppRoutes />
      </Shell>
      <Suspense>
        <Overlays />
      </Suspense>
    </QueryClientProvider>
  );
}
