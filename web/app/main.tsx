import '../ui/styles/index.css';
import { onServerTime } from '@clearedge/contract/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { holdClock, releaseClock, setClockOffset, setProductTime, setTimeOfPage } from '../core/clock.ts';
import { ME_KEY, NOBODY } from '../core/session/session.ts';
import { mayBeSignedIn } from '../core/session/session-signals.ts';
import { type Status, statusQuery } from '../core/status.ts';
import { readBoot, seedBoot, untilParsed } from '../lib/boot.ts';
import { createQueryClient } from '../lib/query.ts';
import { SITE } from '../lib/site.ts';
import { App } from './app.tsx';
import { prefetchRoute } from './routes/route-files.ts';

const HELD_MS = 1500;

async function start(): Promise<void> {
  const screen = prefetchRoute(SITE ?? location.pathname);
  await untilParsed();
  const boot = readBoot();
  const client = createQueryClient();
  seedBoot(client, boot);
  const status = client.getQueryData<Status>(statusQuery.queryKey);
  if (!setTimeOfPage() && status) setClockOffset(status.clockOffsetMs);
  onServerTime(setProductTime);
  const root = document.getElementById('root')!;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App client={client} />
      </BrowserRouter>
    </StrictMode>
  );
  const drawnAt = boot['drawn-at'];
  // The server draws for visitors; whoever may be signed in gets a page of their own.
  if (typeof drawnAt !== 'number' || mayBeSignedIn()) {
    createRoot(root).render(app);
    return;
  }
  client.setQueryData(ME_KEY, NOBODY);
  holdClock(drawnAt);
  document.addEventListener('screen-shown', () => void import('./replay-input.ts').then((module) => module.repeatEarlyInput(root)), {
    once: true,
  });
  await screen;
  startTransition(() => void hydrateRoot(root, app));
  document.dispatchEvent(new Event('taken-over'));
  setTimeout(releaseClock, HELD_MS);
}

void start();
