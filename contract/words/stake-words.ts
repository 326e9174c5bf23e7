import { STAKE_MAX_DOLLARS } from '../constants.ts';

/** Why a stake above `STAKE_MAX_DOLLARS` is refused. */
export const STAKE_MAX_WORDS = `A stake is at most $${STAKE_MAX_DOLLARS.toLocaleString('en-US')}.`;
