const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648), the form in which authenticator apps take a secret. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}
