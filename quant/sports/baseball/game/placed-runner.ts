/** First season in which extra innings start with a runner on second. */
export const PLACED_RUNNER_FROM = 2020;

/**
 * Top halves of extra innings by runs, from Retrosheet's game logs, one row a season from 2020. Only the top half counts: the bottom half
 * stops with the winning run.
 */
const SEEN: readonly (readonly number[])[] = [
  [45, 39, 13, 6, 4, 0, 1, 0, 0],
  [132, 87, 46, 29, 13, 6, 3, 4, 0],
  [124, 93, 49, 21, 6, 6, 1, 0, 1],
  [112, 84, 35, 29, 9, 7, 1, 0, 0],
  [126, 92, 40, 20, 10, 7, 3, 4, 0],
];

// Before the rule had been played: runner on second, none out, 2010 to 2015. 61.4 percent of such innings scored, 1.100 runs on average
// (Tango's matrix, as printed at community.fangraphs.com); beyond the first run a geometric tail keeps both figures.
const PRIOR_SCORING = 0.614;
const PRIOR_MEAN = 1.1;
const PRIOR_INNINGS = 100;
const MOST_RUNS = 12;

/**
 * Probabilities of 0 to 12 runs in an inning that starts with a runner on second, as known before the season: the published figures, worth a
 * hundred innings, and every earlier season's. Sums to 1.
 */
export function placedRunnerTable(season: number): readonly number[] {
  const known = Math.max(0, Math.min(season - PLACED_RUNNER_FROM, SEEN.length));
  return TABLES[known]!;
}

const TABLES = Array.from({ length: SEEN.length + 1 }, (_, known) => tableAfter(SEEN.slice(0, known)));

function tableAfter(seen: readonly (readonly number[])[]): readonly number[] {
  const counts = priorTable().map((chance, runs) => seen.reduce((sum, season) => sum + (season[runs] ?? 0), chance * PRIOR_INNINGS));
  const innings = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / innings);
}

function priorTable(): number[] {
  const further = 1 - PRIOR_SCORING / PRIOR_MEAN;
  return Array.from({ length: MOST_RUNS + 1 }, (_, runs) =>
    runs === 0 ? 1 - PRIOR_SCORING : PRIOR_SCORING * (1 - further) * further ** (runs - 1),
  );
}
