/** Columns of the season's box table, one row a player and game. `game` and `player` are places in the season's lists. */
const BOX_COLUMNS = [
  'game',
  'player',
  /** 0 away, 1 home. */
  'side',
  'isStarter',
  /** 1 when he had a place in the batting order. */
  'batted',
  'plateAppearances',
  'atBats',
  'runs',
  'hits',
  'doubles',
  'triples',
  'homeRuns',
  'runsBattedIn',
  'walks',
  'strikeouts',
  'stolenBases',
  /** 1 when he pitched. */
  'pitched',
  'startedPitching',
  'outs',
  'battersFaced',
  'hitsAllowed',
  'runsAllowed',
  'earnedRuns',
  'walksAllowed',
  'strikeoutsThrown',
  'homeRunsAllowed',
  /** 1 win, 2 loss, 3 save. */
  'decision',
] as const;
export type BoxColumn = (typeof BOX_COLUMNS)[number];
export const BOX_WIDTH = BOX_COLUMNS.length;

const PLACES = new Map(BOX_COLUMNS.map((name, index) => [name, index]));
export const boxPlace = (column: BoxColumn): number => PLACES.get(column) ?? 0;

export const boxRow = (values: Partial<Record<BoxColumn, number>>): number[] => BOX_COLUMNS.map((name) => values[name] ?? 0);
