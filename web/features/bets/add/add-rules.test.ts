import { describe, expect, it } from 'vitest';
import { askOf, bodyOf, changed, checkDraft, EMPTY_DRAFT, errorsOf, typeOf } from './add-rules.ts';

const draft = { ...EMPTY_DRAFT, game: 'NYY @ BOS', selection: 'Yankees', odds: '+104', stake: '25.50', book: ' Summit ' };

describe('a bet entered by hand', () => {
  it('says what is missing, field by field', () => {
    expect(checkDraft(EMPTY_DRAFT, 'american')).toEqual({
      game: 'Say which game the bet is on.',
      selection: 'Say what you bet on.',
      odds: expect.stringMatching(/^Odds are/),
      stake: 'Please enter a valid stake amount.',
    });
    expect(checkDraft(draft, 'american')).toEqual({});
  });

  it('becomes what the server takes', () => {
    expect(bodyOf(draft, 'american')).toEqual({
      gameId: 'NYY @ BOS',
      betType: 'moneyline',
      selection: 'Yankees',
      odds: 104,
      stake: 25.5,
      book: 'Summit',
    });
    expect(bodyOf({ ...draft, gameId: '20260711_NYY@BOS', placedAt: '2026-07-11T12:00' }, 'american')).toMatchObject({
      gameId: '20260711_NYY@BOS',
      placedAt: new Date('2026-07-11T12:00').toISOString(),
    });
  });

  it('brings the complaints of the server to their fields', () => {
    expect(errorsOf([{ path: 'placedAt', message: 'This time is still to come.' }])).toEqual({ placedAt: 'This time is still to come.' });
    expect(errorsOf([{ path: 'body.gameId', message: 'At most 120 characters.' }])).toEqual({ game: 'At most 120 characters.' });
  });

  it('asks the server to read as much as is written, with the pick where there is one', () => {
    expect(askOf({ ...draft, odds: 'x' }, 'american')).toEqual({ gameId: 'NYY @ BOS', betType: 'moneyline', selection: 'Yankees' });
    const pick = { market: 'place', playerId: 'p1', places: 10 } as const;
    expect(askOf({ ...draft, betType: typeOf(pick), pick }, 'american')).toMatchObject({ betType: 'top10', odds: 104, pick });
    expect(askOf({ ...draft, pick: null }, 'american')).not.toHaveProperty('pick');
    expect(bodyOf({ ...draft, pick: null }, 'american')).toMatchObject({ pick: null });
    expect(bodyOf(draft, 'american')).not.toHaveProperty('pick');
  });

  it('drops a picked bet with another text, type or game, and keeps it with other odds', () => {
    const picked = { ...draft, pick: { market: 'moneyline', period: 'full', side: 'away' } as const };
    expect(changed(picked, { odds: '-120' }).pick).toBe(picked.pick);
    for (const patch of [{ selection: 'Red Sox' }, { betType: 'total' as const }, { gameId: 'x' }, { game: 'x' }])
      expect(changed(picked, patch).pick).toBeUndefined();
    expect(changed({ ...draft, pick: null }, { selection: 'Red Sox' }).pick).toBeNull();
    expect(changed(draft, { pick: picked.pick, selection: 'Yankees' }).pick).toBe(picked.pick);
  });
});
