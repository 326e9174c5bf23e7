import type { Dressed } from '../roster.ts';

/** Everyone on a game's lists. */
export const namesOf = ({ playing, idle, inactive }: Dressed): string[] => [...playing, ...idle, ...inactive].map(({ name }) => name);
