import { leagueModel } from '../league/index.ts';
import { NBA_ENGINE } from './engine.ts';
import { NBA_FITTED } from './fitted.ts';

export const NBA_MODEL = leagueModel(NBA_FITTED, NBA_ENGINE);
