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

test('every page has a title and a description that a search engine shows whole', () => {
  for (const { title, description } of appRoutes) {
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
