import { describe, expect, it } from 'vitest';
import type { PriceFormat } from '../../../lib/format.ts';
import { sampleBet } from '../testing/sample-bet.ts';
import { decideEdit, draftOf } from './pending-edit.tsx';

const bet = sampleBet();
const edited = (patch: Partial<ReturnType<typeof draftOf>>, format: PriceFormat = 'american') =>
  decideEdit(bet, { ...draftOf(bet, format), ...patch }, format);

describe('editing a pending bet', () => {
  it.each(['', '0', '-5', 'ten', 'Infinity'])('refuses a stake of %j', (stake) =>
    expect(edited({ stake })).toMatchObject({
      kind: 'invalid',
      toast: { title: 'Invalid stake', description: 'Please enter a valid stake amount.' },
    }),
  );

  it.each(['', '0', '50', 'evenly', '104.5'])('refuses odds of %j', (odds) =>
    expect(edited({ odds })).toMatchObject({ kind: 'invalid', toast: { title: 'Invalid odds', description: 'Please enter valid odds.' } }),
  );

  it.each<[PriceFormat, string, number]>([
    ['decimal', '2.10', 110],
    ['decimal', '-115', -115],
    ['fractional', '5/2', 250],
  ])('reads %s odds of %j', (format, odds, stored) =>
    expect(edited({ odds }, format)).toEqual({ kind: 'change', change: { odds: stored } }),
  );

  it('says why odds of 210 are not read in decimal format', () =>
    expect(edited({ odds: '210' }, 'decimal')).toMatchObject({ toast: { description: expect.stringMatching(/decimal.*sign/) } }));

  it.each<PriceFormat>(['american', 'decimal', 'fractional'])('keeps a price that only rounds to what is shown in %s format', (format) => {
    const rounded = { ...bet, odds: -113 };
    expect(decideEdit(rounded, draftOf(rounded, format), format)).toEqual({ kind: 'unchanged' });
    expect(decideEdit(rounded, { ...draftOf(rounded, format), stake: '30' }, format)).toEqual({ kind: 'change', change: { stake: 30 } });
  });

  it('sends only what changed', () => {
    expect(edited({})).toEqual({ kind: 'unchanged' });
    expect(edited({ odds: '\u2212110' })).toEqual({ kind: 'change', change: { odds: -110 } });
    expect(edited({ stake: '30', selection: ' Yankees -1.5 ' })).toEqual({
      kind: 'change',
      change: { stake: 30, selection: 'Yankees -1.5' },
    });
    expect(edited({ stake: '$1,000' })).toEqual({ kind: 'change', change: { stake: 1000 } });
    expect(edited({ book: ' Harbor ' })).toEqual({ kind: 'change', change: { book: 'Harbor' } });
    expect(edited({ book: '' })).toEqual({ kind: 'change', change: { book: '' } });
    expect(edited({ book: ' Summit ' })).toEqual({ kind: 'unchanged' });
  });
});
