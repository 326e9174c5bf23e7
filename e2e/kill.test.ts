import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { copyTemplate } from './support/copy-template.ts';
import { goingOnFrom } from './support/machine-time.ts';
import { type RunningServer, START, startServer } from './support/start-server.ts';

const KILLS = 20;
const BETS_A_ROUND = 40;

interface Account {
  cookie: string;
}
interface Attempt {
  key: string;
  stake: number;
}

const headersOf = (url: string, cookie = ''): Record<string, string> => ({
  'content-type': 'application/json',
  origin: url,
  'sec-fetch-site': 'same-origin',
  ...(cookie && { cookie }),
});

async function register(url: string): Promise<Account> {
  const body = JSON.stringify({ username: 'survivor', email: 'survivor@example.com', password: 'correct horse 7' });
  const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers: headersOf(url), body });
  expect(answer.status).toBe(201);
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  const age = { method: 'POST', headers: headersOf(url, cookie), body: JSON.stringify({ isOfAge: true }) };
  expect((await fetch(`${url}/api/responsible-gaming/age`, age)).status).toBe(200);
  return { cookie };
}

/** Sends one bet; true when the server acknowledged it, false when it died first. */
async function place(url: string, { cookie }: Account, { key, stake }: Attempt): Promise<boolean> {
  const body = JSON.stringify({ gameId: 'Somewhere else', betType: 'prop', selection: key, odds: -110, stake });
  try {
    const answer = await fetch(`${url}/api/bets`, { method: 'POST', headers: { ...headersOf(url, cookie), 'idempotency-key': key }, body });
    if (answer.status !== 201) throw new Error(`unexpected ${answer.status}: ${await answer.text()}`);
    await answer.json();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Places bets, kills the server once some of them are acknowledged, and answers which were. */
async function placeUntilKilled(
  server: RunningServer,
  account: Account,
  killAfter: number,
): Promise<{ acknowledged: Attempt[]; lost: Attempt[] }> {
  const acknowledged: Attempt[] = [];
  const lost: Attempt[] = [];
  const attempts = Array.from({ length: BETS_A_ROUND }, (_, at): Attempt => ({ key: randomUUID(), stake: at + 1 }));
  await Promise.all(
    attempts.map(async (attempt) => {
      const isThere = await place(server.url, account, attempt);
      (isThere ? acknowledged : lost).push(attempt);
      if (acknowledged.length === killAfter) server.child.kill('SIGKILL');
    }),
  );
  return { acknowledged, lost };
}

test('killed twenty times while bets are placed: every acknowledged bet is there, once', async () => {
  const dataDir = copyTemplate('kill');
  const time = goingOnFrom(inject('filledAt'));
  const start = (): Promise<RunningServer> => startServer(dataDir, { DEMO_NOW: START, ...time() });
  let server = await start();
  const account = await register(server.url);
  const expected = new Map<string, number>();
  for (let round = 0; round < KILLS; round++) {
    const { acknowledged, lost } = await placeUntilKilled(server, account, 1 + ((round * 7) % (BETS_A_ROUND - 5)));
    await server.stop('SIGKILL');
    server = await start();
    for (const attempt of acknowledged) expected.set(attempt.key, attempt.stake);
    // A lost answer is retried with its key: the bet is placed once, whether or not it had been before the kill.
    for (const attempt of lost.slice(0, 3)) {
      expect(await place(server.url, account, attempt)).toBe(true);
      expected.set(attempt.key, attempt.stake);
    }
  }
  const answer = await fetch(`${server.url}/api/bets`, { headers: headersOf(server.url, account.cookie) });
  const bets = (await answer.json()) as { selection: string; stake: number }[];
  const seen = new Map<string, number>();
  for (const bet of bets) seen.set(bet.selection, (seen.get(bet.selection) ?? 0) + 1);
  for (const [key, stake] of expected) {
    expect(seen.get(key)).toBe(1);
    expect(bets.find((bet) => bet.selection === key)?.stake).toBe(stake);
  }
  expect([...seen.values()].every((times) => times === 1)).toBe(true);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
