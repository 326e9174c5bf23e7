import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { easternDay } from '@clearedge/quant/calendar';
import type { PlayerLinks, PlayerTerms } from '@clearedge/quant/sports/league/players';
import { declared, fileText } from '../fit/write-fitted.ts';
import type { PlayerBacktest } from './run-players.ts';

const fileOf = (sport: string, name: string): string => resolve('quant/sports', sport, 'players', `${name}.ts`);
const FROM_LEAGUE = '../../league/players/index.ts';

/** Writes the fitted numbers of a sport's players, where any round was fitted, and how they are correlated. */
export async function writePlayers(
  sport: string,
  { terms, links }: { terms: PlayerTerms; links: PlayerLinks },
  { on, rounds }: { on: string; rounds: number },
): Promise<void> {
  const name = sport.toUpperCase();
  const fitted = fileText([
    `import type { PlayerTerms } from '${FROM_LEAGUE}';\n`,
    `/** How players' numbers come about; fitted on ${on} in ${rounds} rounds: \`npm run fit -- --sport ${sport} --players --dir FOLDER\`. */`,
    declared(`${name}_PLAYERS`, 'PlayerTerms', terms),
  ]);
  const linked = fileText([
    `import type { PlayerLinks } from '${FROM_LEAGUE}';\n`,
    '/** Correlations by which overs won together as often as they did in the seasons of the fit, written by the same command or with `--draws 0`. */',
    declared(`${name}_LINKS`, 'PlayerLinks', links),
  ]);
  if (rounds > 0) await writeFile(fileOf(sport, 'fitted'), fitted);
  await writeFile(fileOf(sport, 'links'), linked);
}

/** Writes how each kind's projections did on seasons that the fit has not seen. */
export async function writePlayerCalibration(sport: string, { seasons, kinds, pairs }: PlayerBacktest): Promise<void> {
  const figures = Object.fromEntries(
    kinds.map(({ kind, starts, lines, worstGap, worstGapError, logLoss, usualLogLoss, meanError, averageError }) => [
      kind,
      { starts, lines, worstGap, worstGapError, logLoss, usualLogLoss, meanError, averageError },
    ]),
  );
  const proven = Object.fromEntries(
    pairs.flatMap(({ name, kinds: own, pairs: count, leveled, seen, leveledError }) =>
      own && !own.isAlternate ? [[name, { pairs: count, stated: leveled, seen, error: leveledError }]] : [],
    ),
  );
  const command = `npm run backtest -- --sport ${sport} --dir FOLDER --write`;
  const text = fileText([
    `import type { PlayerCalibration } from '${FROM_LEAGUE}';\n`,
    '/** On which seasons the projections were scored, and by which command; written by that command. A season is the year in which it starts. */',
    declared(`${sport.toUpperCase()}_CALIBRATION`, 'PlayerCalibration', {
      on: easternDay(new Date()),
      seasons,
      command,
      kinds: figures,
      pairs: proven,
    }),
  ]);
  await writeFile(fileOf(sport, 'calibration'), text);
}
