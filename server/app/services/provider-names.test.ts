import { expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { withReplica } from '../../platform/database/replica.ts';
import { FakeSurroundings } from '../../providers/http/testing/fake-surroundings.ts';
import { memoryStore } from '../../providers/http/testing/memory-store.ts';
import { createLiveSource } from '../../providers/live/index.ts';
import { makeServer, memoryLog, withTestCtx } from '../../testing/index.ts';
import { features } from '../features.ts';
import { liveConfig } from '../live/testing/scripted-day.ts';
import { openServices } from './open-services.ts';

const LOCAL = 'http://127.0.0.1:9';

/** Everybody whose health some installation lists. */
function listEverybody() {
  const around = new FakeSurroundings();
  const live = createLiveSource({ ...liveConfig(), isRehearsal: false }, around, memoryStore());
  const languageModel = { baseUrl: LOCAL, apiKey: null, model: 'm' };
  const replica = withReplica({} as Database, 'postgres://127.0.0.1:9/none', memoryLog()).replica;
  const services = [null, 'smtp://127.0.0.1:9'].flatMap((smtpUrl) =>
    openServices({ smtpUrl, adminEmail: null, dataDir: 'nowhere', languageModel }, around.now, replica).listReports(),
  );
  const reports = [...live.listReports(), ...services].map(({ report }) => report);
  return [...new Map(reports.map((report) => [report.name, report])).values()];
}

test('whoever health lists has a name that an operator reads', async () => {
  const reports = listEverybody();
  await withTestCtx({ isAdmin: true }, async (_ctx, world) => {
    world.container.ports.health = {
      listReports: () => Promise.resolve(reports),
      findLastAnswer: () => Promise.resolve(null),
      acceptChange: () => Promise.resolve(),
    };
    const server = await makeServer(
      features.filter(({ name }) => name === 'admin'),
      { world },
    );
    const shown = (await (await server.as(world.user!)).get('/api/admin/providers')).json() as { name: string; provider: string }[];
    await server.close();
    expect(shown.map(({ provider }) => provider)).toEqual(expect.arrayContaining(reports.map(({ name }) => name)));
    expect(shown.filter(({ name, provider }) => name === provider || /^[a-z]/.test(name))).toEqual([]);
  });
});
