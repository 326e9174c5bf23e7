import { createHash } from 'node:crypto';
import { GAME_CONSTANTS, GAME_MODEL_VERSION } from '@clearedge/quant/sports/baseball/game';
import { FITTED } from '@clearedge/quant/sports/baseball/ratings';

const DIGITS = 8;

/** Names the model with all its fitted numbers: other parameters are another model, whose ratings are made anew. */
export const MODEL_VERSION = `${GAME_MODEL_VERSION}-${createHash('sha256')
  .update(JSON.stringify([FITTED, GAME_CONSTANTS]))
  .digest('hex')
  .slice(0, DIGITS)}`;
