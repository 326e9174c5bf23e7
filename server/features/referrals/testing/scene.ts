import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, type TestServer, type TestWorld, type UserRow } from '../../../testing/index.ts';
import { accountsFeature } from '../../accounts/index.ts';
import { joinByCode, leaveReferrals, referralsFeature } from '../index.ts';

type Code = CallResult<Contract['GET /api/admin/referral-codes']>[number];
export const CODES = '/api/admin/referral-codes';

export interface Scene {
  server: TestServer;
  admin: TestClient;
  partner: UserRow;
  partnerClient: TestClient;
  create: (body?: object) => Promise<Code>;
  /** Registers someone by a code; answers the status and the body. */
  join: (
    name: string,
    referralCode?: string,
    email?: string,
  ) => Promise<{ status: number; body: Record<string, never> & { message?: string } }>;
  code: (name?: string) => Promise<Code>;
}

/** A server of accounts and referrals, an admin, and a partner whose code is PARTNER1. */
export async function openScene(ctx: Ctx, world: TestWorld): Promise<Scene> {
  const accounts = accountsFeature({
    onRegistered: async (tx, user, by) => {
      if (by?.referralCode) await joinByCode(tx, user.id, by.referralCode);
    },
    onLeaving: (tx, { id }) => leaveReferrals(tx, id),
    exporters: {},
  });
  const server = await makeServer([accounts, referralsFeature], { world });
  const admin = await server.as(await createUser(ctx, { username: 'boss', isAdmin: true }));
  const partner = await createUser(ctx, { username: 'Partner', email: 'ann.lee@gmail.com' });
  const code = async (name = 'PARTNER1'): Promise<Code> => ((await admin.get(CODES)).json() as Code[]).find((one) => one.code === name)!;
  return {
    server,
    admin,
    partner,
    partnerClient: await server.as(partner),
    code,
    create: async (body = {}) => (await admin.post(CODES, { code: 'PARTNER1', partner: 'partner', ...body })).json() as Code,
    join: async (username, referralCode, email = `${username}@example.com`) => {
      const answer = await server.visitor.post('/api/auth/register', {
        username,
        email,
        password: 'rainy-day-7',
        ...(referralCode && { referralCode }),
      });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}
