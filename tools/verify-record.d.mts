export interface VerifiedSport {
  sport: string;
  picks: number;
  results: number;
}
export interface Verified {
  problems: string[];
  picks: number;
  results: number;
  /** Picks whose games have not begun. */
  sealed: number;
  /** Void results, which a score alone cannot confirm. */
  voids: number;
  /** What is open of each sport, by name. */
  sports: VerifiedSport[];
}
export interface VerifyOptions<Older> {
  /** Public key that the file must be signed with, in base64. */
  key?: string;
  /** An older export or published heads. */
  since?: Older;
}
export function verifyRecord(record: unknown, options?: VerifyOptions<unknown>): Verified;
export function verifyText(text: string, options?: VerifyOptions<string>): Verified;
