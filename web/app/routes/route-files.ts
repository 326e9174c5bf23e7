import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { RouteModule } from './more-routes.ts';
import { ROUTES } from './route-table.ts';

/** The screens that most people see first: their chunks are asked for at once, without a list in between. */
const first: Readonly<Record<string, () => Promise<RouteModule>>> = {
  home: () => import('../../routes/home.tsx'),
  games: () => import('../../routes/games.tsx'),
  game: () => import('../../routes/game.tsx'),
};

const loaded = new Map<string, ComponentType>();

/** A screen that is here already. */
export const loadedScreen = (file: string): ComponentType | undefined => loaded.get(file);

export async function loadRoute(file: string): Promise<RouteModule> {
  const load = first[file] ?? (await import('./more-routes.ts')).files[`../../routes/${file}.tsx`];
  if (!load) throw new Error(`No such screen: ${file}`);
  const module = await load();
  loaded.set(file, module.default);
  return module;
}

/** Loads the screen of an address before it is needed; that it could not be loaded is shown when it is. */
export async function prefetchRoute(pathname: string): Promise<void> {
  const entry = ROUTES.find(({ path }) => matchPath(path, pathname));
  if (entry) await loadRoute(entry.file).catch(() => undefined);
}
