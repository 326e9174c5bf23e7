import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { bytesOf } from '../server/features/accounts/second-factor/testing/bytes-of.ts';
import { hotp, stepAt } from '../server/features/accounts/second-factor/totp.ts';
import { withEmptyPostgres } from './support/empty-postgres.ts';
import { type RunningServer, root, startRole } from './support/start-server.ts';

const START = '2026-07-11T14:30:00Z';
const PATIENCE = { timeout: 60_000, interval: 100 };
const LONGEST_STOP_MS = 8000;
const ann = { username: 'ann', email: 'ann@example.com', password: 'correct horse 7' };

const running: RunningServer[] = [];
// A test that fails half-way must leave no process behind.
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
});

async function start(role: 'web' | 'worker', dataDir: string, env: Record<string, string>): Promise<RunningServer> {
  const server = await startRole(role, dataDir, env);
  running.push(server);
  return server;
}

const migrate = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(root, 'server/dist/migrate.js')], { cwd: root, env: { ...process.env, ...env } });

/** One browser: it keeps its cookie and may talk to any of the processes. */
function browser() {
  let cookie = '';
  const headers = () => ({ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) });
  const keep = (answer: Response): Response => {
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer;
  };
  return {
    get: async ({ url }: RunningServer, path: string, signal?: AbortSignal) =>
      keep(await fetch(`${url}${path}`, { headers: headers(), ...(signal && { signal }) })),
    post: async ({ url }: RunningServer, path: string, body: object) =>
      keep(await fetch(`${url}${path}`, { method: 'POST', headers: headers(), body: JSON.stringify(body) })),
  };
}

/** What an open event stream has stated so far, and a way to wait for more. */
function listenTo(answer: Response) {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return async (wanted: RegExp): Promise<string> => {
    while (!wanted.test(heard)) {
      const { value, done } = await reader.read();
      if (done) return `${heard}[the end]`;
      heard += value;
    }
    return heard;
  };
}

async function gameIdsAt(server: RunningServer): Promise<string[]> {
  const games = (await (await browser().get(server, '/api/games')).json()) as { gameId: string }[];
  return games.map(({ gameId }) => gameId);
}

async function stopInTime(server: RunningServer): Promise<void> {
  const requested = performance.now();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(performance.now() - requested).toBeLessThan(LONGEST_STOP_MS);
}

async function inDeployment(
  play: (parts: { one: RunningServer; two: RunningServer; worker: RunningServer; dataDir: string }) => Promise<void>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearedge-two-'));
  await withEmptyPostgres(async (databaseUrl) => {
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DATA_SOURCE: 'demo', DEMO_NOW: START, LOG_LEVEL: 'error' };
    const migrated = await Promise.all([migrate(env), migrate(env)]);
    for (const { stdout } of migrated) expect(stdout).toContain('The database is up to date.');
    // Without a SECRET_KEY the three race to make one, and must end up with the same.
    const [one, two, worker] = await Promise.all([start('web', dataDir, env), start('web', dataDir, env), start('worker', dataDir, env)]);
    await play({ one, two, worker, dataDir });
    await Promise.all([one, two, worker].map((server) => server.stop()));
  });
  rmSync(dataDir, { recursive: true, force: true });
}

test('two web processes and a worker on one PostgreSQL are one product', async () => {
  await inDeployment(async ({ one, two, worker, dataDir }) => {
    await expect.poll(async () => (await gameIdsAt(one)).length, PATIENCE).toBeGreaterThanOrEqual(10);
    await expect.poll(() => gameIdsAt(two), PATIENCE).toEqual(await gameIdsAt(one));

    const me = browser();
    expect((await me.post(one, '/api/auth/register', ann)).status).toBe(201);
    expect(await (await me.get(two, '/api/auth/me')).json()).toMatchObject({ user: { username: 'ann' } });

    const gone = new AbortController();
    const hear = listenTo(await me.get(one, '/api/stream', gone.signal));
    expect(await hear(/event: hello/)).toContain('hello');
    expect((await me.post(two, '/api/responsible-gaming/age', { isOfAge: true })).status).toBe(200);
    const bet = { gameId: 'Elsewhere', betType: 'prop', selection: 'A to win', odds: 150, stake: 10 };
    expect((await me.post(two, '/api/bets', bet)).status).toBe(201);
    expect(await hear(/event: user\ndata: .*bets/)).toContain('"what":"bets"');
    expect(((await (await me.get(one, '/api/bets')).json()) as unknown[]).length).toBe(1);

    await me.post(two, '/api/auth/password/forgot', { email: ann.email });
    const outbox = join(dataDir, 'outbox');
    const mails = () => (existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : []);
    await expect.poll(() => mails().join(), PATIENCE).toContain('/auth/reset#token=');

    const enrolled = (await (await me.post(one, '/api/auth/second-factor/enrol', { password: ann.password })).json()) as { secret: string };
    const code = (away: number) => hotp(bytesOf(enrolled.secret), stepAt(new Date()) + away);
    expect((await me.post(two, '/api/auth/second-factor/confirm', { code: code(0) })).status).toBe(200);
    const other = browser();
    expect(await (await other.post(one, '/api/auth/login', ann)).json()).toEqual({ secondFactor: 'required' });
    expect((await other.post(two, '/api/auth/login/second-step', { code: code(1) })).status).toBe(200);
    await other.post(one, '/api/auth/logout', {});
    expect((await me.get(two, '/api/auth/me')).status).toBe(200);

    await stopInTime(one);
    expect(await hear(/\[never said\]/)).toContain('[the end]');
    gone.abort();
    expect(await gameIdsAt(two)).not.toEqual([]);
    await stopInTime(worker);
    await stopInTime(two);
  });
});
