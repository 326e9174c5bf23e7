// node tools/operations/cost-of-calls.mjs --url http://127.0.0.1:3001 --pid WEB_PROCESS --database DATABASE_URL
// What a call costs in processor time: of the web process, and of its sessions in PostgreSQL on the same machine (Linux). Unlike calls a second, that hardly
// depends on what else the machine does. For docs/scale.md.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { processorMs } from '../lib/processor-time.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    pid: { type: 'string' },
    database: { type: 'string' },
    email: { type: 'string', default: 'pro@clearedge.demo' },
  },
});
const IN_FLIGHT = 4;

const client = new pg.Client({ connectionString: values.database, application_name: 'cost-of-calls' });
await client.connect();

async function spent() {
  const { rows } = await client.query(
    "select pid from pg_stat_activity where application_name = 'clearedge' and datname = current_database()",
  );
  return { web: processorMs(values.pid), sessions: new Map(rows.map(({ pid }) => [pid, processorMs(pid)])) };
}

async function measure(name, count, call) {
  await call();
  const before = await spent();
  const statuses = {};
  let left = count;
  const lane = async () => {
    while (left-- > 0) {
      const answer = await call();
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  const after = await spent();
  const database = [...after.sessions].reduce((sum, [pid, ms]) => sum + ms - (before.sessions.get(pid) ?? 0), 0);
  const each = (ms) => (ms / count).toFixed(2).padStart(7);
  console.log(
    `${name.padEnd(34)} ${String(count).padStart(5)} calls  web ${each(after.web - before.web)} ms  PostgreSQL ${each(database)} ms  ${JSON.stringify(statuses)}`,
  );
}

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const signIn = () =>
  fetch(`${values.url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: values.email, password: 'clearedge' }),
  });
const cookie = (await signIn()).headers.getSetCookie()[0].split(';')[0];
const get =
  (path, headers = {}) =>
  () =>
    fetch(values.url + path, { headers: { 'accept-encoding': 'br', ...headers } });
const own = { cookie };
const games = await (await get('/api/games')()).json();
const [game] = games.filter(({ status }) => status === 'scheduled');
const idle = await spent();
await new Promise((resolve) => setTimeout(resolve, 10_000));
console.log(`doing nothing: web ${((processorMs(values.pid) - idle.web) / 10).toFixed(1)} ms a second`);
await measure('GET /api/games (from memory)', 3000, get('/api/games'));
await measure('GET / (drawn page, from memory)', 1000, get('/'));
await measure('GET /api/auth/me', 200, get('/api/auth/me', own));
await measure('GET /api/virtual/bets', 100, get('/api/virtual/bets', own));
await measure('GET /api/virtual/performance', 60, get('/api/virtual/performance', own));
await measure('GET /api/bets/stats', 60, get('/api/bets/stats', own));
await measure('POST /api/auth/login', 5, signIn);
if (game) {
  let n = 0;
  // The price seen is the worst there is, so that the one of the board is always given.
  const price = { gameId: game.gameId, betType: 'moneyline', selection: game.homeTeam, odds: -10_000, stake: 1 };
  await measure('POST /api/virtual/bets', 100, () =>
    fetch(`${values.url}/api/virtual/bets`, {
      method: 'POST',
      headers: { ...json, ...own, 'idempotency-key': `cost-${process.pid}-${n++}` },
      body: JSON.stringify(price),
    }),
  );
}
await client.end();
