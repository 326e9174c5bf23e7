import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { ROUTES } from './route-table.ts';

interface RouteModule {
  default: ComponentType;
}

const files = import.meta.glob<RouteModule>(['../routes/*.tsx', '!../routes/*.test.tsx']);
const keyOf = (file: string): string => `../routes/${file}.tsx`;

/** Whether a screen is in this build. */
export const isBuilt = (file: string): boolean => keyOf(file) in files;

export function loadRoute(file: string): Promise<RouteModule> {
  const load = files[keyOf(file)];
  return load ? load() : Promise.reject(new Error(`No such screen: ${file}`));
}

/** Starts loading the screen of an address before it is needed. */
export function prefetchRoute(pathname: string): void {
  const entry = ROUTES.find(({ path }) => matchPath(path, pathname));
  if (entry && isBuilt(entry.file)) loadRoute(entry.file).catch(() => undefined);
}
