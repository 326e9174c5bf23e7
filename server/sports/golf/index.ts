import type { SportModule } from '../sport-module.ts';

export const golf = { key: 'golf', game: null } satisfies SportModule;
