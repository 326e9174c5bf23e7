import { keyedHash } from './keyed-hash.ts';

const CHARACTERS = 16;

/** Marks an installation's key without giving it away: equal marks, equal keys. */
export const markOfKey = (secretKey: string): string => keyedHash({ config: { secretKey } }, 'backup', 'which key').slice(0, CHARACTERS);
