import type { AddressInfo } from 'node:net';
import { readFault } from '../../tools/replay/faults.ts';
import { environmentLines, PLACES } from '../../tools/replay/places.ts';
import { Replay } from '../../tools/replay/serve/replay.ts';
import { ReplayClock } from '../../tools/replay/serve/replay-clock.ts';
import { createReplayServer } from '../../tools/replay/serve/replay-server.ts';
import { changingDay } from '../../tools/replay/testing/changing-day.ts';
import { type RunningServer, startServer } from './start-server.ts';

interface LiveTerms {
  dataDir: string;
  /** The product's time at the start, and the providers'. */
  at: string;
  /** What is wrong with the providers, as the replay's command line takes it. */
  faults?: readonly string[];
  adminEmail: string;
}

/** The built product asking a made-up day of every provider on this machine, from a time of that day on. */
export async function startLive({ dataDir, at, faults = [], adminEmail }: LiveTerms): Promise<RunningServer> {
  const from = new Date(at);
  const clock = new ReplayClock(from, 1, () => performance.now());
  const replay = new Replay({ library: changingDay, clock, faults: faults.map((text) => readFault(text, from)) });
  const providers = createReplayServer({ replay, clock });
  await new Promise<void>((open) => providers.listen(0, '127.0.0.1', open));
  const places = PLACES.filter((place) => place !== 'llm');
  const lines = environmentLines(`http://127.0.0.1:${(providers.address() as AddressInfo).port}`, places);
  const own = { DATA_SOURCE: 'live', LIVE_CLOCK_AT: at, ODDS_API_KEY: 'rehearsal', ODDS_API_CREDITS: '20000', SECRET_KEY: 'k'.repeat(40) };
  const product = await startServer(dataDir, {
    ...Object.fromEntries(lines.map((line) => line.split('=') as [string, string])),
    ...own,
    ADMIN_EMAIL: adminEmail,
  });
  const stop: RunningServer['stop'] = async (signal) => {
    const code = await product.stop(signal);
    providers.close();
    providers.closeAllConnections();
    return code;
  };
  return { ...product, stop };
}
