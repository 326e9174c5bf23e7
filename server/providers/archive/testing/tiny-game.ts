/** An invented game: nothing in it was ever played. */
export interface TinyGame {
  away?: string;
  home?: string;
  on?: string;
  number?: 0 | 1 | 2;
  site?: string;
  info?: Record<string, string>;
  /** Event codes of each half inning, the visitors' first. */
  halves?: string[][];
  /** Complete records that replace the plays made of `halves`. */
  records?: string[];
  earnedRuns?: Record<string, number>;
}

const OUT = ['8/F8', '63/G6', 'K'];
/** Nine quiet innings in which no one reaches base. */
export const quietHalves = (halves = 18): string[][] => Array.from({ length: halves }, () => [...OUT]);

/** Player id of a club's man in a place of the order, or of its pitcher at place 0: `bos-5` is written `bos00005`. */
export const playerOf = (team: string, order: number): string => `${team.toLowerCase()}${String(order).padStart(5, '0')}`;

function starters(team: string, side: 0 | 1): string[] {
  const batters = [8, 4, 6, 3, 5, 7, 9, 10, 2].map(
    (position, index) => `start,${playerOf(team, index + 1)},"Bat${index + 1} ${team}man",${side},${index + 1},${position}`,
  );
  return [...batters, `start,${playerOf(team, 0)},"Arm ${team}arm",${side},0,1`];
}

/** Play records for half innings of codes; each code that ends a turn brings up the next man. */
export function playsOf(away: string, home: string, halves: string[][]): string[] {
  const next = [0, 0];
  return halves.flatMap((codes, half) => {
    const side = half % 2;
    return codes.map((code) => {
      const order = ((next[side] ?? 0) % 9) + 1;
      const keepsTurn = /^(?:SB|CS|PO|WP|PB|BK|DI|OA|NP|FLE)/.test(code);
      if (!keepsTurn) next[side] = (next[side] ?? 0) + 1;
      return `play,${Math.floor(half / 2) + 1},${side},${playerOf(side === 0 ? away : home, order)},12,BCFX,${code}`;
    });
  });
}

/** The game as the lines of an event file. */
export function tinyGame(game: TinyGame = {}): string {
  const { away = 'NYA', home = 'BOS', on = '2024-06-11', number = 0, site = 'BOS07' } = game;
  const info = {
    starttime: '7:05PM',
    daynight: 'night',
    innings: '9',
    timeofgame: '150',
    temp: '71',
    winddir: 'tocf',
    windspeed: '9',
    sky: 'cloudy',
    precip: 'none',
    ...game.info,
  };
  return [
    `id,${home}${on.replaceAll('-', '')}${number}`,
    'version,2',
    `info,visteam,${away}`,
    `info,hometeam,${home}`,
    `info,site,${site}`,
    `info,date,${on.replaceAll('-', '/')}`,
    `info,number,${number}`,
    ...Object.entries(info).map(([name, value]) => `info,${name},${value}`),
    ...starters(away, 0),
    ...starters(home, 1),
    ...(game.records ?? playsOf(away, home, game.halves ?? quietHalves())),
    ...Object.entries(game.earnedRuns ?? {}).map(([pitcher, runs]) => `data,er,${pitcher},${runs}`),
    '',
  ].join('\r\n');
}
