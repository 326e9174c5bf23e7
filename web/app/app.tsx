import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Toaster } from '../core/toaster.tsx';
import { AppRoutes } from './app-routes.tsx';
import { Shell } from './shell/shell.tsx';
import { ShortcutsSlot } from './shortcuts-slot.tsx';
import { SignInSlot } from './sign-in-slot.tsx';
import { SlipSlot } from './slip-slot.tsx';
import { useAppEffects } from './use-app-effects.ts';

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
      <SignInSlot />
      <SlipSlot />
      <ShortcutsSlot />
      <Toaster />
    </QueryClientProvider>
  );
}
