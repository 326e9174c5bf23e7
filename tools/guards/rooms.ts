import type { Edge } from './imports.ts';
import { isTest, type Violation } from './tree.ts';

/** Which room may import which; the first matching prefix names the room of a path. */
const ROOMS: readonly { room: string; prefix: string; may: readonly string[] }[] = [
  { room: 'quant', prefix: 'quant/', may: [] },
  { room: 'contract', prefix: 'contract/', may: ['quant'] },
  { room: 'kernel', prefix: 'server/kernel/', may: ['contract', 'quant', 'ports', 'db'] },
  { room: 'ports', prefix: 'server/ports/', may: ['contract', 'quant', 'kernel', 'db'] },
  { room: 'db', prefix: 'server/db/', may: ['contract', 'quant', 'kernel', 'ports'] },
  { room: 'sports', prefix: 'server/sports/', may: ['kernel', 'ports', 'contract', 'quant'] },
  { room: 'features', prefix: 'server/features/', may: ['kernel', 'ports', 'db', 'sports', 'contract', 'quant'] },
  { room: 'providers', prefix: 'server/providers/', may: ['ports', 'kernel', 'contract', 'quant'] },
  { room: 'platform', prefix: 'server/platform/', may: ['kernel', 'db', 'contract', 'ports'] },
  { room: 'app', prefix: 'server/app/', may: ['kernel', 'ports', 'db', 'features', 'providers', 'platform', 'contract', 'quant'] },
  { room: 'main', prefix: 'server/main/', may: ['app', 'kernel', 'ports', 'db', 'features', 'providers', 'platform', 'contract', 'quant'] },
  {
    room: 'testing',
    prefix: 'server/testing/',
    may: ['sports', 'app', 'main', 'kernel', 'ports', 'db', 'features', 'providers', 'platform', 'contract', 'quant'],
  },
  { room: 'web/ui', prefix: 'web/ui/', may: [] },
  { room: 'web/lib', prefix: 'web/lib/', may: ['contract', 'quant'] },
  { room: 'web/core', prefix: 'web/core/', may: ['web/ui', 'web/lib', 'contract', 'quant'] },
  { room: 'web/sports', prefix: 'web/sports/', may: ['web/core', 'web/ui', 'web/lib', 'contract', 'quant'] },
  { room: 'web/features', prefix: 'web/features/', may: ['web/sports', 'web/core', 'web/ui', 'web/lib', 'contract', 'quant'] },
  { room: 'web/routes', prefix: 'web/routes/', may: ['web/features', 'web/sports', 'web/core', 'web/ui', 'web/lib', 'contract', 'quant'] },
  {
    room: 'web/app',
    prefix: 'web/app/',
    may: ['web/routes', 'web/features', 'web/sports', 'web/core', 'web/ui', 'web/lib', 'contract', 'quant'],
  },
  {
    room: 'web/testing',
    prefix: 'web/testing/',
    may: ['web/app', 'web/routes', 'web/features', 'web/sports', 'web/core', 'web/ui', 'web/lib', 'contract', 'quant'],
  },
];

/** The one file of a wing's sports that its features may import; the screens of a sport alone are composed in web/routes. */
const SPORT_REGISTRY: Readonly<Record<string, string>> = { sports: 'server/sports/registry.ts', 'web/sports': 'web/sports/registry.ts' };
const REACHES_SPORTS = new Set(['web/routes', 'web/app', 'web/testing']);

/** What tests of a room may reach besides the room's own list. */
const TESTS_MAY = new Set([
  'testing',
  'web/testing',
  'app',
  'providers',
  'features',
  'platform',
  'main',
  'kernel',
  'ports',
  'db',
  'contract',
  'quant',
  'tools',
]);
const PACKAGES: Readonly<Record<string, readonly string[]>> = { quant: [], contract: ['zod'] };

/** Floors of the server's features: imports look down only. The one array the check reads. */
export const FLOORS: readonly (readonly string[])[] = [
  ['accounts', 'calculators', 'limits', 'notifications', 'contests', 'chain'],
  ['ledger', 'golf', 'odds', 'billing', 'groups', 'notices', 'support'],
  ['ratings', 'group-talk'],
  ['forecasts', 'leagues'],
  [
    'status',
    'analysis',
    'bets',
    'picks',
    'props',
    'comparison',
    'history',
    'referrals',
    'sizing',
    'white-label',
    'consultation',
    'early-access',
  ],
  ['practice', 'trends', 'record', 'alerts'],
  ['performance', 'leaderboard', 'strategies', 'assistant', 'parlays', 'digest', 'community', 'yesterday', 'off-season'],
  ['analytics', 'settlement'],
  ['admin'],
];

const roomOf = (path: string): string | null => ROOMS.find((entry) => path.startsWith(entry.prefix))?.room ?? null;
const slice = (path: string, wing: string): string | null => (path.startsWith(`${wing}/features/`) ? (path.split('/')[2] ?? null) : null);

function sliceViolation(edge: Edge, wing: 'server' | 'web'): string | null {
  const from = slice(edge.from, wing);
  const to = edge.to === null ? null : slice(edge.to, wing);
  if (from === null || to === null || from === to) return null;
  if (wing === 'web') return `web feature ${from} imports its neighbor ${to}; compose them in web/routes`;
  const floorFrom = FLOORS.findIndex((floor) => floor.includes(from));
  const floorTo = FLOORS.findIndex((floor) => floor.includes(to));
  if (floorFrom < 0 || floorTo < 0) return `slice ${floorFrom < 0 ? from : to} stands on no floor; add it to FLOORS`;
  if (floorTo >= floorFrom) return `slice ${from} (floor ${floorFrom + 1}) imports ${to} (floor ${floorTo + 1}); imports look down only`;
  return edge.to === `server/features/${to}/index.ts` ? null : `slice ${from} reaches into ${to}; import its index.ts`;
}

const sportFolder = (path: string): string | null => /^(?:server|web)\/sports\/(\w+)\//.exec(path)?.[1] ?? null;

function neighbourViolation(from: string, to: string): string | null {
  const [own, other] = [sportFolder(from), sportFolder(to)];
  return own !== null && other !== null && own !== other ? `sport ${own} imports its neighbor ${other}` : null;
}

function roomViolation(edge: Edge, from: string): string | null {
  if (edge.packageName !== null) {
    const allowed = PACKAGES[from];
    return allowed && !isTest(edge.from) && !allowed.includes(edge.packageName) ? `${from} may not import ${edge.packageName}` : null;
  }
  const to = edge.to === null ? null : roomOf(edge.to);
  if (to === null) return null;
  if (to === from) return from in SPORT_REGISTRY ? neighbourViolation(edge.from, edge.to!) : null;
  const registry = SPORT_REGISTRY[to];
  if (registry && edge.to !== registry && !isTest(edge.from) && !REACHES_SPORTS.has(from))
    return `${from} reaches into a sport; import ${registry}`;
  const may = ROOMS.find((entry) => entry.room === from)?.may ?? [];
  if (may.includes(to) || (isTest(edge.from) && TESTS_MAY.has(to))) return null;
  return `${from} may not import ${to}`;
}

export function checkRooms(edges: readonly Edge[]): Violation[] {
  const violations: Violation[] = [];
  for (const edge of edges) {
    const from = roomOf(edge.from);
    if (from === null) continue;
    const wing = edge.from.startsWith('web/') ? 'web' : 'server';
    const message = roomViolation(edge, from) ?? (isTest(edge.from) ? null : sliceViolation(edge, wing));
    if (message !== null) violations.push({ guard: 'rooms', path: edge.from, message: `${message} (${edge.specifier})` });
  }
  return violations;
}
