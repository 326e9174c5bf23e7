import { leagueModel } from '../league/index.ts';
import { NHL_ENGINE } from './engine.ts';
import { NHL_FITTED } from './fitted.ts';

/** The model's share beside the market, between what past prices support at the open and at the close: docs/model.md, NHL. */
export const NHL_SHARE = { margin: 0.4, total: 0.6 } as const;

export const NHL_MODEL = leagueModel(NHL_FITTED, NHL_ENGINE);

export { NHL_SEASON } from './season-rules.ts';
