import { TOP_TIER } from '@clearedge/contract/entitlements';
import type { Answer, Call, Send } from '../../server/app/hostile/testing/call.ts';
import type { Caller, Who } from '../../server/app/hostile/testing/caller.ts';

interface Account {
  email: string;
  password: string;
}
interface Session {
  cookie: string;
  userId: string;
}
type Enter = (who: Exclude<Who, 'visitor'>) => Promise<Session>;

export interface Callers {
  callerFor: (who: Who) => Promise<Caller>;
  send: Send;
}

/** The one that the product itself names to everybody in a demo, so that inputs made of what was seen have it. */
const PASSWORD = 'clearedge';
const OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const isGone = ({ status, body }: Answer): boolean => status === 401 && body.includes('"UNAUTHENTICATED"');

async function sendTo(url: string, { method, url: path, headers, payload }: Omit<Call, 'key' | 'route'>): Promise<Answer> {
  const answer = await fetch(url + path, { method, headers, redirect: 'manual', ...(payload !== undefined && { body: payload }) });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

async function signIn(url: string, account: Account): Promise<Session> {
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: OURS, body: JSON.stringify(account) });
  if (!answer.ok) throw new Error(`${account.email} could not sign in: ${answer.status} ${await answer.text()}`);
  const lines = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]!);
  const { user } = (await answer.json()) as { user: { id: string } };
  return { cookie: lines.join('; '), userId: user.id };
}

/** As somebody new each time: a demo account may not do everything, and no account survives everything. */
export function newAccounts(url: string): Enter {
  const staff = signIn(url, { email: 'admin@clearedge.demo', password: PASSWORD });
  const made = new Map<Who, number>();
  return async (who) => {
    const earlier = made.get(who) ?? 0;
    made.set(who, earlier + 1);
    const username = earlier === 0 ? `hostile-${who}` : `hostile-${who}-${earlier}`;
    const account = { email: `${username}@example.com`, password: PASSWORD };
    const plan = { subscriptionTier: who === 'admin' ? TOP_TIER : who, isAdmin: who === 'admin' };
    const headers = { ...OURS, cookie: (await staff).cookie };
    const payload = JSON.stringify({ username, ...account, ...plan });
    const answer = await sendTo(url, { method: 'POST', url: '/api/admin/users', headers, payload });
    if (answer.status !== 201) throw new Error(`no account could be made: ${answer.status} ${answer.body}`);
    const caller = await signIn(url, account);
    const age = { method: 'POST', url: '/api/responsible-gaming/age', headers: { ...OURS, cookie: caller.cookie } } as const;
    await sendTo(url, { ...age, payload: JSON.stringify({ isOfAge: true }) });
    return caller;
  };
}

/** Callers who are signed in once, and again when a call has ended their session: all that followed would only ever be refused. */
export function keepSignedIn(url: string, enter: Enter): Callers {
  const known = new Map<Who, Caller>();
  async function callerFor(who: Who): Promise<Caller> {
    const caller = known.get(who) ?? { who, cookie: '', userId: null };
    known.set(who, caller);
    if (who !== 'visitor' && caller.cookie === '') Object.assign(caller, await enter(who));
    return caller;
  }
  async function send(call: Call): Promise<Answer> {
    const answer = await sendTo(url, call);
    const caller = [...known.values()].find(({ cookie }) => cookie !== '' && cookie === call.headers.cookie);
    if (!caller || !isGone(answer) || ['visitor', 'key'].includes(call.route.access)) return answer;
    caller.cookie = '';
    const { cookie } = await callerFor(caller.who);
    return sendTo(url, { ...call, headers: { ...call.headers, cookie } });
  }
  return { callerFor, send };
}
