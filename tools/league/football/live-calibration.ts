import { shiftDay } from '@clearedge/quant/calendar';
import { calibrationLine, logLoss } from '@clearedge/quant/scoring';
import { createDemoFootball } from '../../../server/providers/demo/football/index.ts';
import { foreseeLive } from '../../../server/sports/cfl/live.ts';
import { boardsOf, type PricedGame, playedLeague } from '../markets/priced-games.ts';

/** A day of the season that is judged. */
const DAY = '2026-07-11';
const STEP_MS = 7 * 60_000;
const STEPS = 34;

interface Moment {
  quarter: string;
  homeWin: number;
  before: number;
  won: 0 | 1;
}
type Football = ReturnType<typeof createDemoFootball>;

async function momentsOf({ feed }: Football, game: PricedGame): Promise<Moment[]> {
  const { gameId, startsAt, seasonYear } = game.event;
  const close = boardsOf(game).close;
  const side = (market: string, name: string) => close.find((one) => one.market === market && one.side === name);
  const [home, over] = [side('moneyline', 'home'), side('total', 'over')];
  const facts = await feed.findFacts(gameId, new Date(startsAt.getTime() + 2 * STEPS * STEP_MS));
  const [, awayCode, homeCode] = /_(\w+)@([A-Z]+)/.exec(gameId) ?? [];
  if (!home?.noVigProbability || !over?.noVigProbability || over.line === null || !awayCode || !homeCode) return [];
  if (!facts || !('facts' in facts) || facts.facts.score.away === facts.facts.score.home) return [];
  const forecast = foreseeLive(
    { pHome: home.noVigProbability, line: over.line, overProbability: over.noVigProbability },
    { seasonYear, scheduledInnings: 0, awayCode, homeCode, detail: null },
  );
  const won = facts.facts.score.home > facts.facts.score.away ? 1 : 0;
  const moments = new Map<string, Moment>();
  for (let step = 0; forecast && step < STEPS; step += 1) {
    const state = await feed.findLiveState(gameId, new Date(startsAt.getTime() + step * STEP_MS));
    const outlook = state && forecast.at(state);
    if (!state || !outlook || (state.period === 4 && state.clock === '00:00')) continue;
    const key = `${state.period} ${state.clock}`;
    moments.set(key, { quarter: String(state.period), homeWin: outlook.homeWin, before: forecast.before.homeWin, won });
  }
  return [...moments.values()];
}

/** Log loss of the home side's chance in play, quarter by quarter, beside that before the game, on a season of each seed. */
export async function printLiveCalibration(seeds: readonly string[]): Promise<void> {
  const moments: Moment[] = [];
  for (const seed of seeds) {
    const football = createDemoFootball(seed);
    const { from, to } = await football.feed.getSeasonSpan(DAY);
    for (let day = from; day <= to; day = shiftDay(day, 1))
      for (const game of await playedLeague('cfl', football, day)) moments.push(...(await momentsOf(football, game)));
  }
  const inner = (chance: number): number => Math.min(0.9999, Math.max(0.0001, chance));
  const print = (name: string, own: readonly Moment[]): void => {
    const [chances, won] = [own.map(({ homeWin }) => inner(homeWin)), own.map((one) => one.won)];
    const line = calibrationLine(chances, won);
    console.log(
      `${name.padEnd(9)} ${String(own.length).padStart(6)}  log loss ${logLoss(chances, won).toFixed(4)}  before the game ${logLoss(
        own.map(({ before }) => inner(before)),
        won,
      ).toFixed(4)}  slope ${line.slope.toFixed(2)} (${line.slopeStandardError.toFixed(2)})`,
    );
  };
  for (const quarter of ['1', '2', '3', '4'])
    print(
      `quarter ${quarter}`,
      moments.filter((one) => one.quarter === quarter),
    );
  print('all', moments);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const own = moments.filter(({ homeWin }) => Math.min(9, Math.floor(10 * homeWin)) === tenth);
    const share = (of: (one: Moment) => number): string => ((100 * own.reduce((sum, one) => sum + of(one), 0)) / own.length).toFixed(1);
    if (own.length > 0) console.log(`${share((one) => one.homeWin)}% predicted, ${share((one) => one.won)}% won, ${own.length} moments`);
  }
}
