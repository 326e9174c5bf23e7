import { createHash } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight characters that name a practice bet: "P7F3K-2210". */
export function receiptNumber(betId: string): string {
  const digest = createHash('sha256').update(betId).digest();
  const letters = Array.from({ length: 8 }, (_, at) => ALPHABET[digest[at]! % ALPHABET.length]).join('');
  return `P${letters.slice(0, 4)}-${letters.slice(4)}`;
}
