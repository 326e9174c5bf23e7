import { nhlGrading } from '@clearedge/quant/grading';
import { NHL_MODEL } from '@clearedge/quant/sports/nhl';
import { leaguePricing } from '../league-pricing.ts';
import { leagueSport } from '../league-sport.ts';
import { league } from './league.ts';
import { MEASURED } from './measured.ts';

/** `marginSd`: margins of finals, 2017-18 to 2022-23 (docs/model.md). */
export const nhl = leagueSport({ key: 'nhl', grading: nhlGrading, league, measured: MEASURED, ...leaguePricing(NHL_MODEL), marginSd: 2.5 });
