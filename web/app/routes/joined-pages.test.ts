import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { ROUTES } from './route-table.ts';

const screenAt = (path: string): string | undefined => ROUTES.find((route) => matchPath(route.path, path))?.file;

it.each([
  ['/performance', paths.results],
  ['/virtual-performance', paths.resultsPractice],
  ['/analytics', paths.resultsAnalytics],
  ['/performance-tracking', paths.modelDaily],
])('%s is still an address of %s', (old, now) => {
  expect(screenAt(old)).toBeTruthy();
  expect(screenAt(old)).toBe(screenAt(now));
});
