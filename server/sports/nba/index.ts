import { nbaGrading } from '@clearedge/quant/grading';
import { NBA_MODEL } from '@clearedge/quant/sports/nba';
import { leaguePricing } from '../league-pricing.ts';
import { leagueSport } from '../league-sport.ts';
import { league } from './league.ts';
import { MEASURED } from './measured.ts';

/** `marginSd`: margins about the closing spread, 2015 to 2023 (docs/model.md). */
export const nba = leagueSport({
  key: 'nba',
  grading: nbaGrading,
  league,
  measured: MEASURED,
  ...leaguePricing(NBA_MODEL),
  marginSd: 12.75,
});
