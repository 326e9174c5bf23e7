import { footballGrading, type LeagueFacts } from '@clearedge/quant/grading';
import { marketScore } from '@clearedge/quant/sports/football/projection';
import { FITTED_FOOTBALL } from '@clearedge/quant/sports/football/ratings';
import { decidedChance, priceScore, scoreDistribution } from '@clearedge/quant/sports/football/score';
import { gameRegression } from '../game-regression.ts';
import type { SportModule } from '../sport-module.ts';
import { league } from './league.ts';
import { foreseeLive } from './live.ts';

export const cfl = {
  key: 'cfl',
  isFollowed: ({ leagues }) => leagues.cfl !== undefined,
  grading: footballGrading,
  results: {
    ask: ({ leagues }, gameId, asOf) =>
      leagues.cfl?.feed.findFacts(gameId, asOf).then((facts) => ({ facts, box: null, live: null })) ?? null,
    checkFacts: (facts) =>
      void footballGrading.grade({ market: 'moneyline', period: 'full', side: 'home' }, facts as LeagueFacts, { pitcherRule: 'action' }),
    findRegression: gameRegression(({ minutesPlayed }: LeagueFacts) => minutesPlayed),
    presentEvidence: (facts) => {
      const { score, minutesPlayed } = facts as LeagueFacts;
      return { finalScore: score, minutes: minutesPlayed };
    },
  },
  league,
  keptClaims: [],
  game: {
    findDayFeed: () => null,
    hasWeather: false,
    findBoard: ({ leagues }) => leagues.cfl?.odds ?? null,
    afterStop: (facts) => facts,
    isDecidedEarly: () => false,
    hasBoxScore: false,
    settlesParts: false,
    foreseeLive,
    marginSd: 13.5,
    chanceFrom: (numbers, selection, { season }) => {
      const score = marketScore(numbers, FITTED_FOOTBALL, { season, canTie: true });
      if (score === null) return null;
      const chances = priceScore(scoreDistribution(score), selection);
      return { probability: decidedChance(chances), push: chances.push };
    },
  },
} satisfies SportModule;
