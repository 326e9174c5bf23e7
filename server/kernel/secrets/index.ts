export { keyedHash } from './keyed-hash.ts';
export { openSealed, sealText } from './sealed-text.ts';
export { hashToken } from './token.ts';
