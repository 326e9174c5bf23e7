import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, test } from 'vitest';
import { findFaults } from '../server/features/ledger/index.ts';
import { rowsOf } from '../server/kernel/db.ts';
import { openEmbedded } from '../server/platform/database/open-embedded.ts';
import { copyTemplate } from './support/copy-template.ts';
import { goingOnFrom } from './support/machine-time.ts';
import { pause } from './support/pause.ts';
import { type RunningServer, START, startServer } from './support/start-server.ts';

/** How many answers each kill of the servers waits for: of bets placed, then of bets closed early. */
const KILLED_PLACING = [1, 9];
const KILLED_CLOSING = [3];
const KILLED_SETTLING = 2;
const BETS_A_ROUND = 16;
const GAMES = 3;
const STEP = { minutes: 60 };
const MOST_STEPS = 12;

interface Game {
  gameId: string;
  awayTeam: string;
  gameTime: string;
  status: string;
  odds: unknown[];
}
interface Bet {
  id: string;
  stake: number;
  status: string;
}

const dataDir = copyTemplate('kill-practice');
const time = goingOnFrom(inject('filledAt'));
const start = (): Promise<RunningServer> => startServer(dataDir, { DEMO_NOW: START, ...time() });
let server: RunningServer;
afterEach(async () => {
  await server.stop('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Null when the server died before it answered. */
async function send<T>(cookie: string, path: string, body?: object, key?: string): Promise<T | null> {
  const { url } = server;
  const headers = { origin: url, 'sec-fetch-site': 'same-origin', cookie, ...(key && { 'idempotency-key': key }) };
  const request = body && { method: 'POST', body: JSON.stringify(body) };
  try {
    const answer = await fetch(`${url}${path}`, {
      ...request,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function signIn(path: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: server.url, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${server.url}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

async function restart(): Promise<void> {
  await server.stop('SIGKILL');
  server = await start();
}

/** Sends everything at once, kills the server after so many answers, and sends again what got none, with the same keys. */
async function throughAKill<T>(work: readonly (() => Promise<T | null>)[], killAfter: number): Promise<T[]> {
  let answered = 0;
  const first = await Promise.all(
    work.map(async (one) => {
      const answer = await one();
      if (answer !== null) answered += 1;
      if (answered === killAfter) server.child.kill('SIGKILL');
      return answer;
    }),
  );
  await restart();
  const again = await Promise.all(first.map(async (answer, at) => answer ?? (await work[at]!())));
  return again.map((answer) => answer!);
}

function placing(cookie: string, games: readonly Game[], at: number, stakeCents: number): () => Promise<Bet | null> {
  const { gameId, awayTeam } = games[at % games.length]!;
  const key = randomUUID();
  // A worse price than any on the board: the better one of the board is given.
  const pick = { market: 'moneyline', period: 'full', side: 'away' };
  const body = { gameId, betType: 'moneyline', selection: `${awayTeam} ML`, pick, odds: -9000, stake: stakeCents / 100 };
  return () => send<Bet>(cookie, '/api/virtual/bets', body, key);
}

const pendingOf = async (cookie: string): Promise<Bet[]> => (await send<Bet[]>(cookie, '/api/virtual/bets?status=pending'))!;

/** Lets the games be played, killing the server when the first bets of a game are settled; at last until none is open. */
async function playOut(cookie: string, admin: string): Promise<void> {
  let kills = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const open = (await pendingOf(cookie)).length;
    if (open === 0) break;
    let isOver = false;
    const moving = send(admin, '/api/admin/demo/advance', STEP).finally(() => {
      isOver = true;
    });
    while (!isOver && kills < KILLED_SETTLING) {
      const left = await pendingOf(cookie);
      if (left.length < open || (step + kills === 0 && left.length === open)) {
        kills += 1;
        await restart();
        break;
      }
      await pause(250);
    }
    await moving;
  }
  expect(await pendingOf(cookie)).toEqual([]);
  for (; kills < KILLED_SETTLING; kills += 1) await restart();
}

/** The books themselves, once no server has the database open. */
async function readBooks(): Promise<{ faults: string[]; wrong: unknown[] }> {
  const { db, close } = await openEmbedded(dataDir, 'postgres', (error) => {
    throw error;
  });
  const faults = await findFaults({ db });
  const wrong = await rowsOf(
    db,
    sql`select b.id, b.status, array_agg(t.kind) as kinds from virtual_bets b left join ledger_transfers t on t.bet_id = b.id group by b.id
      having count(*) filter (where t.kind = 'stake') <> 1 or (b.status = 'settled')::int <>
        count(*) filter (where t.kind in ('settlement', 'cash_out')) - count(*) filter (where t.kind = 'reversal')`,
  );
  await close();
  return { faults, wrong };
}

test('killed while practice bets are placed, closed early and settled: nothing is lost, nothing is paid twice', async () => {
  server = await start();
  const cookie = await signIn('register', { username: 'survivor', email: 'survivor@example.com', password: 'correct horse 7' });
  await send(cookie, '/api/responsible-gaming/age', { isOfAge: true });
  const admin = await signIn('login', { email: 'admin@clearedge.demo', password: 'clearedge' });
  const offered = (await send<Game[]>(cookie, '/api/games'))!.filter(({ status, odds }) => status === 'scheduled' && odds.length > 0);
  const games = offered.sort((a, b) => a.gameTime.localeCompare(b.gameTime)).slice(0, GAMES);

  const placed: Bet[] = [];
  for (const killAfter of KILLED_PLACING) {
    const work = Array.from({ length: BETS_A_ROUND }, (_, at) => placing(cookie, games, at, 100 + placed.length + at));
    placed.push(...(await throughAKill(work, killAfter)));
  }
  const stakesOf = (bets: readonly Bet[]): Record<string, number> => Object.fromEntries(bets.map(({ id, stake }) => [id, stake]));
  expect(stakesOf(await pendingOf(cookie))).toEqual(stakesOf(placed));

  // The first minute after placing has no offer.
  await send(admin, '/api/admin/demo/advance', { minutes: 2 });
  for (const [round, killAfter] of KILLED_CLOSING.entries()) {
    const own = placed.slice(round * 6, round * 6 + 6);
    const keys = own.map(() => randomUUID());
    const work = own.map(
      ({ id }, at) =>
        () =>
          send<Bet>(cookie, `/api/virtual/bets/${id}/cash-out`, { amount: 0.01 }, keys[at]),
    );
    expect((await throughAKill(work, killAfter)).every(({ status }) => status === 'settled')).toBe(true);
  }

  await playOut(cookie, admin);
  expect(stakesOf((await send<Bet[]>(cookie, '/api/virtual/bets'))!)).toEqual(stakesOf(placed));
  await server.stop();
  expect(await readBooks()).toEqual({ faults: [], wrong: [] });
});
