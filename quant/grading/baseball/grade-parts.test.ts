import { describe, expect, test } from 'vitest';
import { baseballGrading } from '../grading.ts';
import { baseballFacts, called, outcome } from '../testing/baseball-facts.ts';
import type { BaseballFacts, Grade, GradeTerms, PropSelection, Selection } from '../types.ts';
import { BASEBALL_KINDS, type BaseballKind, battingStats, isPitcherKind, pitchingStats } from './props.ts';

const home: Selection = { market: 'moneyline', period: 'full', side: 'home' };

describe('pitchers', () => {
  const listed: GradeTerms = { pitcherRule: 'listed', listed: { away: 'a1', home: 'h2' } };
  test('action ignores a change, listed voids on it', () => {
    expect(outcome(home, baseballFacts(1, 2), { ...listed, pitcherRule: 'action' })[0]).toBe('win');
    expect(outcome(home, baseballFacts(1, 2), listed)).toEqual(['void', 'listed-pitcher']);
    expect(outcome(home, baseballFacts(1, 2), { pitcherRule: 'listed', listed: { away: 'a1', home: null } })[0]).toBe('win');
  });
  test('an unknown starter keeps a listed bet open', () => {
    expect(outcome(home, baseballFacts(1, 2, { starters: { away: null, home: 'h2' } }), listed)[0]).toBe('undecided');
    expect(outcome(home, baseballFacts(1, 2), { pitcherRule: 'listed' })[0]).toBe('undecided');
  });
});

describe('parts of a game', () => {
  const lineScore = { away: [0, 1, 0, 0, 1, 3], home: [0, 0, 2, 0, 0, 0] };
  const firstFive: Selection & { market: 'moneyline'; side: 'home' } = { market: 'moneyline', period: 'first5', side: 'home' };
  const noRun: Selection = { market: 'total', period: 'inning1', side: 'under', line: 0.5 };
  test('first five', () => {
    expect(outcome(firstFive, baseballFacts(5, 2, { lineScore }))).toEqual(['push', 'first-five']);
    expect(outcome({ ...firstFive, market: 'spread', line: 0.5 }, baseballFacts(5, 2, called(6, { lineScore })))).toEqual([
      'win',
      'first-five',
    ]);
    expect(outcome(firstFive, baseballFacts(1, 2, called(4.5, { lineScore })))).toEqual(['void', 'first-five']);
    expect(
      outcome({ market: 'total', period: 'first5', side: 'over', line: 2.5 }, baseballFacts(1, 2, called(4.5, { lineScore }))),
    ).toEqual(['win', 'already-decided']);
    expect(outcome(firstFive, baseballFacts(5, 2))[0]).toBe('undecided');
  });
  test('first inning', () => {
    expect(outcome(noRun, baseballFacts(5, 2, { lineScore }))).toEqual(['win', 'first-inning']);
    expect(outcome(noRun, baseballFacts(1, 2, called(3, { lineScore })))).toEqual(['win', 'first-inning']);
    expect(outcome(noRun, baseballFacts(0, 0, called(0.5, { lineScore: { away: [0], home: [] } })))).toEqual(['void', 'first-inning']);
    expect(outcome(noRun, baseballFacts(1, 0, called(0.5, { lineScore: { away: [1], home: [] } })))).toEqual(['loss', 'already-decided']);
  });
});

describe('a part of a game that goes on or is suspended', () => {
  const lineScore = { away: [0, 1, 0, 0, 1], home: [0, 0, 0, 0, 0] };
  const away: Selection = { market: 'moneyline', period: 'first5', side: 'away' };
  const noRun: Selection = { market: 'total', period: 'inning1', side: 'under', line: 0.5 };
  test.each<[Selection, BaseballFacts['state'], number, Grade | 'undecided']>([
    [away, 'live', 5, 'win'],
    [away, 'live', 4.5, 'undecided'],
    [away, 'suspended', 5.5, 'win'],
    [away, 'suspended', 4.5, 'undecided'],
    [noRun, 'live', 1, 'win'],
    [noRun, 'live', 0.5, 'undecided'],
    [home, 'live', 8, 'undecided'],
    [{ market: 'total', period: 'full', side: 'over', line: 0.5 }, 'live', 8, 'undecided'],
    [{ market: 'total', period: 'first5', side: 'over', line: 0.5 }, 'live', 4, 'undecided'],
  ])('%j, %s after %s innings: %s', (selection, state, completedInnings, grade) => {
    const played = baseballFacts(2, 0, { state, completedInnings, lineScore });
    expect(outcome(selection, played)[0]).toBe(grade);
    expect(baseballGrading.mayGrade(selection, played, false)).toBe(state === 'suspended' || grade !== 'undecided');
  });
  test('without its runs by inning nothing is decided, and a listed pitcher is waited for', () => {
    const played = baseballFacts(2, 0, { state: 'live', completedInnings: 5, lineScore: { away: [0], home: [] } });
    expect(outcome(away, played)[0]).toBe('undecided');
    const unknown = baseballFacts(2, 0, { state: 'live', completedInnings: 5, lineScore, starters: { away: null, home: null } });
    expect(outcome(away, unknown, { pitcherRule: 'listed', listed: { away: 'a1', home: 'h1' } })[0]).toBe('undecided');
  });
});

describe('every kind of proposition', () => {
  const figures = {
    hits: 3,
    doubles: 1,
    triples: 0,
    homeRuns: 1,
    totalBases: 7,
    runs: 2,
    runsBattedIn: 2,
    walks: 1,
    strikeouts: 1,
    stolenBases: 1,
  };
  const line = { outs: 17, hits: 5, earnedRuns: 2, walks: 3, strikeouts: 6, isWinner: true };
  const players = (started: boolean, threwFirstPitch: boolean, from = figures, of = line): BaseballFacts['players'] => ({
    b: { started, threwFirstPitch: false, stats: battingStats(from) },
    p: { started: false, threwFirstPitch, stats: pitchingStats(of) },
  });
  const on = (prop: BaseballKind, side: 'over' | 'under', number: number): PropSelection => ({
    market: 'prop',
    playerId: isPitcherKind(prop) ? 'p' : 'b',
    prop,
    side,
    line: number,
  });
  const COUNTS: Record<BaseballKind, number> = {
    hits: 3,
    total_bases: 7,
    home_runs: 1,
    rbi: 2,
    runs: 2,
    stolen_bases: 1,
    batter_walks: 1,
    batter_strikeouts: 1,
    singles: 1,
    doubles: 1,
    hits_runs_rbi: 7,
    pitcher_strikeouts: 6,
    pitcher_outs: 17,
    pitcher_hits_allowed: 5,
    pitcher_walks: 3,
    pitcher_earned_runs: 2,
    pitcher_win: 1,
  };
  test.each(Object.entries(COUNTS) as [BaseballKind, number][])('%s came to %i', (prop, count) => {
    const played = baseballFacts(3, 2, { players: players(true, true) });
    expect(outcome(on(prop, 'over', count - 0.5), played)).toEqual(['win', 'player-prop']);
    expect(outcome(on(prop, 'under', count - 0.5), played)).toEqual(['loss', 'player-prop']);
    expect(outcome(on(prop, 'over', count + 0.5), played)).toEqual(['loss', 'player-prop']);
    expect(outcome(on(prop, 'over', count), played)).toEqual(['push', 'push']);
    const off = baseballFacts(3, 2, { players: players(false, false) });
    expect(outcome(on(prop, 'over', count - 0.5), off)).toEqual(['void', isPitcherKind(prop) ? 'pitcher-prop' : 'batter-prop']);
    const short = baseballFacts(3, 2, called(6, { players: players(true, true) }));
    expect(outcome(on(prop, 'over', count - 0.5), short)).toEqual(['win', 'already-decided']);
    expect(outcome(on(prop, 'under', count + 0.5), short)).toEqual(['void', 'shortened-prop']);
    expect(outcome(on(prop, 'over', count - 0.5), baseballFacts(0, 0, { players: {} }))[0]).toBe('undecided');
  });
  test('a figure that is not told leaves the kinds that need it open, and no other', () => {
    const played = baseballFacts(3, 2, {
      players: players(true, true, { ...figures, doubles: null as never }, { ...line, isWinner: null as never }),
    });
    const open = BASEBALL_KINDS.filter((prop) => outcome(on(prop, 'over', 0.5), played)[0] === 'undecided');
    expect(open).toEqual(['singles', 'doubles', 'pitcher_win']);
  });
});

describe('player props', () => {
  const bat: PropSelection = { market: 'prop', playerId: 'b', prop: 'hits', side: 'over', line: 1.5 };
  const pitch: PropSelection = { market: 'prop', playerId: 'p', prop: 'pitcher_strikeouts', side: 'under', line: 6 };
  const players = (started: boolean, threwFirstPitch: boolean, hits: number, strikeouts: number): BaseballFacts['players'] => ({
    b: { started, threwFirstPitch: false, stats: { hits } },
    p: { started: true, threwFirstPitch, stats: { pitcher_strikeouts: strikeouts } },
  });
  test.each<[string, PropSelection, Partial<BaseballFacts>, Grade | 'undecided', string]>([
    ['batter', bat, { players: players(true, true, 2, 6) }, 'win', 'player-prop'],
    ['pitcher on the line', pitch, { players: players(true, true, 2, 6) }, 'push', 'push'],
    ['batter off the bench', bat, { players: players(false, true, 2, 6) }, 'void', 'batter-prop'],
    ['pitcher after an opener', pitch, { players: players(true, false, 2, 6) }, 'void', 'pitcher-prop'],
    ['decided in a shortened game', bat, called(6, { players: players(true, true, 2, 6) }), 'win', 'already-decided'],
    ['under decided in a shortened game', pitch, called(6, { players: players(true, true, 2, 7) }), 'loss', 'already-decided'],
    ['not decided in a shortened game', bat, called(6, { players: players(true, true, 1, 6) }), 'void', 'shortened-prop'],
    ['no line of the player', bat, {}, 'undecided', ''],
    ['no such statistic', { ...bat, prop: 'rbi' }, { players: players(true, true, 2, 6) }, 'undecided', ''],
    ['postponed', bat, { state: 'postponed', completedInnings: 0 }, 'void', 'postponed'],
  ])('%s', (_name, selection, changes, grade, rule) => expect(outcome(selection, baseballFacts(1, 2, changes))).toEqual([grade, rule]));
});
