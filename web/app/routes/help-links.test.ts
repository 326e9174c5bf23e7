import { LEAGUE_SPORTS } from '@clearedge/contract/sports';
import { expect, it } from 'vitest';
import { CHAPTERS } from '../../features/help/content/index.ts';
import { partsOf } from '../../features/help/help-search.ts';
import { paths } from '../../lib/paths.ts';
import { ROUTES } from './route-table.ts';

const topics = CHAPTERS.flatMap((chapter) => chapter.topics);

it('the help leads nowhere but to pages that exist, and to topics of its own', () => {
  const ids = [...topics.map(({ id }) => id), ...CHAPTERS.map(({ id }) => id), 'plan-list'];
  expect(new Set(ids).size).toBe(ids.length);
  const hubs = LEAGUE_SPORTS.map((league) => paths.league(league));
  const built = new Set([...ROUTES.map(({ path }) => path), ...hubs]);
  const links = topics.flatMap(({ body }) => body.flat().flatMap((text) => partsOf(text).flatMap(({ to }) => to ?? [])));
  expect(links.length).toBeGreaterThan(30);
  const isThere = (to: string): boolean => (to.startsWith('#') ? ids.includes(to.slice(1)) : built.has(to.split(/[?#]/)[0]!));
  expect(links.filter((to) => !isThere(to))).toEqual([]);
});
