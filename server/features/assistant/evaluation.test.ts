import { describe, expect, test } from 'vitest';
import { DEVELOPED } from './testing/evaluation/developed.ts';
import { HELD_OUT } from './testing/evaluation/held-out.ts';
import { type Case, casesOf, judge, NAMES, type Verdict } from './testing/evaluation/read-case.ts';
import { lexiconOf } from './understand/directory.ts';
import { readQuestion } from './understand/follow-up.ts';
import { CUES, SIGNS } from './understand/questions.ts';
import { CONCEPTS } from './understand/vocabulary.ts';

const LEXICON = lexiconOf(NAMES);
/** Days of three months: what a question means must not depend on the weekday. */
const DAYS = ['2026-07-11', '2026-05-04', '2026-09-30'];

const judged = (cases: readonly Case[], today: string) =>
  cases.map((one) => ({ ...one, ...judge(readQuestion(one.question, today, LEXICON, null), one, today) }));

function countOf(cases: readonly { verdict: Verdict }[]): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { right: 0, 'asked back': 0, 'refused rightly': 0, wrong: 0 };
  for (const { verdict } of cases) counts[verdict] += 1;
  return counts;
}

/** At least so much of the half that the grammar was not written on is right, asked back or refused rightly (docs/assistant.md). */
const LEAST_HELD_OUT = 0.94;

describe.each(DAYS)('questions as people write them, on %s', (today) => {
  test('every question that the grammar was written on is read as it is meant', () => {
    const wrong = judged(casesOf(DEVELOPED), today).filter(({ verdict }) => verdict === 'wrong');
    expect(wrong.map(({ question, faults }) => [question, faults])).toEqual([]);
  });

  test('most of the held-out half is, too', () => {
    const cases = casesOf(HELD_OUT);
    const counts = countOf(judged(cases, today));
    expect(1 - counts.wrong / cases.length).toBeGreaterThanOrEqual(LEAST_HELD_OUT);
  });
});

test('there are 400 questions and more, of every kind, none of them twice', () => {
  const all = [...casesOf(DEVELOPED), ...casesOf(HELD_OUT)];
  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
});

test('every cue of the table of questions is a concept or a sign that there is', () => {
  const known = new Set<string>([...Object.keys(CONCEPTS), ...SIGNS]);
  expect([...new Set(CUES)].filter((cue) => !known.has(cue))).toEqual([]);
});
