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

const loaded = new Map<string, ComponentType>();

/** A screen that is here already. */
export const loadedScreen = (file: string): ComponentType | undefined => loaded.get(file);

export async function loadRoute(file: string): Promise<RouteModule> {
  const load = files[keyOf(file)];
  if (!load) throw new Error(`No such screen: ${file}`);
  const module = await load();
  loaded.set(file, module.default);
  return module;
}

/** Loads the screen of an address before it is needed; that it could not be loaded is said when it is. */
export async function prefetchRoute(pathname: string): Promise<void> {
  const entry = ROUTES.find(({ path }) => matchPath(path, pathname));
  if (entry && isBuilt(entry.file)) await loadRoute(entry.file).catch(() => undefined);
}
