// npm run security: what can be checked from outside, with what is installed here. Steps whose tool is missing say so.

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TOP_TIER } from '@clearedge/contract/entitlements';
import type { Answer, Call, Send } from '../../server/app/hostile/testing/call.ts';
import type { Caller, Who } from '../../server/app/hostile/testing/caller.ts';
import { callableKeys, documentedStatuses, ROUTES } from '../../server/app/hostile/testing/documented.ts';
import { doFirstCalls, type FirstGame } from '../../server/app/hostile/testing/first-calls.ts';
import { type Found, fuzzRoute } from '../../server/app/hostile/testing/fuzz-route.ts';
import { rawRequest } from '../../server/app/hostile/testing/raw-request.ts';
import { seenValues } from '../../server/app/hostile/testing/seen.ts';
import { WIRE_ROWS } from '../../server/app/hostile/testing/wire-rows.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { runScanners } from './scanners.ts';
import { judged, type Outcome, skipped } from './step.ts';
import { audit, checkSupply, writeBill } from './supply.ts';

interface Account {
  email: string;
  password: string;
}
interface Session {
  cookie: string;
  userId: string;
}
type Enter = (who: Exclude<Who, 'visitor'>) => Promise<Session>;

interface Callers {
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

/** As someone new each time: a demo account may not do everything, and no account survives everything. */
function newAccounts(url: string): Enter {
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
function keepSignedIn(url: string, enter: Enter): Callers {
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

const NEEDED: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /default-src 'none'/,
};
const PLACES = ['/', '/games', '/nothing-here', '/api/status', '/api/nothing', '/api/bets', '/api/docs', '/healthz', '/robots.txt', '/%ff'];
/** What lies about on other people's servers. */
const LEFT_LYING = [
  '/.git/HEAD',
  '/.env',
  '/.npmrc',
  '/package.json',
  '/package-lock.json',
  '/server/dist/all.js',
  '/assets/',
  '/.server/draw-page.mjs',
  '/backup.sql',
  '/server-status',
  '/phpinfo.php',
  '/.well-known/../.env',
  '/assets/../../package.json',
];

async function headerFaults(url: string, path: string): Promise<string[]> {
  const { headers } = await fetch(url + path, { headers: { origin: 'https://evil.example' } });
  const missing = Object.entries(NEEDED).filter(([name, value]) => !value.test(headers.get(name) ?? ''));
  const leave = [...headers.keys()].filter((name) => name.startsWith('access-control') || name === 'server' || name === 'x-powered-by');
  const unsafe = /unsafe-(inline|eval)/.test(headers.get('content-security-policy') ?? '') ? [`${path}: unsafe in the policy`] : [];
  return [...missing.map(([name]) => `${path}: ${name}`), ...leave.map((name) => `${path} says ${name}`), ...unsafe];
}

async function checkHeaders({ url }: OwnServer): Promise<Outcome> {
  const faults = await Promise.all(PLACES.map((path) => headerFaults(url, path)));
  return judged('headers', faults.flat(), `${PLACES.length} addresses`);
}

async function checkLeftLying({ port }: OwnServer): Promise<Outcome> {
  const found: string[] = [];
  for (const path of LEFT_LYING) {
    const { statuses } = await rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    if (statuses[0] !== 404) found.push(`${path}: ${statuses.join(', ') || 'no answer'}`);
  }
  return judged('files that are no one’s business', found, `${LEFT_LYING.length} addresses, all 404`);
}

async function checkWire({ port }: OwnServer): Promise<Outcome> {
  const wrong: string[] = [];
  for (const [what, bytes, statuses] of WIRE_ROWS) {
    const answer = await rawRequest(port, Buffer.from(bytes, 'latin1'));
    if (answer.statuses.join() !== statuses.join()) wrong.push(`${what}: ${answer.statuses.join(', ')}, not ${statuses.join(', ')}`);
  }
  return judged('requests that can be read in two ways', wrong, `${WIRE_ROWS.length} requests`);
}

/** A server that dies, or logs lines that are no JSON, has told its own story. */
function checkLog({ log }: OwnServer): Outcome {
  const lines = log()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const errors = lines.filter((line) => line.includes('"level":"error"') || line.includes('"level":"fatal"'));
  return judged(
    'errors in the log',
    errors.slice(0, 10).map((line) => line.slice(0, 300)),
    `${lines.length} lines, no error`,
  );
}

const RUNS = Number(process.env.FUZZ_RUNS ?? 5);
const SEED = Number(process.env.PROPERTY_SEED ?? 20241);
/** Each call plays hours of the league, and what was seen before is over. */
const LEFT_OUT = /\/demo\/advance$/;
/** In this order, after all else: what takes from the callers what they need elsewhere, what they do not survive, what closes the whole network to those who would sign in. */
const LAST = [
  /responsible-gaming\/limits|PUT \/api\/white-label$/,
  /account\/delete|self-exclusion|cool-off|gaming\/age|second-factor|auth\/(logout|sessions|password)/,
  /auth\/login/,
];
const placeOf = (key: string): number => LAST.findIndex((expression) => expression.test(key)) + 1;

async function findGame(url: string): Promise<FirstGame> {
  type Game = Omit<FirstGame, 'awayOdds'> & { status: string; odds: { market: string; awayOdds: number }[] };
  for (const game of (await (await fetch(`${url}/api/games`)).json()) as Game[]) {
    const priced = game.odds.find(({ market }) => market === 'moneyline');
    if (game.status === 'scheduled' && priced) return { ...game, awayOdds: priced.awayOdds };
  }
  throw new Error('no game of the day has a price');
}

/** Arbitrary and spoilt input at every route of the built product with a whole demo league in it. */
async function fuzzServer({ url }: OwnServer): Promise<Outcome> {
  const fuzzing = {
    ...keepSignedIn(url, newAccounts(url)),
    letLimitsPass: () => undefined,
    documentedFor: documentedStatuses(),
    known: seenValues(),
    seed: SEED,
    runs: RUNS,
  };
  const refused = await doFirstCalls(fuzzing, await findGame(url));
  if (refused.length > 0) return judged('input at every route', refused, '');
  const keys = callableKeys.filter((key) => !LEFT_OUT.test(key)).sort((a, b) => placeOf(a) - placeOf(b));
  const found: Found[] = [];
  const statuses = new Map<number, number>();
  for (const key of keys) found.push(...(await fuzzRoute(key, ROUTES[key]!, fuzzing, statuses)));
  const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  return judged(
    'input at every route',
    found.slice(0, 30).map(({ who, fault, requested }) => `${who}: ${fault} | ${requested}`),
    counted.join(', '),
  );
}

const root = new URL('../..', import.meta.url).pathname;
const folder = join(root, '.tmp', 'security');
const MARK = { passed: '✓', failed: '✗', skipped: '–' } as const;

let isGood = true;
function say({ step, result, lines }: Outcome): void {
  if (result === 'failed') isGood = false;
  console.log(`${MARK[result]} ${step}: ${lines.length === 1 ? lines[0] : ''}`);
  if (lines.length > 1) for (const line of lines) console.log(`    ${line}`);
}

async function probeServer(): Promise<void> {
  if (!existsSync(join(root, 'server/dist/all.js'))) return say(skipped('the built server', 'not built: npm run build'));
  const server = await startOwnServer(root);
  try {
    for (const check of [checkHeaders, checkLeftLying, checkWire, fuzzServer]) say(await check(server));
    if (!process.argv.includes('--no-scanners')) for (const outcome of await runScanners(server, folder)) say(outcome);
    say(checkLog(server));
  } finally {
    await server.stop();
  }
}

mkdirSync(folder, { recursive: true });
say(checkSupply(root));
say(await audit());
say(await writeBill(root, folder));
await probeServer();
if (!isGood) process.exitCode = 1;
