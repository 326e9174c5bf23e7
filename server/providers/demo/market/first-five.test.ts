import { shiftDay } from '@clearedge/quant/calendar';
import { matchDistribution, priceSelection } from '@clearedge/quant/sports/baseball/game';
import { expect, test } from 'vitest';
import { createDemoSource } from '../index.ts';
import { createLeague, findGame } from '../league/league.ts';
import { planGame } from '../lineups/plan-game.ts';
import { firstPitchAt } from '../schedule/fixture.ts';
import { type Outlook, outlookOf } from './outlook.ts';

const SEED = 's-2';
const FROM = '2026-04-10';
const DAYS = 70;
/** Standard errors within which a sum of so many games lies. */
const MOST_ERRORS = 3;

interface Played {
  outlook: Outlook;
  away: number;
  home: number;
}
const shareOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
const runsOf = (innings: readonly number[]): number => innings.slice(0, 5).reduce((sum, runs) => sum + runs, 0);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

async function playedGames(): Promise<Played[]> {
  const [source, league] = [createDemoSource({ seed: SEED }), createLeague(SEED)];
  const days = Array.from({ length: DAYS }, (_, at) => shiftDay(FROM, at));
  const finished = await Promise.all(days.map((day) => source.baseball.listFinishedGames(day, new Date(`${shiftDay(day, 2)}T12:00:00Z`))));
  return finished.flat().flatMap(({ gameId, lineScore }) => {
    const game = findGame(league, gameId);
    if (game === null || lineScore.away.length < 5) return [];
    const outlook = outlookOf(planGame(game.season, game.fixture, firstPitchAt(game.fixture)));
    return [{ outlook, away: runsOf(lineScore.away), home: runsOf(lineScore.home) }];
  });
}

const games = await playedGames();

/** How many standard errors the sum of misses is away from none. */
const errorsOff = (misses: readonly number[], variances: readonly number[]): number => sum(misses) / Math.sqrt(sum(variances));

test('the first five innings come out as they are priced, ties given back', () => {
  const decided = games.filter(({ away, home }) => away !== home).map((game) => ({ ...game, stated: shareOf(game.outlook.first5Logit) }));
  expect(decided.length).toBeGreaterThan(500);
  const misses = decided.map(({ away, home, stated }) => Number(home > away) - stated);
  const variances = decided.map(({ stated }) => stated * (1 - stated));
  expect(Math.abs(errorsOff(misses, variances))).toBeLessThan(MOST_ERRORS);
  const logits = decided.map(({ outlook }) => outlook.first5Logit);
  const leaning = errorsOff(
    misses.map((miss, at) => miss * logits[at]!),
    variances.map((variance, at) => variance * logits[at]! ** 2),
  );
  expect(Math.abs(leaning)).toBeLessThan(MOST_ERRORS);
});

test('as often level after five as the model of the whole game says', () => {
  const stated = games.map(({ outlook: { homeLogit, runs } }) => {
    const game = matchDistribution({ pHome: shareOf(homeLogit), total: runs }, { season: 2026 });
    return priceSelection(game, { market: 'moneyline', period: 'first5', side: 'home' }).push;
  });
  const misses = games.map(({ away, home }, at) => Number(away === home) - stated[at]!);
  const variances = stated.map((share) => share * (1 - share));
  expect(Math.abs(errorsOff(misses, variances))).toBeLessThan(MOST_ERRORS);
});

test('the starters own them: the same whole game is another one over five innings', () => {
  const gaps = games.map(({ outlook: { homeLogit, first5Logit, runs } }) => {
    const game = matchDistribution({ pHome: shareOf(homeLogit), total: runs }, { season: 2026 });
    const { win, push } = priceSelection(game, { market: 'moneyline', period: 'first5', side: 'home' });
    return win / (1 - push) - shareOf(first5Logit);
  });
  expect(Math.abs(sum(gaps) / gaps.length)).toBeLessThan(0.02);
  expect(Math.sqrt(sum(gaps.map((gap) => gap ** 2)) / gaps.length)).toBeGreaterThan(0.02);
});
