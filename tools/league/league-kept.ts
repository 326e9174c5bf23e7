import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LEAGUE_SPORTS, type LeagueSport } from '@clearedge/contract/sports';
import { createDemoSource } from '../../server/providers/demo/index.ts';
import { type KeptRow, keptRows, printKept } from './markets/kept-table.ts';
import { leagueClaims } from './markets/league-claims.ts';
import { playClaims } from './markets/play-season.ts';
import { seedsOf } from './seeds.ts';

const USAGE = `npm run league:kept -- [--seed S,S,S[,...]] [--write]

Reads the boards of a simulated season at 14:00 Eastern for each seed, takes every value play by the consensus and by the model, and judges its
claim by the close. Three seeds at least. --write keeps the table in server/providers/demo/kept-claims.ts.`;
const TARGET = resolve('server/providers/demo/kept-claims.ts');
/** A day in, or before, the season of a league that is judged. */
const DAY = '2025-08-01';
const LEAST_SEEDS = 3;
const DIGITS = 4;

/** The rows of the table that the demo's picks are published by, as TypeScript. */
function written(tables: Readonly<Record<string, readonly KeptRow[]>>): string {
  const round = (value: number): number => Number(value.toFixed(DIGITS));
  const linesOf = (rows: readonly KeptRow[]): string =>
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
const seeds = seedsOf(args);

async function claimsOf(sport: LeagueSport) {
  const claims = seeds.map((seed, season) => leagueClaims(sport, createDemoSource({ seed }).leagues[sport]!, DAY, season));
  return (await Promise.all(claims)).flat();
}

if (args.includes('--help') || seeds.length < LEAST_SEEDS) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const words = `${seeds.length} simulated seasons`;
  const rows = {
    mlb: keptRows((await Promise.all(seeds.map(playClaims))).flat(), words),
    ...Object.fromEntries(await Promise.all(LEAGUE_SPORTS.map(async (sport) => [sport, keptRows(await claimsOf(sport), words)] as const))),
  };
  console.log(`Value plays of the 14:00 boards, a season each of ${seeds.join(', ')}`);
  for (const [sport, kept] of Object.entries(rows)) {
    console.log(`\n${sport.toUpperCase()}\n`);
    printKept(kept);
  }
  if (args.includes('--write')) writeFileSync(TARGET, written(rows));
}
