import { leagueModel } from '../league/index.ts';
import { NFL_ENGINE } from './engine.ts';
import { NFL_FITTED } from './fitted.ts';

/** The model's share beside the market, between what past prices support at the open and at the close: docs/model.md, NFL. */
export const NFL_SHARE = { margin: 0.2, total: 0.1 } as const;

export const NFL_MODEL = leagueModel(NFL_FITTED, NFL_ENGINE);

export { NFL_SEASON } from './season-rules.ts';
