import { cflGrading } from '@clearedge/quant/grading';
import { marketScore } from '@clearedge/quant/sports/football/projection';
import { FITTED_FOOTBALL } from '@clearedge/quant/sports/football/ratings';
import { decidedChance, priceScore, scoreDistribution } from '@clearedge/quant/sports/football/score';
import { leagueSport } from '../league-sport.ts';
import { possible } from '../possible.ts';
import { league } from './league.ts';
import { foreseeLive } from './live.ts';

export const cfl = leagueSport({
  key: 'cfl',
  grading: cflGrading,
  league,
  measured: null,
  foreseeLive,
  marginSd: 13.5,
  chanceFrom: (numbers, selection, { season }) => {
    const score = marketScore(numbers, FITTED_FOOTBALL, { season, canTie: true });
    if (score === null) return null;
    const chances = possible(() => priceScore(scoreDistribution(score), selection));
    return chances && { probability: decidedChance(chances), push: chances.push };
  },
});
