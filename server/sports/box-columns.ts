import type { BoxTable } from './sport-module.ts';

type Column = BoxTable['columns'][number];

/** A count as it is; 0 where the player has none. */
export const count = (head: string, title: string, stat: string): Column => ({ head, title, show: (stats) => String(stats[stat] ?? 0) });

/** "7-12": made of tried. */
export const madeOf = (head: string, title: string, made: string, tried: string): Column => ({
  head,
  title,
  show: (stats) => `${stats[made] ?? 0}-${stats[tried] ?? 0}`,
});

/** "4.2" of each; a dash of none. */
export const average = (head: string, title: string, of: string, per: string): Column => ({
  head,
  title,
  show: (stats) => (stats[per] ? ((stats[of] ?? 0) / stats[per]).toFixed(1) : '–'),
});

/** "34:12" of play. */
export const playingTime = (head: string, title: string, stat: string): Column => ({
  head,
  title,
  show: ({ [stat]: seconds = 0 }) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
});
