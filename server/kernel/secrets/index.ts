export { deriveKey, type Keyed } from './derive-key.ts';
export { keyedHash, markOfKey } from './mark-of-key.ts';
export { openSealed, sealText } from './sealed-text.ts';
export { hashToken } from './token.ts';
