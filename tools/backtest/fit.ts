import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fitWeights, runFit } from './fit/run-fit.ts';
import { fitLeagueFolder, fitPlayersOf } from './league/run-league.ts';
import { writePlayers } from './players/write-players.ts';
import { readInput } from './run-backtest.ts';

const USAGE = `npm run fit -- [--dir FOLDER] [--draws N] [--seed N] [--reach R] [--from YEAR] [--to YEAR] [--weights-only] | --sport nfl|nba|nhl [--players]

Fits the model on past seasons, starting from the stored parameters, and writes quant/sports/baseball/ratings/fitted.ts and quant/blend/fitted.ts.
  --dir     folder with gl*.zip and lines_*.csv; ARCHIVE_DIR when left out
  --draws   parameter sets to try, 300 when left out; 0 only fits calibration, weights and records anew
  --seed    of the search, 1 when left out
  --reach   size of the first steps, 0.3 when left out
  --from, --to   seasons that the fit may see, 2010 to 2019 when left out
  --weights-only  keeps the ratings' parameters and fits quant/blend/fitted.ts alone
  --sport   instead: prints a league's numbers for quant/sports/SPORT/fitted.ts; --draws are steps of each chain
  --players with --sport: fits its players instead and writes quant/sports/SPORT/players; --draws are rounds, 6 are enough;
            0 only measures anew how they depend on each other`;

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    draws: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    reach: { type: 'string', default: '0.3' },
    from: { type: 'string', default: '2010' },
    to: { type: 'string', default: '2019' },
    'weights-only': { type: 'boolean' },
    sport: { type: 'string' },
    players: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const dir = values.dir ?? process.env.ARCHIVE_DIR;
const [draws, seed, reach, from, to] = [values.draws, values.seed, values.reach, values.from, values.to].map(Number) as [
  number,
  number,
  number,
  number,
  number,
];
const isSound = [draws, seed, from, to].every((number) => Number.isInteger(number) && number >= 0) && reach > 0;
if (!dir || !isSound || values.help) {
  console.error(USAGE);
  process.exit(values.help ? 0 : 2);
}

const startedAt = performance.now();
const say = (message: string): void => console.error(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${message}`);
const repository = resolve('.');
const on = new Date().toISOString().slice(0, 10);
const command = `npm run fit -- --from ${from} --to ${to} --draws ${draws} --seed ${seed} --reach ${reach}`;
let shown = Number.POSITIVE_INFINITY;

async function fitAll(folder: string): Promise<void> {
  const input = await readInput(folder, say);
  const files = runFit(input, { draws, seed, reach, from, to, on, command }, (draw, { goodness }) => {
    if (goodness.score >= shown && draw % 25 !== 0) return;
    shown = goodness.score;
    say(`draw ${draw} of ${draws}: log loss ${goodness.logLoss.toFixed(5)}, from the close ${goodness.closeGap.toFixed(6)}`);
  });
  await writeFile(join(repository, 'quant', 'sports', 'baseball', 'ratings', 'fitted.ts'), files.ratings);
  await writeFile(join(repository, 'quant', 'blend', 'fitted.ts'), files.blend);
  say(`written; log loss ${files.provenance.logLoss} over ${files.provenance.games} games`);
}

async function fitBlendAlone(folder: string): Promise<void> {
  await writeFile(join(repository, 'quant', 'blend', 'fitted.ts'), fitWeights(await readInput(folder, say), { from, to }));
  say('written');
}

async function fitOneLeague(folder: string): Promise<void> {
  if (values.players) {
    await writePlayers(values.sport!, await fitPlayersOf(values.sport!, folder, draws, say), { on, rounds: draws });
    return;
  }
  console.log(JSON.stringify(await fitLeagueFolder(values.sport!, folder, draws, say), null, 2));
}

try {
  await (values.sport ? fitOneLeague : values['weights-only'] ? fitBlendAlone : fitAll)(resolve(dir));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
