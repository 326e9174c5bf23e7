import { describe, expect, it } from 'vitest';
import { listConflicts } from './slip-rules.ts';
import { homeEntry, overEntry, sampleEntry, spreadEntry, underEntry } from './testing/sample-slip.ts';

describe('conflicts on the slip', () => {
  it('names both sides of one market', () => {
    expect(listConflicts([sampleEntry(), homeEntry()])).toEqual([
      'Both sides of one moneyline: New York Yankees and Boston Red Sox cannot both win.',
    ]);
    expect(listConflicts([overEntry(8.5), underEntry(8.5)])).toEqual(['Both sides of one total: Over 8.5 and Under 8.5 cannot both win.']);
  });

  it('sees the run line that a moneyline rules out', () => {
    expect(listConflicts([sampleEntry(), spreadEntry('home', -1.5)])).toEqual([
      'New York Yankees and Boston Red Sox −1.5 cannot both win.',
    ]);
  });

  it('leaves bets alone that can win together', () => {
    expect(listConflicts([sampleEntry(), spreadEntry('home', 1.5)])).toEqual([]);
    expect(listConflicts([sampleEntry(), spreadEntry('away', -1.5), overEntry()])).toEqual([]);
    expect(listConflicts([spreadEntry('away', 2.5), spreadEntry('home', -1.5)])).toEqual([]);
  });

  it('tells on which number an over and an under both win', () => {
    expect(listConflicts([overEntry(8.5), underEntry(9.5)])).toEqual([
      'Both sides of one total: Over 8.5 and Under 9.5 win together only on 9.',
    ]);
  });

  it('keeps games and periods apart', () => {
    const other = { ...homeEntry(), gameId: '20260711_NYY@BOS_2' };
    const early = sampleEntry({ ...homeEntry(), pick: { market: 'moneyline', period: 'first5', side: 'home' } });
    expect(listConflicts([sampleEntry(), other])).toEqual([]);
    expect(listConflicts([sampleEntry(), early])).toEqual([]);
  });
});
