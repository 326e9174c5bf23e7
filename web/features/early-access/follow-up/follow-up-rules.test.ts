import { QUICK_QUESTIONS } from '@clearedge/contract/assistant-questions';
import { expect, test } from 'vitest';
import { followUps } from './follow-ups.tsx';

test.each([
  ['How windy is it in Chicago?', 'Which totals look best today?'],
  ['Who pitches for Boston?', 'Which pitching matchups stand out today?'],
  ['Which lines have moved the most today?', 'Where are the best odds on today’s favorites?'],
  ['How are my own bets doing?', 'What is expected value and how do I use it?'],
])('%s leads on to %s', (question, first) => {
  expect(followUps([question])[0]).toBe(first);
});

test('three, none of which was asked; none before a question, none once all were asked', () => {
  for (const question of QUICK_QUESTIONS) {
    const found = followUps(['What games are on today?', question]);
    expect(found).toHaveLength(3);
    expect(found).not.toContain(question);
  }
  expect([followUps([]), followUps([...QUICK_QUESTIONS])]).toEqual([[], []]);
});
