import type { ComponentType } from 'react';

export interface RouteModule {
  default: ComponentType;
}

/** Every screen but the first ones; this list and the names of their chunks are too long for the entry. */
export const files = import.meta.glob<RouteModule>([
  '../../routes/*.tsx',
  '!../../routes/*.test.tsx',
  '!../../routes/{home,games,game,not-found}.tsx',
]);
