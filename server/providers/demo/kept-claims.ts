import type { KeptClaims } from '../../ports/index.ts';

/** What plays on the simulated leagues' prices kept of their claims at the close. */
export const SIMULATED_KEPT: KeptClaims = { baseball: [], football: [] };
