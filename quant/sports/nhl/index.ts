import { leagueModel } from '../league/index.ts';
import { NHL_ENGINE } from './engine.ts';
import { NHL_FITTED } from './fitted.ts';

export const NHL_MODEL = leagueModel(NHL_FITTED, NHL_ENGINE);
