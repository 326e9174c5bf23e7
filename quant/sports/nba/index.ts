import { leagueModel } from '../league/index.ts';
import { NBA_ENGINE } from './engine.ts';
import { NBA_FITTED } from './fitted.ts';

/** The model's share beside the market, between what past prices support at the open and at the close: docs/model.md, NBA. */
export const NBA_SHARE = { margin: 0.12, total: 0.1 } as const;

export const NBA_MODEL = leagueModel(NBA_FITTED, NBA_ENGINE);

export { NBA_SEASON } from './season-rules.ts';
