import type { Ctx } from '../../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, type TestServer, type TestWorld } from '../../../testing/index.ts';
import { notificationsFeature } from '../../notifications/index.ts';
import { consultationFeature } from '../index.ts';
import type { Consultation } from '../present-consultation.ts';

export const SESSIONS = '/api/consultations';
export const STAFF = '/api/admin/consultations';
export const EXPERTS = '/api/admin/experts';
/** A Monday on which Marcus Hale works. */
export const MONDAY = '2026-07-13';
export const requested = { expertId: 'pricing', date: MONDAY, time: '10:00', duration: 60, type: 'strategy' } as const;

export interface Setup {
  ctx: Ctx;
  world: TestWorld;
  server: TestServer;
  eli: TestClient;
  ann: TestClient;
  admin: TestClient;
  book: (client: TestClient, body?: object) => Promise<Consultation>;
  slots: (client: TestClient, date?: string, expertId?: string) => Promise<Record<string, string>>;
  bell: (client: TestClient) => Promise<string[]>;
}

/** Two Elite members and an admin before the simulated experts, at noon Eastern of Saturday, 11 July 2026. */
export async function openSetup(ctx: Ctx, world: TestWorld): Promise<Setup> {
  const server = await makeServer([consultationFeature, notificationsFeature], { world });
  const as = async (username: string, values: object): Promise<TestClient> => server.as(await createUser(ctx, { username, ...values }));
  return {
    ctx,
    world,
    server,
    eli: await as('eli', { tier: 'elite' }),
    ann: await as('ann', { tier: 'elite' }),
    admin: await as('boss', { isAdmin: true }),
    book: async (client, body = {}) => {
      const answer = await client.post(SESSIONS, { ...requested, ...body });
      if (answer.statusCode !== 201) throw new Error(`not booked: ${answer.statusCode} ${answer.body}`);
      return answer.json() as Consultation;
    },
    slots: async (client, date = MONDAY, expertId = 'pricing') => {
      const answer = await client.get(`/api/consultation/slots?expertId=${expertId}&date=${date}`);
      return Object.fromEntries((answer.json() as { time: string; state: string }[]).map(({ time, state }) => [time, state]));
    },
    bell: async (client) =>
      ((await client.get('/api/notifications')).json() as { items: { title: string }[] }).items.map(({ title }) => title),
  };
}
