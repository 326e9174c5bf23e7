import { leagueModel } from '../league/index.ts';
import { NFL_ENGINE } from './engine.ts';
import { NFL_FITTED } from './fitted.ts';

export const NFL_MODEL = leagueModel(NFL_FITTED, NFL_ENGINE);
