import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Halves, placeOf } from '@clearedge/quant/sports/baseball/game';
import { isPlayedOut, type SeenGame } from './live-games.ts';

const TARGET = 'quant/sports/baseball/game/table/measured-halves.ts';
const PLACES = 24;
/** More runs than this to come count as this many. */
const MOST = 12;

/** Counts the halves that no walk-off could cut short, by outs and runners and the runs still to come. */
export function countHalves(games: readonly SeenGame[]): Halves {
  const counts = Array.from({ length: PLACES }, () => Array.from({ length: MOST + 1 }, () => 0));
  let runs = 0;
  let halves = 0;
  for (const game of games)
    for (const seen of game.states) {
      if (!isPlayedOut(seen, game)) continue;
      counts[placeOf(seen.state.bases)]![Math.min(seen.toCome, MOST)]! += 1;
      if (!seen.opensHalf) continue;
      runs += seen.toCome;
      halves += 1;
    }
  return { level: Number(((9 * runs) / halves).toFixed(3)), counts };
}

/** Writes the table that the product uses. */
export async function writeHalves({ level, counts }: Halves, seasons: string): Promise<void> {
  const rows = counts.map((row) => `    [${row.join(', ')}],`).join('\n');
  const text = `import type { Halves } from './half-under-way.ts';

/** Counted on ${seasons} by \`npm run backtest -- --live --write\`: halves that no walk-off could cut short. */
export const MEASURED_HALVES: Halves = {
  level: ${level},
  counts: [
${rows}
  ],
};
`;
  await writeFile(resolve(TARGET), text);
}
