import { expect, test } from 'vitest';
import { sampleAlert } from '../testing/sample-comparison.ts';
import { checkDraft, type Draft, draftOf } from './draft-rules.ts';

const draft = (values: Partial<Draft>): Draft => ({ kind: 'price', odds: '+110', line: '', move: '10', isMine: false, ...values });
const total = { hasNumbers: true, isTotal: true, mine: ['SUM'], format: 'american' as const };
const money = { hasNumbers: false, isTotal: false, mine: ['SUM'], format: 'american' as const };
const decimal = { ...money, format: 'decimal' as const };

test.each([
  [draft({}), money, { odds: 110, line: null, moveCents: null, books: [] }],
  [draft({ odds: '−115', isMine: true }), money, { odds: -115, line: null, moveCents: null, books: ['SUM'] }],
  [draft({ odds: '2.10' }), decimal, { odds: 110, line: null, moveCents: null, books: [] }],
  [draft({ odds: '+210' }), decimal, { odds: 210, line: null, moveCents: null, books: [] }],
  [draft({ odds: '1.88' }), { ...decimal, before: -113 }, { odds: -113, line: null, moveCents: null, books: [] }],
  [draft({ line: '8.5' }), total, { odds: 110, line: 8.5, moveCents: null, books: [] }],
  [draft({ kind: 'line', line: '8' }), total, { odds: null, line: 8, moveCents: null, books: [] }],
  [draft({ kind: 'line', line: '−1.5' }), { ...total, isTotal: false }, { odds: null, line: -1.5, moveCents: null, books: [] }],
  [draft({ kind: 'move', move: '25', odds: 'x' }), total, { odds: null, line: null, moveCents: 25, books: [] }],
])('%j asks for %j', (stated, about, terms) => {
  expect(checkDraft(stated, about)).toEqual({ terms });
});

test.each([
  [draft({ odds: '99' }), money, 'odds'],
  [draft({ odds: '1.91' }), money, 'odds'],
  [draft({ odds: '210' }), decimal, 'odds'],
  [draft({ line: '8.25' }), total, 'line'],
  [draft({ line: '-8' }), total, 'line'],
  [draft({ line: '' }), total, 'line'],
  [draft({ kind: 'move', move: '0' }), money, 'move'],
  [draft({ kind: 'move', move: '501' }), money, 'move'],
])('%j is wrong in its %s', (stated, about, field) => {
  expect(checkDraft(stated, about)).toMatchObject({ field });
});

test('an alert goes back into the form it came from', () => {
  expect(draftOf(sampleAlert(), 'american')).toMatchObject({ kind: 'price', odds: '+115', isMine: false });
  expect(draftOf(sampleAlert({ odds: null, market: 'spread', line: 1.5, books: ['SUM'] }), 'american')).toMatchObject({
    kind: 'line',
    line: '+1.5',
    isMine: true,
  });
  expect(draftOf(sampleAlert({ odds: null, moveCents: 25 }), 'american')).toMatchObject({ kind: 'move', move: '25' });
  expect(draftOf(sampleAlert(), 'decimal')).toMatchObject({ odds: '2.15' });
});
