import { hash } from '@node-rs/argon2';
import { expect } from 'vitest';
import { createUser, makeServer, type TestServer, type TestWorld, type UserRow, withTestCtx } from '../../../../testing/index.ts';
import { accountsFeature } from '../../index.ts';
import { hotp, stepAt } from '../totp.ts';
import { bytesOf } from './bytes-of.ts';

export const feature = accountsFeature({ onRegistered: async () => undefined, exporters: {} });
export const password = 'correct horse 7';
export const email = 'ann@example.com';
export const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

type Answer = Awaited<ReturnType<TestServer['visitor']['get']>>;

export const cookieOf = (answer: Answer): string => String([answer.headers['set-cookie']].flat()[0]).split(';')[0]!;

/** Ann, her browser and her phone. */
export interface Scene {
  server: TestServer;
  world: TestWorld;
  user: UserRow;
  /** Sends as a browser with this cookie. */
  post: (url: string, body: object, cookie?: string) => Promise<Answer>;
  get: (url: string, cookie: string) => Promise<Answer>;
  login: () => Promise<Answer>;
  /** The code that the app shows now, or some steps from now. */
  code: (away?: number) => string;
  /** Sets the second factor up, and answers the fresh cookie and the recovery codes. */
  enrol: () => Promise<{ cookie: string; recoveryCodes: string[] }>;
}

export async function scene(play: (scene: Scene) => Promise<void>, { isAdmin = false, isLive = false } = {}): Promise<void> {
  await withTestCtx({ signedOut: true, isDemo: false }, async (ctx, world) => {
    if (isLive) world.container.config.dataSource = 'live';
    const user = await createUser(ctx, { username: 'ann', email, passwordHash, isAdmin });
    const server = await makeServer([feature], { world });
    let secret = '';
    const post: Scene['post'] = (url, body, cookie = '') => server.visitor.post(url, body, cookie ? { cookie } : {});
    const get: Scene['get'] = (url, cookie) => server.visitor.get(url, { cookie });
    const login = () => post('/api/auth/login', { email, password });
    const code = (away = 0): string => hotp(bytesOf(secret), stepAt(world.clock.now()) + away);
    const enrol = async () => {
      const first = cookieOf(await login());
      secret = (await post('/api/auth/second-factor/enrol', { password }, first)).json().secret;
      const confirmed = await post('/api/auth/second-factor/confirm', { code: code() }, first);
      expect(confirmed.statusCode).toBe(200);
      world.clock.advanceMinutes(1);
      return { cookie: cookieOf(confirmed), recoveryCodes: confirmed.json().recoveryCodes as string[] };
    };
    await play({ server, world, user, post, get, login, code, enrol });
    await server.close();
  });
}
export const secondStep = ({ post }: Scene, code: string, cookie: string) => post('/api/auth/login/second-step', { code }, cookie);
