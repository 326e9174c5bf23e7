export { adminFeature } from './admin-feature.ts';
export type { AdminHooks, Referred } from './admin-hooks.ts';
