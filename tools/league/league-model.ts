import { shiftDay } from '@clearedge/quant/calendar';
import { logLoss } from '@clearedge/quant/scoring';
import { absorbDay, createRatings, forecast, type Ratings } from '@clearedge/quant/sports/baseball/ratings';
import { announcedOf, toFixture } from '../../server/features/forecasts/index.ts';
import { toRatedGame } from '../../server/features/ratings/index.ts';
import type { DataSource } from '../../server/ports/index.ts';
import { createDemoSource } from '../../server/providers/demo/index.ts';
import { createLeague } from '../../server/providers/demo/league/league.ts';
import { trueHomeChance } from './baseball/true-chance.ts';

const USAGE = `npm run league:model -- [--seed S]

Lets the model learn a simulated season from what the source publishes, forecasts the next one game by game with the announced starters and
batting orders, and sets its probabilities beside the true ones, which only the simulation knows.`;
const DAY = '2026-07-11';
const BEFORE_MS = 60_000;

interface Case {
  model: number;
  truth: number;
  hasHomeWon: number;
  /** Third of the season, 0 to 2. */
  third: number;
}

/** The day's games as a visitor sees them a minute before each first pitch. */
async function forecastDay(source: DataSource, ratings: Ratings, day: string, truth: (gameId: string) => number | null, third: number) {
  const cases: Case[] = [];
  const asOf = new Date(`${shiftDay(day, 2)}T12:00:00Z`);
  const results = new Map((await source.baseball.listFinishedGames(day, asOf)).map((game) => [game.gameId, game]));
  for (const { gameId, startsAt } of await source.baseball.listContests(day, new Date(`${day}T14:00:00Z`))) {
    const result = results.get(gameId);
    const chance = truth(gameId);
    if (!result || chance === null) continue;
    const known = new Date(startsAt.getTime() - BEFORE_MS);
    const event = (await source.baseball.listContests(day, known)).find((one) => one.gameId === gameId)!;
    const announced = announcedOf(event, await source.players.findLineUps(gameId, known));
    const fixture = toFixture({ ...event, awayCode: event.away.code, homeCode: event.home.code, venue: event.venue.name }, announced);
    const runs = (innings: number[]): number => innings.reduce((sum, inning) => sum + inning, 0);
    const hasHomeWon = Number(runs(result.lineScore.home) > runs(result.lineScore.away));
    cases.push({ model: forecast(ratings, fixture).pHome, truth: chance, hasHomeWon, third });
  }
  const known = [...results.values()].map((game) => toRatedGame(game, day > ratings.lastDay ? day : ratings.lastDay));
  absorbDay(ratings, known);
  return cases;
}

async function play(seed: string): Promise<Case[]> {
  const [source, league] = [createDemoSource({ seed }), createLeague(seed)];
  const truth = (gameId: string): number | null => trueHomeChance(league, gameId);
  const season = await source.baseball.getSeasonSpan(DAY);
  const before = await source.baseball.getSeasonSpan(shiftDay(season.from, -1));
  const ratings = createRatings();
  const cases: Case[] = [];
  const days = Math.round((Date.parse(season.to) - Date.parse(season.from)) / 86_400_000) + 1;
  for (let day = before.from, index = -days; day <= season.to; day = shiftDay(day, 1), index += 1) {
    const today = await forecastDay(source, ratings, day, truth, Math.floor((3 * Math.max(0, index)) / days));
    if (day >= season.from) cases.push(...today);
  }
  return cases;
}

const mean = (cases: readonly Case[], of: (one: Case) => number): number => cases.reduce((sum, one) => sum + of(one), 0) / cases.length;
const points = (probability: number): string => `${(100 * probability).toFixed(2)} points`;

function print(cases: readonly Case[]): void {
  const outcomes = cases.map(({ hasHomeWon }) => hasHomeWon);
  const errors = (some: readonly Case[]): string => points(mean(some, ({ model, truth }) => Math.abs(model - truth)));
  console.log(`${cases.length.toLocaleString('en-US')} games, each forecast a minute before its first pitch`);
  console.log(`mean absolute error of p against the truth   ${errors(cases)}`);
  for (const third of [0, 1, 2])
    console.log(`  third ${third + 1} of the season                      ${errors(cases.filter((one) => one.third === third))}`);
  console.log(`bias, model less truth                       ${points(mean(cases, ({ model, truth }) => model - truth))}`);
  const home = mean(cases, ({ hasHomeWon }) => hasHomeWon);
  console.log(`error of always saying the home rate         ${points(mean(cases, ({ truth }) => Math.abs(home - truth)))}`);
  for (const [name, p] of [
    ['model', cases.map(({ model }) => model)],
    ['truth', cases.map(({ truth }) => truth)],
    ['coin', cases.map(() => 0.5)],
  ] as const)
    console.log(`log loss, ${name.padEnd(34)} ${logLoss(p, outcomes).toFixed(4)}`);
}

const at = process.argv.indexOf('--seed');
if (process.argv.includes('--help')) console.log(USAGE);
else print(await play(at < 0 ? 'clearedge' : (process.argv[at + 1] ?? 'clearedge')));
