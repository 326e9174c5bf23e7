// A server of practice on the database whose address it is given, as a process of its own; it says where it listens, and waits to be killed.
import { contract } from '@clearedge/contract';
import type { Route } from '@clearedge/contract/route';
import { openPostgres } from '../../../../platform/database/postgres.ts';
import { memoryLog } from '../../../../testing/fakes/memory-log.ts';
import { makeServer } from '../../../../testing/make-server.ts';
import { runInWorld } from '../../../../testing/with-test-ctx.ts';
import { practiceFeature } from '../../../practice/index.ts';
import { settlementFeature } from '../../index.ts';

// Five users send what a crowd would: the fence against floods would answer in the books' place.
const unfenced = Object.fromEntries(Object.entries<Route>(contract).map(([key, route]) => [key, { ...route, perMinute: Infinity }]));

const database = openPostgres(process.argv[2] ?? '', memoryLog());
await runInWorld(database, { signedOut: true }, async (_ctx, world) => {
  const { app } = await makeServer([practiceFeature(), settlementFeature], { world, contract: unfenced });
  console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
});
