import { describe, expect, it } from 'vitest';
import type { BoardGame } from '../../../core/slip/index.ts';
import { bodyOf, checkDraft, EMPTY_DRAFT, errorsOf, willBeGraded } from './add-rules.ts';

const draft = { ...EMPTY_DRAFT, game: 'NYY @ BOS', selection: 'Yankees', odds: '+104', stake: '25.50', book: ' Summit ' };
const game = { awayTeamCode: 'NYY', awayTeam: 'New York Yankees', homeTeamCode: 'BOS', homeTeam: 'Boston Red Sox' } as BoardGame;

describe('a bet entered by hand', () => {
  it('says what is missing, field by field', () => {
    expect(checkDraft(EMPTY_DRAFT)).toEqual({
      game: 'Say which game the bet is on.',
      selection: 'Say what you bet on.',
      odds: 'Please enter valid odds.',
      stake: 'Please enter a valid stake amount.',
    });
    expect(checkDraft(draft)).toEqual({});
  });

  it('becomes what the server takes', () => {
    expect(bodyOf(draft)).toEqual({
      gameId: 'NYY @ BOS',
      betType: 'moneyline',
      selection: 'Yankees',
      odds: 104,
      stake: 25.5,
      book: 'Summit',
    });
    expect(bodyOf({ ...draft, gameId: '20260711_NYY@BOS', placedAt: '2026-07-11T12:00' })).toMatchObject({
      gameId: '20260711_NYY@BOS',
      placedAt: new Date('2026-07-11T12:00').toISOString(),
    });
  });

  it('brings the complaints of the server to their fields', () => {
    expect(errorsOf([{ path: 'placedAt', message: 'This time is still to come.' }])).toEqual({ placedAt: 'This time is still to come.' });
    expect(errorsOf([{ path: 'body.gameId', message: 'At most 120 characters.' }])).toEqual({ game: 'At most 120 characters.' });
  });

  it('knows beforehand whether the score will decide it', () => {
    const linked = { ...draft, gameId: '20260711_NYY@BOS' };
    expect(willBeGraded(linked, game)).toBe('yes');
    expect(willBeGraded({ ...linked, selection: 'first to score' }, game)).toBe('no');
    expect(willBeGraded({ ...linked, betType: 'total', selection: 'o8.5' }, game)).toBe('yes');
    expect(willBeGraded(EMPTY_DRAFT, undefined)).toBe('unknown');
  });
});
