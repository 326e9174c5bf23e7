import { expect, test } from 'vitest';
import { measuredOf } from '../../sports/registry.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice } from './testing/assistant-slice.ts';

const lossOf = (sport: 'mlb' | 'nfl', name: string): string =>
  measuredOf(sport)!
    .scores.find(({ forecaster }) => forecaster === name)!
    .logLoss.toFixed(4);

test('each sport’s model is told by its own figures, and a chance by what happened where it was given', async () => {
  await withTestCtx({ now: '2026-10-13T16:00:00Z', signedOut: true }, async (ctx, world) => {
    const server = await makeServer([assistantSlice()], { world });
    const client = await server.as(await createUser(ctx, { tier: 'elite' }));
    const ask = async (question: string): Promise<string> => (await askAs(client, question)).answer.content;
    const nfl = await ask('does your nfl model beat the close');
    expect(nfl).toContain(`the model alone ${lossOf('nfl', 'model')}, the closing line ${lossOf('nfl', 'close')}`);
    expect(nfl).toMatch(/against the close \+0\.0133 .*the closing line was better/);
    expect(nfl).not.toContain(lossOf('mlb', 'model'));
    expect(await ask('how good is the model')).toContain(`the model alone ${lossOf('mlb', 'model')}`);
    expect(await ask('are your 70% nfl picks really winning 70%')).toContain(
      'Where it gave the home side about 70.6%, it won 75.9% (95% interval 70.2% to 80.8%, 245 games).',
    );
    await server.close();
  });
});
