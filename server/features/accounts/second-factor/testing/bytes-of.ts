const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app makes of a key that it is given in base32. */
export function bytesOf(key: string): Buffer {
  const bits = Array.from(key, (sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
