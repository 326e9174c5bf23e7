import {
  decidedChance,
  type GameSetting,
  type LeagueMarket,
  type LeagueModel,
  type LeagueScores,
  type LeagueStanding as ModelStanding,
  type ScoreEngine,
} from '@clearedge/quant/sports/league';
import { BoundedMap } from '../kernel/collections.ts';
import { clockSeconds, liveForecast, mayTie } from './league-live.ts';
import { possible } from './possible.ts';
import type { GameModule, LeagueStanding } from './sport-module.ts';

/** Scores of so many games are kept: their closing prices are read again with every play. */
const GAMES_KEPT = 100;

/**
 * Where a game stands in the terms of the shared model; null where the clock is not told. A level game that someone must win is never over,
 * whatever its clock says: a shootout has none.
 */
function standingOf(
  standing: LeagueStanding,
  { isPlayoff }: GameSetting,
  { regulation, mayTie: canTie }: ScoreEngine,
): ModelStanding | null {
  const { period, clock, score } = standing;
  const goesOn = period > regulation.periods && score.away === score.home && (isPlayoff || !canTie);
  const seconds = clockSeconds(clock) ?? (goesOn ? 1 : null);
  if (seconds === null) return null;
  return {
    score,
    period: Math.min(period, regulation.periods + 1) - 1,
    secondsLeft: goesOn ? Math.max(1, seconds) : seconds,
    byPeriod: { away: [], home: [] },
    possession: 'possession' in standing ? standing.possession : null,
  };
}

/** Chances in play, and of numbers that have moved, by the model that leagues share. */
export function leaguePricing(model: LeagueModel): Pick<GameModule, 'foreseeLive' | 'chanceFrom'> {
  const kept = new BoundedMap<string, LeagueScores | null>(GAMES_KEPT);

  function scoresOf(market: LeagueMarket, setting: GameSetting): LeagueScores | null {
    const key = JSON.stringify([market, setting]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const outlook = possible(() => model.marketOutlook(market, setting));
    const scores = outlook && model.fromOutlook(outlook, setting);
    kept.set(key, scores);
    return scores;
  }

  return {
    foreseeLive: ({ pHome, line, overProbability }, game) => {
      const setting = { season: game.seasonYear, isPlayoff: !mayTie(game) };
      const scores = scoresOf({ pHome, spread: null, total: { line, overProbability } }, setting);
      if (!scores) return null;
      return liveForecast((standing) => {
        if (standing === null) return scores.of('full');
        const stood = 'kind' in standing ? standingOf(standing, setting, model.engine) : null;
        return stood && possible(() => model.finals(scores.outlook, setting, stood).of('full'));
      });
    },
    chanceFrom: (numbers, selection, { season }) => {
      const scores = scoresOf(numbers, { season, isPlayoff: false });
      const chances = scores && possible(() => scores.price(selection));
      return chances && { probability: decidedChance(chances), push: chances.push };
    },
  };
}
