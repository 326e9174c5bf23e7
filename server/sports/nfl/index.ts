import { nflGrading } from '@clearedge/quant/grading';
import { NFL_MODEL } from '@clearedge/quant/sports/nfl';
import { leaguePricing } from '../league-pricing.ts';
import { leagueSport } from '../league-sport.ts';
import { league } from './league.ts';
import { MEASURED } from './measured.ts';

/** `marginSd`: margins about the closing spread, 2011 to 2023 (docs/model.md). */
export const nfl = leagueSport({
  key: 'nfl',
  grading: nflGrading,
  league,
  measured: MEASURED,
  ...leaguePricing(NFL_MODEL),
  marginSd: 13.1,
});
