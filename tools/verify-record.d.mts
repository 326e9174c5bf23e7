export interface VerifiedSport {
  sport: string;
  picks: number;
  results: number;
  sealed: number;
  /** Picks whose place was given only once their games had begun. */
  late: number;
  /** Void results, which a score alone cannot confirm. */
  voids: number;
}
export interface Verified {
  problems: string[];
  sports: VerifiedSport[];
}
export interface VerifyOptions<Older> {
  /** Public key that the file must be signed with, in base64. */
  key?: string;
  /** An older export or published heads. */
  since?: Older;
  /** Reads exports of builds that did not sign. */
  allowUnsigned?: boolean;
}
export function verifyRecord(record: unknown, options?: VerifyOptions<unknown>): Verified;
export function verifyText(text: string, options?: VerifyOptions<string>): Verified;
