import { readSelection } from '@clearedge/contract/aliases';
import { maxLineOf } from '@clearedge/contract/sports';
import { propKindsOf } from '@clearedge/contract/sports/prop-kinds';
import { describe, expect, it } from 'vitest';
import type { BetPick, Reading } from '../bet-types.ts';
import { draftFor, type PickDraft, pickDraftOf, pickFrom, pickWords, withMarket } from './pick-rules.ts';

const game = {
  sport: 'mlb' as const,
  away: { code: 'CLE', name: 'Cleveland Guardians' },
  home: { code: 'WSH', name: 'Washington Nationals' },
};
const players: Reading['players'] = [
  { playerId: 'p1', name: 'Levi Fenwick', team: 'away' },
  { playerId: 'p2', name: 'Ciro Guillén', team: 'away' },
];
const PICKS: BetPick[] = [
  { market: 'moneyline', period: 'first5', side: 'home' },
  { market: 'spread', period: 'full', side: 'away', line: 1.5 },
  { market: 'spread', period: 'full', side: 'home', line: -1.5 },
  { market: 'total', period: 'inning1', side: 'under', line: 0.5 },
  { market: 'total', period: 'full', side: 'over', line: 4.5, team: 'home' },
  { market: 'prop', playerId: 'p1', prop: 'pitcher_strikeouts', side: 'over', line: 3.5 },
  { market: 'outright', playerId: 'p1' },
  { market: 'place', playerId: 'p1', places: 20 },
  { market: 'make_cut', playerId: 'p1', side: 'no' },
  { market: 'head_to_head', playerId: 'p1', opponentId: 'p2' },
];

describe('a bet picked from fields', () => {
  it.each(PICKS)('is the one that the fields started from: %j', (pick) => {
    expect(pickFrom(pickDraftOf(pick, pick.market))).toEqual({ pick });
  });

  it.each(PICKS.slice(0, 6))('has words that the one reader reads as the same: %j', (pick) => {
    const words = pickWords(pick, { game, players });
    const roster = players.map((player) => ({ ...player, roles: [] }));
    expect(readSelection(pick.market as 'total', words, game, { players: roster })).toEqual({ kind: 'read', selection: pick });
  });

  it.each([
    [{ market: 'total', line: '' }, /Enter the line/],
    [{ market: 'total', line: '7.3' }, /Enter the line/],
    [{ market: 'total', line: '-7.5' }, /Enter the line/],
    [{ market: 'spread', line: '1e9' }, /Enter the line/],
    [{ market: 'prop', line: '1.5', playerId: '' }, /Choose a player/],
    [{ market: 'head_to_head', playerId: 'p1', opponentId: 'p1' }, /two different players/],
  ] satisfies [Partial<PickDraft>, RegExp][])('%j is not complete', (patch, words) => {
    expect(pickFrom({ ...withMarket(pickDraftOf(null, 'moneyline'), patch.market!), ...patch })).toMatchObject({
      missing: expect.stringMatching(words),
    });
  });

  it('says how high a line of the sport can be', () => {
    const total = { ...pickDraftOf(null, 'total'), line: '52.5' };
    expect(pickFrom(total, 'mlb')).toEqual({ missing: `The highest MLB total line is ${maxLineOf('total', ['mlb'])}.` });
    expect(pickFrom(total, 'cfl')).toMatchObject({ pick: { line: 52.5 } });
  });

  it('of a player has a stat that is counted in his sport; a sport without priced players has none to pick', () => {
    const prop = pickDraftOf(PICKS[5]!, 'prop');
    expect(draftFor(prop, 'mlb')).toBe(prop);
    expect(draftFor(prop, 'nba')).toMatchObject({ market: 'prop', playerId: 'p1', prop: propKindsOf('nba')[0] });
    expect(draftFor(prop, 'cfl').market).toBe('moneyline');
  });

  it('takes the line as it is written, and keeps side and period only where the other market has them', () => {
    const total = { ...pickDraftOf(null, 'total'), line: '7½', period: 'inning1' as const };
    expect(pickFrom(total)).toMatchObject({ pick: { line: 7.5, side: 'over', period: 'inning1' } });
    expect(pickFrom({ ...withMarket(total, 'spread'), line: '\u22121.5' })).toMatchObject({
      pick: { line: -1.5, side: 'away', period: 'full' },
    });
  });
});
