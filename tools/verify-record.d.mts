export interface VerifiedSport {
  sport: string;
  picks: number;
  results: number;
  sealed: number;
  /** Picks whose place was given only once their games had begun. */
  late: number;
}
export interface Verified {
  problems: string[];
  sports: VerifiedSport[];
}
export function verifyRecord(record: unknown): Verified;
export function verifyText(text: string): Verified;
