/** First and last id that begin with these hexadecimal digits. */
export interface IdRange {
  from: string;
  to: string;
}

const HEX = 32;
const SHORTEST_ID = 4;
const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Ids that begin with what was typed; null where it cannot be the beginning of an id, or is too short to mean one. */
export function idRange(typed: string): IdRange | null {
  const hex = typed.toLowerCase().replaceAll('-', '');
  if (hex.length < SHORTEST_ID || hex.length > HEX || !/^[0-9a-f]+$/.test(hex)) return null;
  return { from: dashed(hex.padEnd(HEX, '0')), to: dashed(hex.padEnd(HEX, 'f')) };
}

/** A pattern for LIKE that finds what begins with the text, whatever signs it holds. */
export const prefixPattern = (text: string): string => `${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
