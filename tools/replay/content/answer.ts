import type { Answer, Question } from '../library.ts';
import type { Pieces } from './piece.ts';

/** What is asked of a samples folder, and when. */
export interface Wanted {
  question: Question;
  pieces: Pieces;
  at: Date;
  which: 'latest' | 'oldest';
}

/** Null where the folder does not hold it. */
export type Answerer = (wanted: Wanted) => Answer | null;

export const jsonAnswer = (body: unknown, recordedAt: Date | null = null): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  recordedAt,
});

export const textAnswer = (body: string, type: string): Answer => ({
  status: 200,
  headers: { 'content-type': type },
  body,
  recordedAt: null,
});

/** Routes by path; the first that fits answers. */
export type PathRoute = readonly [RegExp, (wanted: Wanted, found: RegExpExecArray) => Answer | null];

export function answerByPath(routes: readonly PathRoute[], wanted: Wanted): Answer | null {
  for (const [path, answer] of routes) {
    const found = path.exec(wanted.question.path);
    if (found) return answer(wanted, found);
  }
  return null;
}
