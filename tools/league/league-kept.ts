import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LEAGUE_SPORTS, type LeagueSport } from '@clearedge/contract/sports';
import type { KeptClaim } from '@clearedge/quant/blend';
import { createDemoSource } from '../../server/providers/demo/index.ts';
import { SIMULATED_KEPT } from '../../server/providers/demo/kept-claims.ts';
import { type KeptRow, keptRows, printKept } from './markets/kept-table.ts';
import { leagueClaims } from './markets/league-claims.ts';
import { playClaims } from './markets/play-season.ts';
import { seedsOf } from './seeds.ts';

const USAGE = `npm run league:kept -- [--seed S,S,S[,...]] [--sport KEY] [--write]

Reads the boards of a simulated season at 14:00 Eastern for each seed, takes every value play by the consensus and by the model, and judges its
claim by the close. Three seeds at least. --sport judges one league alone, and leaves the others’ rows as they are. --write keeps the table in server/providers/demo/kept-claims.ts.`;
const TARGET = resolve('server/providers/demo/kept-claims.ts');
/** A day in, or before, the season of a league that is judged. */
const DAY = '2025-08-01';
const LEAST_SEEDS = 3;
const DIGITS = 4;

/** The rows of the table that the demo's picks are published by, as TypeScript. */
function written(tables: Readonly<Record<string, readonly KeptClaim[]>>): string {
  const round = (value: number): number => Number(value.toFixed(DIGITS));
  const linesOf = (rows: readonly KeptClaim[]): string =>
    rows
      .map(({ market, basis, seasons, plays, ...figures }) => {
        const { share, low, high, standardError, claimed, atClose, beatCloseShare } = figures;
        const numbers = Object.entries({ share, low, high, standardError, claimed, atClose, beatCloseShare });
        const shown = numbers.map(([name, value]) => `${name}: ${round(value)}`).join(', ');
        return `    { market: '${market}', basis: '${basis}', ${shown}, plays: ${plays}, seasons: '${seasons}' },`;
      })
      .join('\n');
  return `import type { KeptClaims } from '../../ports/index.ts';

/** What plays on the simulated leagues' prices kept of their claims at the close; written by \`npm run league:kept -- --write\`. */
export const SIMULATED_KEPT: KeptClaims = {
${Object.entries(tables)
  .map(([sport, rows]) => `  // biome-ignore format: a kind is a row\n  ${sport}: [\n${linesOf(rows)}\n  ],\n`)
  .join('')}};
`;
}

const args = process.argv.slice(2);
const BASEBALL = 'mlb';
type SimulatedSport = typeof BASEBALL | LeagueSport;
const SPORTS: readonly SimulatedSport[] = [BASEBALL, ...LEAGUE_SPORTS];
const seeds = seedsOf(args);
const only = args.includes('--sport') ? args[args.indexOf('--sport') + 1] : null;

async function claimsOf(sport: LeagueSport) {
  const claims = seeds.map((seed, season) => leagueClaims(sport, createDemoSource({ seed }).leagues[sport]!, DAY, season));
  return (await Promise.all(claims)).flat();
}

if (args.includes('--help') || seeds.length < LEAST_SEEDS) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const words = `${seeds.length} simulated seasons`;
  const judge = async (sport: SimulatedSport): Promise<readonly KeptRow[]> =>
    keptRows(sport === BASEBALL ? (await Promise.all(seeds.map(playClaims))).flat() : await claimsOf(sport), words);
  const judged = await Promise.all(
    SPORTS.filter((sport) => only === null || sport === only).map(async (sport) => [sport, await judge(sport)] as const),
  );
  const rows = Object.fromEntries(judged);
  console.log(`Value plays of the 14:00 boards, a season each of ${seeds.join(', ')}`);
  for (const [sport, kept] of Object.entries(rows)) {
    console.log(`\n${sport.toUpperCase()}\n`);
    printKept(kept);
  }
  const kept = Object.fromEntries(SPORTS.map((sport) => [sport, rows[sport] ?? SIMULATED_KEPT[sport] ?? []]));
  if (args.includes('--write')) writeFileSync(TARGET, written(kept));
}
