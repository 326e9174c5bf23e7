import { rawRequest } from '../../server/app/hostile/testing/raw-request.ts';
import { WIRE_ROWS } from '../../server/app/hostile/testing/wire-rows.ts';
import type { OwnServer } from './own-server.ts';
import { judged, type Outcome } from './step.ts';

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

export async function checkHeaders({ url }: OwnServer): Promise<Outcome> {
  const faults = await Promise.all(PLACES.map((path) => headerFaults(url, path)));
  return judged('headers', faults.flat(), `${PLACES.length} addresses`);
}

export async function checkLeftLying({ port }: OwnServer): Promise<Outcome> {
  const found: string[] = [];
  for (const path of LEFT_LYING) {
    const { statuses } = await rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    if (statuses[0] !== 404) found.push(`${path}: ${statuses.join(', ') || 'no answer'}`);
  }
  return judged('files that are nobody’s business', found, `${LEFT_LYING.length} addresses, all 404`);
}

export async function checkWire({ port }: OwnServer): Promise<Outcome> {
  const wrong: string[] = [];
  for (const [what, bytes, statuses] of WIRE_ROWS) {
    const answer = await rawRequest(port, Buffer.from(bytes, 'latin1'));
    if (answer.statuses.join() !== statuses.join()) wrong.push(`${what}: ${answer.statuses.join(', ')}, not ${statuses.join(', ')}`);
  }
  return judged('requests that can be read in two ways', wrong, `${WIRE_ROWS.length} requests`);
}

/** A server that dies, or logs lines that are no JSON, has told its own story. */
export function checkLog({ log }: OwnServer): Outcome {
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
