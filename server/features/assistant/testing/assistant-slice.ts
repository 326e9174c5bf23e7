import { features } from '../../../app/features.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { readRoutes } from '../../../kernel/read-route.ts';
import { assistantFeature } from '../index.ts';

const routes = Object.assign({}, ...features.map((feature) => feature.routes)) as Feature['routes'];

/** What every screen reads, with a memory of its own. */
export const readTogether = readRoutes(() => routes);

/** The slice as the product composes it, with a memory of its own: it reads what every screen reads. */
export const assistantSlice = (): Feature => assistantFeature({ read: readRoutes(() => routes) });
