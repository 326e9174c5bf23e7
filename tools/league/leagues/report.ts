import { fitLeague, fitLeagueParts } from './fit.ts';
import { LEAGUES } from './leagues.ts';
import { type Measured, measure, playSeason, type ReportedLeague } from './measure.ts';

const MOST_ERRORS = 3;

function printFigures({ rows }: ReportedLeague, measured: Measured): boolean {
  console.log(`${'Figure'.padEnd(36)}${['Simulated', 'Real', 'Low', 'High'].map((head) => head.padStart(11)).join('')}`);
  return rows
    .map(([name, of, real, low, high, isShare]) => {
      const simulated = of(measured);
      const digits = Math.abs(real) < 1 ? 4 : 2;
      const shown = (value: number): string => (isShare ? `${(100 * value).toFixed(1)}%` : value.toFixed(digits)).padStart(11);
      const isWithin = simulated >= low && simulated <= high;
      console.log(`${name.padEnd(36)}${[simulated, real, low, high].map(shown).join('')}  ${isWithin ? 'ok' : 'out'}`);
      return isWithin;
    })
    .every(Boolean);
}

/** Plays a season of each seed and prints its figures beside the real league's; whether all lie in their bands. RangeError for another sport. */
export function reportLeague(sport: string, seeds: readonly string[], seasons: number): boolean {
  const league = LEAGUES[sport];
  if (league === undefined) throw new RangeError(`--sport is one of ${Object.keys(LEAGUES).join(', ')}`);
  const measured = measure(seeds.flatMap((seed) => Array.from({ length: seasons }, (_, at) => playSeason(league, seed, at)).flat()));
  console.log(`${measured.games.toLocaleString('en-US')} games; seeds: ${seeds.join(', ')}; seasons of each: ${seasons}\n`);
  const areWithin = printFigures(league, measured);
  const losses = [measured.openLoss, measured.closeLoss, measured.truthLoss].map((loss) => loss.toFixed(4));
  console.log(
    `\nMinutes a game ${measured.minutes.toFixed(0)}; log loss open ${losses[0]}, close ${losses[1]}, best possible ${losses[2]}`,
  );
  console.log('\nHome or over at the close, margin out: decided, expected, won, z');
  for (const { market, decided, expected, won, z } of measured.calibration)
    console.log(
      `${market.padEnd(12)}${String(decided).padStart(8)}${expected.toFixed(1).padStart(10)}${won.toFixed(1).padStart(10)}${z.toFixed(2).padStart(8)}`,
    );
  return areWithin && measured.calibration.every(({ z }) => Math.abs(z) < MOST_ERRORS);
}

/** The constants of a league's outlook, measured anew; with `--parts` those of the parts of its games. */
export const printFit = (sport: string, isOfParts: boolean): void =>
  console.log(JSON.stringify(isOfParts ? fitLeagueParts(LEAGUES[sport]!) : fitLeague(LEAGUES[sport]!)));
