// What the quant benchmark times; bundled, because that is how the product runs it.
import { gameDistribution, listMarkets, matchDistribution } from '@clearedge/quant/sports/baseball/game';
import { BULLPEN_RATES, compileGame, LEAGUE_RATES, STARTER_RATES, simulateGame } from '@clearedge/quant/sports/baseball/players';

const SEED = 20_260_711;
const awayRuns = (game: number): number => 3.6 + 0.1 * game;
const homeRuns = (game: number): number => 5.2 - 0.07 * game;

/** Every market of so many games, from expected runs. */
export function priceSlate(games: number): number {
  let markets = 0;
  for (let game = 0; game < games; game++)
    markets += listMarkets(gameDistribution({ awayRuns: awayRuns(game), homeRuns: homeRuns(game) })).length;
  return markets;
}

/** Every market of so many games, from a win probability and a total. */
export function matchSlate(games: number): number {
  let markets = 0;
  for (let game = 0; game < games; game++)
    markets += listMarkets(matchDistribution({ pHome: 0.4 + 0.015 * game, total: 7.5 + 0.15 * game })).length;
  return markets;
}

const side = (team: string) => ({
  batters: Array.from({ length: 9 }, (_, place) => ({ playerId: `${team}-${place}`, rates: LEAGUE_RATES, bats: 'R' as const })),
  starter: { playerId: `${team}-starter`, rates: STARTER_RATES, throws: 'R' as const, pitchBudget: 88 },
  bullpen: BULLPEN_RATES,
});
const game = compileGame({ away: side('away'), home: side('home') });

export const playMany = (games: number): number => simulateGame(game, { games, seed: SEED }).games;
