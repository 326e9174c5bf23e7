import { expect, test } from 'vitest';
import { earlyChoices, tickets } from '../../db/schema/index.ts';
import { createUser, makeServer, type TestClient, withTestCtx } from '../../testing/index.ts';
import { supportFeature } from '../support/index.ts';
import { earlyAccessFeature, exportChoices } from './index.ts';

const PATH = '/api/early-access';

const enabledOf = async (client: TestClient): Promise<string[]> =>
  ((await client.get(PATH)).json() as { id: string; enabled: boolean }[]).filter(({ enabled }) => enabled).map(({ id }) => id);

test('a switch is for the one who pressed it; coming soon cannot be switched; feedback becomes a ticket', { timeout: 60_000 }, async () => {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const server = await makeServer([earlyAccessFeature, supportFeature], { world });
    const user = await createUser(ctx, { tier: 'elite' });
    const [eli, ann] = [await server.as(user), await server.as(await createUser(ctx, { tier: 'elite' }))];
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));

    for (const [client, status] of [
      [server.visitor, 401],
      [pro, 402],
    ] as const)
      expect([
        (await client.get(PATH)).statusCode,
        (await client.patch(`${PATH}/compact-tables`, { enabled: true })).statusCode,
        (await client.post(`${PATH}/feedback`, { kind: 'bug', title: 'x', description: 'x' })).statusCode,
      ]).toEqual([status, status, status]);

    const list = (await eli.get(PATH)).json();
    expect(list.map(({ status, progress }: { status: string; progress: number }) => [status, progress])).toEqual([
      ['beta', 60],
      ['beta', 60],
      ['preview', 40],
      ['preview', 40],
      ['coming-soon', 0],
      ['coming-soon', 0],
    ]);
    expect((await eli.patch(`${PATH}/compact-tables`, { enabled: true, userId: 'x' })).json()).toMatchObject({
      name: 'Compact Tables',
      enabled: true,
    });
    await eli.patch(`${PATH}/compact-tables`, { enabled: true });
    expect([await enabledOf(eli), await enabledOf(ann)]).toEqual([['compact-tables'], []]);
    expect(await ctx.db.select().from(earlyChoices)).toHaveLength(1);
    expect(await exportChoices(ctx, user.id)).toMatchObject([{ featureId: 'compact-tables', isEnabled: true }]);
    expect((await eli.patch(`${PATH}/browser-extension`, { enabled: true })).statusCode).toBe(409);
    for (const [featureId, body] of [
      ['nothing', { enabled: true }],
      ['compact-tables', {}],
      ['compact-tables', { enabled: 'yes' }],
    ] as const)
      expect((await eli.patch(`${PATH}/${featureId}`, body)).statusCode).toBe(400);

    const wanted = { kind: 'bug', featureId: 'compact-tables', title: 'Too close', description: 'On a phone.' };
    const key = { 'idempotency-key': 'one' };
    const [first, again] = [await eli.post(`${PATH}/feedback`, wanted, key), await eli.post(`${PATH}/feedback`, wanted, key)];
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    await eli.post(`${PATH}/feedback`, { kind: 'request', title: 'More', description: 'Of these.' });
    expect((await ctx.db.select().from(tickets)).map(({ category, source, metadata }) => [category, source, metadata])).toEqual([
      ['bug_report', 'early-access', { kind: 'bug', feature: 'Compact Tables', wasOn: true }],
      ['feature_request', 'early-access', { kind: 'request' }],
    ]);
    for (const body of [{ kind: 'praise' }, { featureId: 'nothing' }, { title: ' ' }, { title: 'x'.repeat(121) }, { description: '' }])
      expect([body, (await eli.post(`${PATH}/feedback`, { ...wanted, ...body })).statusCode]).toEqual([body, 400]);

    await eli.patch(`${PATH}/compact-tables`, { enabled: false });
    expect(await enabledOf(eli)).toEqual([]);
    await server.close();
  });
});
