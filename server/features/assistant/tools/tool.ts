import type { Finding } from '../session/finding.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';

/** Looks up what a question asks; a look only reads, and only what the asker may read. */
export type Look = (session: AssistantSession, reading: Reading) => Promise<Finding> | Finding;

/** The Eastern day that a question is about; today where it names none. */
export const dayOf = ({ today }: Pick<AssistantSession, 'today'>, { when }: Pick<Reading, 'when'>): string => when?.from ?? today;
export const codesOf = ({ teams }: Pick<Reading, 'teams'>): string[] => teams.map(({ code }) => code);
