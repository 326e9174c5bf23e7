export interface Verified {
  problems: string[];
  picks: number;
  results: number;
  sealed: number;
}
export function verifyRecord(record: unknown): Verified;
export function verifyText(text: string): Verified;
