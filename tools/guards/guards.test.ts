import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDependencies, checkDocuments } from './documents.ts';
import { listEdges } from './imports.ts';
import { checkOwnerWrites } from './owner-writes.ts';
import { checkRooms } from './rooms.ts';
import { checkFolders, checkOwnIndex, checkRoutes, checkSizes, runGuards } from './run.ts';
import { checkSportLiterals, listSportLiterals } from './sport-literals.ts';
import { readTree, type Violation } from './tree.ts';
import { checkWording } from './wording.ts';

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const rooms = (files: Record<string, string>): Violation[] => checkRooms(listEdges(tree(files)));

describe('rooms', () => {
  const planted: [name: string, path: string, text: string, target?: string][] = [
    ['quant imports a package', 'quant/price/a.ts', "import { z } from 'zod';"],
    ['quant imports node', 'quant/price/a.ts', "import fs from 'node:fs';"],
    ['quant imports contract', 'quant/price/a.ts', "import { x } from '@clearedge/contract/terms';", 'contract/terms.ts'],
    ['contract imports server', 'contract/a.ts', "import { x } from '../server/kernel/ctx.ts';", 'server/kernel/ctx.ts'],
    ['web imports server', 'web/core/a.ts', "import { x } from '../../server/kernel/ctx.ts';", 'server/kernel/ctx.ts'],
    ['server imports web', 'server/app/a.ts', "import { x } from '../../web/lib/format.ts';", 'web/lib/format.ts'],
    [
      'a feature imports platform',
      'server/features/bets/a.ts',
      "import { x } from '../../platform/jobs/run.ts';",
      'server/platform/jobs/run.ts',
    ],
    [
      'a provider imports a feature',
      'server/providers/demo/a.ts',
      "import { x } from '../../features/odds/index.ts';",
      'server/features/odds/index.ts',
    ],
    [
      'platform imports a feature',
      'server/platform/a.ts',
      "import { x } from '../features/odds/index.ts';",
      'server/features/odds/index.ts',
    ],
    ['ui knows the domain', 'web/ui/a.tsx', "import { x } from '../core/slip.ts';", 'web/core/slip.ts'],
    [
      'a web feature imports its neighbor',
      'web/features/bets/a.tsx',
      "import { x } from '../contests/card.tsx';",
      'web/features/contests/card.tsx',
    ],
    [
      'a web feature reaches into a sport',
      'web/features/bets/a.tsx',
      "import { x } from '../../sports/cfl/a.tsx';",
      'web/sports/cfl/a.tsx',
    ],
    ['a web sport imports its neighbor', 'web/sports/mlb/a.tsx', "import { x } from '../cfl/a.tsx';", 'web/sports/cfl/a.tsx'],
    ['a web sport imports a feature', 'web/sports/mlb/a.tsx', "import { x } from '../../features/bets/a.tsx';", 'web/features/bets/a.tsx'],
    ['core imports the sports', 'web/core/a.ts', "import { x } from '../sports/registry.ts';", 'web/sports/registry.ts'],
    ['a feature imports upward', 'server/features/contests/a.ts', "import { x } from '../bets/index.ts';", 'server/features/bets/index.ts'],
    [
      'a feature imports its own floor',
      'server/features/contests/a.ts',
      "import { x } from '../accounts/index.ts';",
      'server/features/accounts/index.ts',
    ],
    [
      'a type import counts',
      'server/features/contests/a.ts',
      "import type { X } from '../bets/index.ts';",
      'server/features/bets/index.ts',
    ],
    [
      'an import() type counts',
      'server/features/contests/a.ts',
      "export type X = import('../bets/index.ts').X;",
      'server/features/bets/index.ts',
    ],
    [
      'a dynamic import counts',
      'server/features/contests/a.ts',
      "export const f = () => import('../bets/index.ts');",
      'server/features/bets/index.ts',
    ],
    ['a re-export counts', 'server/features/contests/a.ts', "export * from '../bets/index.ts';", 'server/features/bets/index.ts'],
    [
      'a slice reaches past the face',
      'server/features/bets/a.ts',
      "import { x } from '../contests/contest-rows.ts';",
      'server/features/contests/contest-rows.ts',
    ],
    [
      'a feature reaches into a sport',
      'server/features/odds/a.ts',
      "import { mlb } from '../../sports/mlb/index.ts';",
      'server/sports/mlb/index.ts',
    ],
    [
      'a sport imports a feature',
      'server/sports/mlb/a.ts',
      "import { x } from '../../features/odds/index.ts';",
      'server/features/odds/index.ts',
    ],
    ['a sport imports its neighbor', 'server/sports/mlb/a.ts', "import { x } from '../cfl/index.ts';", 'server/sports/cfl/index.ts'],
    [
      'a slice without a floor',
      'server/features/mystery/a.ts',
      "import { x } from '../contests/index.ts';",
      'server/features/contests/index.ts',
    ],
  ];
  test.each(planted)('refuses: %s', (_name, path, text, target) => {
    expect(rooms({ [path]: text, ...(target ? { [target]: 'export const x = 1;' } : {}) })).toHaveLength(1);
  });

  test('admits a lower floor through its face', () => {
    expect(
      rooms({ 'server/features/bets/a.ts': "import { x } from '../contests/index.ts';", 'server/features/contests/index.ts': '' }),
    ).toEqual([]);
  });
});

test('a feature may ask the registry of the sports', () => {
  const registry = { 'server/sports/registry.ts': '' };
  expect(rooms({ 'server/features/odds/a.ts': "import { x } from '../../sports/registry.ts';", ...registry })).toEqual([]);
  const web = { 'web/sports/registry.ts': '', 'web/sports/cfl/a.tsx': '' };
  expect(rooms({ 'web/features/contests/a.tsx': "import { x } from '../../sports/registry.ts';", ...web })).toEqual([]);
  expect(rooms({ 'web/routes/a.tsx': "import { x } from '../sports/cfl/a.tsx';", ...web })).toEqual([]);
});

describe('sport literals', () => {
  const registry = {
    'contract/sports/mlb/data.ts': "export const mlb = {\n  key: 'mlb',\n};",
    'contract/sports/nhl/data.ts': "export const nhl = {\n  key: 'nhl',\n};",
  };
  const found = (files: Record<string, string>) => listSportLiterals(tree({ ...registry, ...files }));

  test('a shared file that names a sport is found, by the keys of the registry', () => {
    const named = { 'server/features/odds/a.ts': "if (sport === 'nhl') x();", 'web/core/b.tsx': '<Chip sport="mlb" />' };
    expect(found(named)).toEqual(['server/features/odds/a.ts', 'web/core/b.tsx']);
    expect(found({ 'server/features/odds/a.ts': "const key = 'other'; // mlb" })).toEqual([]);
  });

  test("a sport's own folders, the registry and tests may", () => {
    const own = [
      'contract/sports.ts',
      'server/sports/mlb/index.ts',
      'web/sports/cfl/a.tsx',
      'server/features/odds/a.test.ts',
      'web/features/bets/testing/a.ts',
    ];
    expect(found(Object.fromEntries(own.map((path) => [path, "const key = 'mlb';"])))).toEqual([]);
  });

  test('no shared file is excused', () => {
    const files = tree({ ...registry, 'web/core/a.ts': "const key = 'mlb';", 'server/app/b.ts': "const key = 'other';" });
    expect(checkSportLiterals(files)).toMatchObject([{ guard: 'sport-literals', path: 'web/core/a.ts' }]);
  });
});

test("a file may not import its own folder's index", () => {
  expect(
    checkOwnIndex(listEdges(tree({ 'quant/price/a.ts': "import { x } from './index.ts';", 'quant/price/index.ts': '' }))),
  ).toHaveLength(1);
});

describe('owner writes', () => {
  const schema = { 'server/db/schema/bets.ts': 'export const bets = pgTable("bets", {})' };
  test.each([
    ['db.insert(bets).values(row)'],
    ['tx.update(bets).set({})'],
    ['tx.delete(schema.bets)'],
    ['sql`insert into bets (id) values (1)`'],
    [`sql\`update $\{bets} set odds = 1\``],
    ['sql`DELETE FROM bets`'],
    ['sqlTemplate(`placed as (\n insert into bets (id) select {rows} where not exists (select from obstacle))`)'],
  ])('refuses %s from another slice', (text) => {
    expect(checkOwnerWrites(tree({ ...schema, 'server/features/odds/a.ts': text }))).toHaveLength(1);
    expect(checkOwnerWrites(tree({ ...schema, 'server/features/bets/a.ts': text }))).toEqual([]);
  });
  test('a table without an owner is refused', () => {
    expect(checkOwnerWrites(tree({ 'server/db/schema/x.ts': 'export const orphans = pgTable("orphans", {})' }))).toHaveLength(1);
  });
});

describe('routes', () => {
  const contract = { 'contract/routes/bets.ts': "export const r = defineRoutes({ 'GET /api/bets': { id: 'listBets' } });" };
  test('a route without an access test is refused', () => {
    expect(checkRoutes(tree({ ...contract, 'server/app/access-matrix.ts': '' }))).toMatchObject([
      { message: 'no access test for GET /api/bets' },
    ]);
    expect(checkRoutes(tree({ ...contract, 'server/app/access-matrix.ts': "{ 'GET /api/bets': 'member' }" }))).toEqual([]);
  });
  test('a route outside the contract is refused', () => {
    const files = {
      ...contract,
      'server/app/access-matrix.ts': "'GET /api/bets'",
      'server/features/bets/x.ts': "app.get('/api/secret', () => 1)",
    };
    expect(checkRoutes(tree(files))).toMatchObject([{ path: 'server/features/bets/x.ts' }]);
  });
  test("a slice that calls another's route is refused; a test may", () => {
    const asks = "const ask = practiceFeature().routes['GET /api/bets'];";
    const files = { ...contract, 'server/app/access-matrix.ts': "'GET /api/bets'", 'server/features/parlays/x.test.ts': asks };
    expect(checkRoutes(tree(files))).toEqual([]);
    expect(checkRoutes(tree({ ...files, 'server/features/parlays/x.ts': asks }))).toMatchObject([{ path: 'server/features/parlays/x.ts' }]);
  });
  test('reading no route is itself a violation', () => {
    expect(checkRoutes(tree({}))).toHaveLength(1);
  });
});

describe('sizes and names', () => {
  test('401 lines are refused, 400 pass', () => {
    expect(checkSizes(tree({ 'quant/a.ts': 'x\n'.repeat(401) }))).toHaveLength(1);
    expect(checkSizes(tree({ 'quant/a.ts': 'x\n'.repeat(400) }))).toEqual([]);
  });
  test('twenty-six files in a folder are refused; tests do not count', () => {
    const files = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`quant/f${i}.ts`, '']));
    expect(checkFolders(tree({ ...files, 'quant/f1.test.ts': '' }))).toEqual([]);
    expect(checkFolders(tree({ ...files, 'quant/g.ts': '' }))).toHaveLength(1);
  });
  test('camelCase file names are refused', () => {
    expect(checkFolders(tree({ 'quant/oddsMath.ts': '' }))).toHaveLength(1);
  });
});

test('documents may cite only what exists', () => {
  const files = tree({ 'docs/map.md': 'See `server/kernel/ctx.ts` and `server/gone.ts`.' });
  expect(checkDocuments(files, (path) => path === 'server/kernel/ctx.ts')).toMatchObject([
    { message: 'cites server/gone.ts, which does not exist' },
  ]);
});

describe('wording', () => {
  const found = (path: string, text: string): string[] => checkWording(tree({ [path]: text })).map(({ message }) => message.split('"')[1]!);
  test.each([
    ['a literal', 'server/a.ts', "const text = 'Nobody offers this';", 'Nobody'],
    ['a template', 'web/a.ts', 'const text = `new e-mails`;', 'e-mails'],
    ['JSX text', 'web/a.tsx', 'const a = <p>Your bets stand here</p>;', 'stand here'],
    ['an attribute', 'web/a.tsx', 'const a = <Panel title="Deepest fall" />;', 'Deepest fall'],
    ['a comment', 'quant/a.ts', '/** What the source said. */\nexport const a = 1;', 'said'],
    ['a line comment after a literal', 'quant/a.ts', "const a = 'x'; // two of which one wins", 'of which'],
    ['a document', 'docs/a.md', 'The line-up is out.', 'line-up'],
  ])('is refused in %s', (_name, path, text, word) => {
    expect(found(path, text)).toEqual([word]);
  });
  test.each([
    ['an identifier', 'web/a.ts', 'export const said = (nobody: string) => nobody;'],
    ['a key', 'web/a.ts', "export const status = 'cancelled';"],
    ['an imported path', 'web/a.ts', "import { a } from './brand-colours.ts';\nexport const b = a;"],
    ['a slash in a literal', 'web/a.ts', "export const url = 'https://x.test/said';"],
    ['SQL', 'server/a.ts', "export const a = sql`select 1 where status = 'cancelled'`;"],
    ['a name', 'server/a.ts', "export const park = 'Rogers Centre';"],
    ['a test', 'server/a.test.ts', "const typed = 'Yankees favourite';"],
  ])('passes as %s', (_name, path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});

test('a dependency needs its line of reason', () => {
  const files = { 'web/package.json': '{"dependencies":{"left-pad":"1.0.0"}}', 'docs/decisions/dependencies.md': '| `react` | screens |' };
  expect(checkDependencies(tree(files))).toMatchObject([{ message: 'left-pad has no line of reason in docs/decisions/dependencies.md' }]);
});

test('the house itself is sound', () => {
  const root = resolve(import.meta.dirname, '../..');
  const project = readTree(root);
  expect(project.size).toBeGreaterThan(100);
  expect(runGuards(project, (path) => existsSync(join(root, path)))).toEqual([]);
}, 60_000);
