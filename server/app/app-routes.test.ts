import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEAGUE_SPORTS, sportOf } from '@clearedge/contract/sports';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../platform/place.ts';
import { appRoutes } from './app-routes.ts';

const sourceOf = (...path: string[]): string => readFileSync(join(repositoryRoot, 'web', ...path), 'utf8');

/** The web app's address for every league; that of picks for those that have some. */
function withLeagues(path: string): string[] {
  if (!path.startsWith('/:league')) return [path];
  return LEAGUE_SPORTS.filter((league) => path !== '/:league/picks' || sportOf(league).hasPicks).map((league) =>
    path.replace(':league', league),
  );
}

test('the server knows exactly the addresses of the web app', () => {
  const shown = [...sourceOf('app', 'routes', 'route-table.ts').matchAll(/page\('([^']+)'/g)].map((match) => String(match[1]));
  expect(shown.length).toBeGreaterThan(20);
  expect(new Set(appRoutes.map(({ pattern }) => pattern))).toEqual(new Set(shown.flatMap(withLeagues)));
});

test.each(LEAGUE_SPORTS)('the hub of %s has the same parts here as in the web app, and a page for no other', (league) => {
  const listed = /SECTIONS = \[(.*?)\]/.exec(sourceOf('core', 'league', 'league-paths.ts'))?.[1] ?? '';
  const sections = [...listed.matchAll(/'(\w+)'/g)].map((match) => String(match[1]));
  const route = appRoutes.find(({ pattern }) => pattern === `/${league}/:section`);
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
