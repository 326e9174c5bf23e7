import { describe, expect, it } from 'vitest';
import { sampleBet } from '../testing/sample-bet.ts';
import { decideEdit, draftOf } from './edit-rules.ts';

const bet = sampleBet();
const edited = (patch: Partial<ReturnType<typeof draftOf>>) => decideEdit(bet, { ...draftOf(bet), ...patch });

describe('editing a pending bet', () => {
  it.each(['', '0', '-5', 'ten', 'Infinity'])('refuses a stake of %j', (stake) =>
    expect(edited({ stake })).toMatchObject({
      kind: 'invalid',
      toast: { title: 'Invalid stake', description: 'Please enter a valid stake amount.' },
    }),
  );

  it.each(['', '0', '50', 'even', '104.5'])('refuses odds of %j', (odds) =>
    expect(edited({ odds })).toMatchObject({ kind: 'invalid', toast: { title: 'Invalid odds', description: 'Please enter valid odds.' } }),
  );

  it('sends only what changed', () => {
    expect(edited({})).toEqual({ kind: 'unchanged' });
    expect(edited({ odds: '\u2212110' })).toEqual({ kind: 'change', change: { odds: -110 } });
    expect(edited({ stake: '30', selection: ' Yankees -1.5 ' })).toEqual({
      kind: 'change',
      change: { stake: 30, selection: 'Yankees -1.5' },
    });
  });
});
