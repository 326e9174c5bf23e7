import type { Tier } from '@clearedge/contract/entitlements';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { Toaster } from '../app/overlays.tsx';
import type { User } from '../core/session/session.ts';
import { giveSlipTo } from '../core/slip/slip-store.ts';
import { toastStore } from '../core/toasts/toasts.ts';
import { createQueryClient } from '../lib/query.ts';
import { type FakeServer, fakeServer, type Handlers } from './fake-server.ts';
import { baseHandlers, sampleUser } from './samples.ts';

export interface RenderOptions {
  /** Who is signed in: a tier, a whole user, or no one. */
  user?: Tier | User | null;
  /** Answers beyond what every page asks for. */
  server?: Handlers;
}

export interface Rendered {
  client: QueryClient;
  server: FakeServer;
  user: ReturnType<typeof userEvent.setup>;
}

function prepare({ user = null, server = {} }: RenderOptions): Rendered {
  const who = typeof user === 'string' ? sampleUser(user) : user;
  giveSlipTo('no one of these');
  giveSlipTo(null);
  toastStore.set([]);
  return { client: createQueryClient(), server: fakeServer({ ...baseHandlers(who), ...server }), user: userEvent.setup() };
}

/** Draws an address of the product, shell and all, against a server faked from the contract. */
export function renderRoute(path: string, options: RenderOptions = {}): Rendered {
  const prepared = prepare(options);
  render(
    <MemoryRouter initialEntries={[path]}>
      <App client={prepared.client} />
    </MemoryRouter>,
  );
  return prepared;
}

/** Draws a part of a screen with everything it may lean on. */
export function renderPart(part: ReactNode, options: RenderOptions & { path?: string } = {}): Rendered {
  const prepared = prepare(options);
  render(
    <MemoryRouter initialEntries={[options.path ?? '/']}>
      <QueryClientProvider client={prepared.client}>
        {part}
        <Toaster />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return prepared;
}
