import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../platform/place.ts';
import { appRoutes } from './app-routes.ts';

test('the server knows exactly the addresses of the web app', () => {
  const table = readFileSync(join(repositoryRoot, 'web', 'app', 'routes', 'route-table.ts'), 'utf8');
  const shown = [...table.matchAll(/(?:page|coming)\('([^']+)'/g)].map((match) => String(match[1]));
  expect(shown.length).toBeGreaterThan(20);
  expect(new Set(appRoutes.map(({ pattern }) => pattern))).toEqual(new Set(shown));
});

test('the CFL has the same parts here as in the web app, and a page for no other', () => {
  const source = readFileSync(join(repositoryRoot, 'web', 'sports', 'cfl', 'football-paths.ts'), 'utf8');
  const sections = [...(/SECTIONS = \[(.*?)\]/.exec(source)?.[1] ?? '').matchAll(/'(\w+)'/g)].map((match) => String(match[1]));
  const route = appRoutes.find(({ pattern }) => pattern === '/cfl/:section');
  expect(sections.length).toBeGreaterThan(2);
  for (const section of sections) expect([section, route?.isThere?.({ section })]).toEqual([section, true]);
  for (const section of ['nowhere', 'TEAMS', 'constructor']) expect([section, route?.isThere?.({ section })]).toEqual([section, false]);
});

test('every page has a title and a description that a search engine shows whole', () => {
  for (const { title, description } of appRoutes) {
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
