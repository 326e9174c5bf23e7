import { describe, expect, test } from 'vitest';
import { HOUSE_RULES } from '../house-rules.ts';
import { type FutureSelection, futureEvidence, gradeFuture, isFutureDecided, isFutureDue, type SeasonFacts } from './future.ts';

const club = (name: string, wins: number, played = 17) => ({ name, division: 'AFC East', wins, played, scheduled: 17 });
const facts = (more: Partial<SeasonFacts> = {}): SeasonFacts => ({
  state: 'season',
  season: 2026,
  title: 'Super Bowl',
  isRegularOver: true,
  isClosed: false,
  clubs: {
    BUF: club('Buffalo Bills', 13),
    MIA: club('Miami Dolphins', 9),
    KC: { ...club('Kansas City Chiefs', 12), division: 'AFC West' },
  },
  leaders: { 'AFC East': 'BUF', 'AFC West': 'KC' },
  champion: 'KC',
  ...more,
});
const RUNNING = facts({ isRegularOver: false, champion: null, clubs: { ...facts().clubs, BUF: club('Buffalo Bills', 10, 13) } });
const on = { market: 'future', season: 2026 } as const;
const champion = (team: string): FutureSelection => ({ ...on, future: 'champion', team });
const division = (team: string): FutureSelection => ({ ...on, future: 'division', team });
const wins = (team: string, side: 'over' | 'under', line: number): FutureSelection => ({ ...on, future: 'wins', team, side, line });
const shortBy = (missing: number, won: number) => facts({ clubs: { ...facts().clubs, BUF: club('Buffalo Bills', won, 17 - missing) } });

describe('a bet on a season', () => {
  test.each<[string, FutureSelection, SeasonFacts, grade: string, rule: string, formula: string]>([
    ['champion', champion('KC'), facts(), 'win', 'futures-champion', 'Super Bowl winner Kansas City Chiefs: win'],
    ['another champion', champion('BUF'), facts(), 'loss', 'futures-champion', 'Super Bowl winner Kansas City Chiefs: loss'],
    [
      'no champion before the next season',
      champion('KC'),
      facts({ champion: null, isClosed: true }),
      'void',
      'futures-shortened',
      'No winner of the Super Bowl by the start of the next season: void, stake back',
    ],
    ['first of its division', division('BUF'), facts(), 'win', 'futures-division', 'First in the AFC East: Buffalo Bills: win'],
    ['second of its division', division('MIA'), facts(), 'loss', 'futures-division', 'First in the AFC East: Buffalo Bills: loss'],
    [
      'no standings before the next season',
      division('BUF'),
      facts({ isRegularOver: false, isClosed: true }),
      'void',
      'futures-shortened',
      'No final standings by the start of the next season: void, stake back',
    ],
    ['more wins', wins('BUF', 'over', 12.5), facts(), 'win', 'futures-wins', 'Buffalo Bills 13 wins v. over 12.5: win'],
    ['more wins, under', wins('BUF', 'under', 12.5), facts(), 'loss', 'futures-wins', 'Buffalo Bills 13 wins v. under 12.5: loss'],
    ['fewer wins', wins('MIA', 'over', 9.5), facts(), 'loss', 'futures-wins', 'Miami Dolphins 9 wins v. over 9.5: loss'],
    ['exactly the number', wins('BUF', 'over', 13), facts(), 'push', 'push', 'Buffalo Bills 13 wins v. over 13: push'],
    ['exactly the number, under', wins('BUF', 'under', 13), facts(), 'push', 'push', 'Buffalo Bills 13 wins v. under 13: push'],
    [
      'a game called off that decided it',
      wins('BUF', 'over', 12.5),
      shortBy(1, 12),
      'void',
      'futures-shortened',
      'Buffalo Bills 12 wins, 16 of 17 games played: void, stake back',
    ],
    [
      'a whole number within reach of the game called off',
      wins('BUF', 'under', 13),
      shortBy(1, 12),
      'void',
      'futures-shortened',
      'Buffalo Bills 12 wins, 16 of 17 games played: void, stake back',
    ],
    [
      'a number passed before',
      wins('BUF', 'over', 12.5),
      shortBy(1, 13),
      'win',
      'futures-wins',
      'Buffalo Bills 13 wins, 16 of 17 games played v. over 12.5: win',
    ],
    [
      'a number out of reach',
      wins('BUF', 'under', 12.5),
      shortBy(1, 11),
      'win',
      'futures-wins',
      'Buffalo Bills 11 wins, 16 of 17 games played v. under 12.5: win',
    ],
  ])('%s', (_name, selection, found, grade, rule, formula) => {
    expect(gradeFuture(selection, found)).toEqual({ kind: 'graded', grade, rule, formula });
    expect(HOUSE_RULES.some(({ id }) => id === rule)).toBe(true);
  });

  test.each<[string, FutureSelection, SeasonFacts]>([
    ['the title before the last series is won', champion('BUF'), facts({ champion: null })],
    ['a division before the regular season is over', division('BUF'), RUNNING],
    ['wins before the regular season is over', wins('BUF', 'over', 9.5), RUNNING],
    ['a division that only a lot decides', division('BUF'), facts({ leaders: { 'AFC East': null } })],
  ])('%s waits', (_name, selection, found) => {
    expect(gradeFuture(selection, found)).toMatchObject({ kind: 'undecided' });
  });

  test('a lot is waited for once the season is over, and is void when the next begins without it', () => {
    const level = facts({ leaders: { 'AFC East': null } });
    expect(isFutureDue(division('BUF'), level)).toBe(true);
    expect(gradeFuture(division('BUF'), { ...level, isClosed: true })).toMatchObject({ grade: 'void' });
  });

  test.each<[FutureSelection, boolean]>([
    [wins('BUF', 'over', 9.5), true],
    [wins('BUF', 'over', 10), false],
    [wins('BUF', 'under', 14), false],
    [wins('BUF', 'under', 14.5), true],
    [champion('BUF'), false],
    [division('MIA'), false],
  ])('%j is decided in mid-season: %j', (selection, decided) => {
    expect(isFutureDecided(selection, RUNNING)).toBe(decided);
    expect(isFutureDue(selection, RUNNING)).toBe(false);
  });

  test('another season or another league’s club makes no sense', () => {
    expect(() => gradeFuture({ ...champion('KC'), season: 2025 }, facts())).toThrow(RangeError);
    expect(() => gradeFuture(champion('TOR'), facts())).toThrow(RangeError);
    expect(() => isFutureDecided(wins('toString', 'over', 1.5), facts())).toThrow(RangeError);
  });

  test('the evidence names the club, the leader of its division and the champion', () => {
    expect(futureEvidence(division('MIA'), facts())).toMatchObject({ leaders: { 'AFC East': 'BUF' }, champion: 'KC' });
    expect(Object.keys(futureEvidence(division('MIA'), facts()).clubs).toSorted()).toEqual(['BUF', 'KC', 'MIA']);
    expect(gradeFuture(division('MIA'), futureEvidence(division('MIA'), facts()))).toEqual(gradeFuture(division('MIA'), facts()));
  });
});
