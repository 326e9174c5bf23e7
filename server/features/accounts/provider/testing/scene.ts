import { hash } from '@node-rs/argon2';
import {
  type ProvenIdentity,
  type SignInAttempt,
  SignInFailure,
  type SignInFailureKind,
  type SignInProvider,
} from '../../../../ports/index.ts';
import { createUser, makeServer, type TestServer, type TestWorld, type UserRow, withTestCtx } from '../../../../testing/index.ts';
import { accountsFeature } from '../../index.ts';

export const PROVIDER = '/api/auth/provider';
export const password = 'correct horse 7';
const passwordHash = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });

type Answer = Awaited<ReturnType<TestServer['visitor']['get']>>;
export const cookieOf = (answer: Answer): string => String([answer.headers['set-cookie']].flat()[0]).split(';')[0]!;

/** Vouches for whoever it is told to. */
export class FakeProvider implements SignInProvider {
  readonly name = 'Ballpark ID';
  issuer = 'https://id.example';
  identity: ProvenIdentity = { subject: 'person-1', email: 'pat@example.com', username: 'Pat Doe' };
  fails: SignInFailureKind | null = null;
  readonly attempts: SignInAttempt[] = [];

  addressFor = async (attempt: SignInAttempt): Promise<string> => {
    this.#fail();
    this.attempts.push(attempt);
    return `${this.issuer}/authorize?state=${attempt.state}`;
  };

  identify = async (_answer: string, attempt: SignInAttempt): Promise<ProvenIdentity> => {
    this.#fail();
    const left = this.attempts.find(({ state }) => state === attempt.state);
    if (JSON.stringify(left) !== JSON.stringify(attempt)) throw new SignInFailure('refused', 'it came back as another');
    return this.identity;
  };

  #fail(): void {
    if (this.fails) throw new SignInFailure(this.fails, 'the provider says why');
  }
}

export interface Scene {
  world: TestWorld;
  server: TestServer;
  provider: FakeProvider;
  joined: { referralCode?: string | undefined }[];
  post: (path: string, body: object, cookie?: string) => Promise<Answer>;
  /** Leaves for the provider: the browser's cookie, and what it is sent back with. */
  leave: (cookie?: string) => Promise<{ cookie: string; answer: string }>;
  /** Leaves and comes back. */
  signIn: () => Promise<Answer>;
  /** Signs in with the password, and answers the cookie. */
  login: (email: string) => Promise<string>;
  /** A member who has connected the provider's current person. */
  connected: (values?: Parameters<typeof createUser>[1]) => Promise<UserRow>;
  member: (values?: Parameters<typeof createUser>[1]) => Promise<UserRow>;
}

const answerOf = (left: Answer): string => new URL(left.json().url as string).search;

export async function scene(play: (scene: Scene) => Promise<void>, provider: FakeProvider | null = new FakeProvider()): Promise<void> {
  await withTestCtx({ signedOut: true, isDemo: false, ports: { signInProvider: provider } }, async (ctx, world) => {
    const joined: Scene['joined'] = [];
    const onRegistered = async (_tx: unknown, _user: unknown, by: Scene['joined'][number] = {}) => void joined.push(by);
    const checkMayJoin = async (_tx: unknown, emailKey: string) => {
      if (emailKey.startsWith('excluded@')) throw new Error('excluded');
    };
    const server = await makeServer([accountsFeature({ onRegistered, checkMayJoin, exporters: {} })], { world });
    const post: Scene['post'] = (path, body, cookie = '') => server.visitor.post(path, body, cookie ? { cookie } : {});
    const leave: Scene['leave'] = async (cookie) => {
      const left = await post(`${PROVIDER}/start`, {}, cookie);
      return { cookie: cookieOf(left), answer: answerOf(left) };
    };
    const signIn = async (): Promise<Answer> => {
      const { cookie, answer } = await leave();
      return post(`${PROVIDER}/finish`, { answer }, cookie);
    };
    const login = async (email: string) => cookieOf(await post('/api/auth/login', { email, password }));
    const member: Scene['member'] = (values) => createUser(ctx, { username: 'ann', email: 'ann@example.com', passwordHash, ...values });
    const connected: Scene['connected'] = async (values) => {
      const user = await member(values);
      const { cookie } = await server.as(user);
      const answer = answerOf(await post(`${PROVIDER}/connect`, {}, cookie));
      await post(`${PROVIDER}/finish`, { answer }, cookie);
      return user;
    };
    await play({ world, server, provider: provider ?? new FakeProvider(), joined, post, leave, signIn, login, connected, member });
    await server.close();
  });
}
