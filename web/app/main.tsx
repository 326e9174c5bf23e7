import '../ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { setClockOffset } from '../core/clock.ts';
import { type Status, statusQuery } from '../core/status.ts';
import { readBoot, seedBoot } from '../lib/boot.ts';
import { createQueryClient } from '../lib/query.ts';
import { App } from './app.tsx';
import { prefetchRoute } from './route-files.ts';

prefetchRoute(location.pathname);

const client = createQueryClient();
seedBoot(client, readBoot());
const status = client.getQueryData<Status>(statusQuery.queryKey);
if (status) setClockOffset(status.clockOffsetMs);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>,
);
