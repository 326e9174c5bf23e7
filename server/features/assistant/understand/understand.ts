import { findClubs } from './clubs.ts';
import { type Distress, distressIn } from './distress.ts';
import { type Intent, intentOf } from './intent-rules.ts';
import { readDay } from './read-day.ts';
import { readNumbers, type SaidNumbers } from './read-numbers.ts';

/** A question with what was found in it. */
export interface Question extends SaidNumbers {
  text: string;
  intent: Intent;
  distress: Distress;
  clubs: string[];
  /** The Eastern day spoken of; null when none was named. */
  day: string | null;
}

const FOLLOW_UP = /^(and|what about|how about|same for|or)\b/i;

/** Reads a question; one like "and the Dodgers?" asks again what the question before it asked. */
export function understand(text: string, today: string, previous: string | null = null): Question {
  const clubs = findClubs(text);
  const numbers = readNumbers(text);
  const day = readDay(text, today);
  const own = intentOf(text, { clubs, ...numbers });
  const isFollowUp = previous !== null && FOLLOW_UP.test(text.trim()) && (own === 'game' || own === 'unknown' || own === 'slate');
  const before = isFollowUp ? understand(previous, today) : null;
  const intent = before && before.intent !== 'unknown' ? before.intent : own;
  return {
    text,
    intent,
    distress: distressIn(text),
    clubs: clubs.length > 0 || !before ? clubs : before.clubs,
    day: day ?? before?.day ?? null,
    ...numbers,
  };
}
