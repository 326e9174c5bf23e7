import { expect } from 'vitest';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { PageOptions } from '../../../platform/http/pages/page-options.ts';
import {
  createUser,
  makeServer,
  type TestClient,
  type TestServer,
  type TestWorld,
  type UserRow,
  withTestCtx,
} from '../../../testing/index.ts';
import { placeBet } from '../../bets/index.ts';
import { getRecordSummary } from '../../record/index.ts';
import { listSiteHosts, whiteLabelFeature } from '../index.ts';
import { brandOf } from './brand.ts';

export const PATH = '/api/white-label';

interface Tenant {
  user: UserRow;
  client: TestClient;
}
export interface Scene {
  ctx: Ctx;
  world: TestWorld;
  server: TestServer;
  visitor: TestClient;
  /** An Elite member with a saved branding of this name. */
  tenant: (name: string) => Promise<Tenant>;
  /** A new key of a tenant's, with these scopes. */
  keyOf: (tenant: Tenant, scopes?: string[]) => Promise<{ id: string; key: string }>;
  partner: (path: string, key?: string) => ReturnType<TestClient['get']>;
}

export const withScene = (
  run: (scene: Scene) => Promise<void>,
  pages?: PageOptions,
  { trustProxy = 0, isTls = false } = {},
): Promise<void> =>
  withTestCtx({ signedOut: true }, async (ctx, world) => {
    const server = await makeServer([whiteLabelFeature({ readRecord: getRecordSummary, logBet: placeBet })], {
      world,
      trustProxy,
      isTls,
      listSites: () => listSiteHosts(ctx.db),
      ...(pages && { pages }),
    });
    const tenant = async (name: string): Promise<Tenant> => {
      const user = await createUser(ctx, { username: name.toLowerCase().replaceAll(' ', '-'), tier: 'elite' });
      const client = await server.as(user);
      expect((await client.put(PATH, brandOf(name))).statusCode).toBe(200);
      return { user, client };
    };
    const keyOf = async ({ client }: Tenant, scopes = ['games:read', 'odds:read', 'record:read']) => {
      const answer = await client.post(`${PATH}/keys`, { name: scopes.join(' '), scopes });
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
      return answer.json() as { id: string; key: string };
    };
    const partner: Scene['partner'] = (path, key) =>
      server.visitor.get(`/api/partner/v1/${path}`, key === undefined ? {} : { authorization: `Bearer ${key}` });
    await run({ ctx, world, server, visitor: server.visitor, tenant, keyOf, partner });
    await server.close();
  });
