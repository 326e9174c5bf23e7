import type { Place } from './places.ts';

/** What someone asks of a provider. */
export interface Question {
  place: Place;
  method: string;
  path: string;
  query: URLSearchParams;
  /** What was sent along; empty for a plain question. */
  body: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** When the provider reported it; null where the recording does not tell. */
  recordedAt: Date | null;
}

/** Recorded answers of a day. */
export interface Library {
  /** The latest answer recorded at or before `at`, or the oldest one; null where there is none. */
  find: (question: Question, at: Date, which?: 'latest' | 'oldest') => Promise<Answer | null>;
  /** Whether it is recorded at any time. */
  knows: (question: Question) => boolean;
  places: readonly Place[];
  /** Times of the first and last answer; null where nothing tells a time. */
  span: { from: Date; to: Date } | null;
  /** What an operator should know of the folder, in sentences. */
  remarks: readonly string[];
}
