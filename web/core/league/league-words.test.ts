import { expect, it } from 'vitest';
import { recordText, untilStart } from '../game-words.ts';
import { clockText, columnName, divisionName, meetingOf, periodWord, situationText, statusWord } from './league-words.ts';
import { liveSample, sampleMeeting } from './testing/sample-league.ts';

it('says a tie only where there is one, and losses after regulation wherever a league counts them', () => {
  expect(recordText({ wins: 6, losses: 3, ties: 0 })).toBe('6–3');
  expect(recordText({ wins: 6, losses: 3, ties: 1 })).toBe('6–3–1');
  expect(recordText({ wins: 6, losses: 3, ties: 0, overtimeLosses: 0 })).toBe('6–3–0');
});
it('says the clock and the situation', () => {
  const game = liveSample();
  const { live } = game;
  if (live?.kind !== 'football') throw new Error('The sample is of football');
  expect(clockText('cfl', live)).toBe('Q3 04:12');
  expect(clockText('cfl', { ...live, period: 5, clock: null })).toBe('OT');
  expect([clockText('cfl', { ...live, period: 2, isBreak: true }), clockText('cfl', { ...live, isBreak: true })]).toEqual([
    'Halftime',
    'End Q3',
  ]);
  expect(situationText(game, live)).toBe('SSK ball, 2nd and 7, OTT 35');
  expect(situationText(game, { ...live, possession: null, down: null, ballOn: null })).toBe('');
});
it('says what a moment of basketball or hockey is about', () => {
  const game = liveSample();
  const { period, isOvertime, clock, isBreak, lastPlay, homeWin, meanTotal, asOf } = game.live!;
  const base = { period, isOvertime, clock, isBreak, lastPlay, homeWin, meanTotal, asOf };
  const run = (points: number) => situationText(game, { ...base, kind: 'basketball', run: { side: 'home', points } });
  expect([run(9), run(5), situationText(game, { ...base, kind: 'basketball', run: null })]).toEqual(['OTT on a 9–0 run', '', '']);
  const hockey = {
    ...base,
    kind: 'hockey',
    shots: { away: 21, home: 17 },
    skaters: { away: 5, home: 5 },
    emptyNet: null,
    isShootout: false,
  } as const;
  expect(situationText(game, hockey)).toBe('shots 21–17');
  expect(situationText(game, { ...hockey, skaters: { away: 4, home: 5 } })).toBe('OTT power play, 5 on 4, shots 21–17');
  expect(situationText(game, { ...hockey, skaters: { away: 6, home: 5 }, emptyNet: 'away' })).toBe('SSK net empty, shots 21–17');
  expect(situationText(game, { ...hockey, isBreak: true })).toBe('');
});
it('names overtime with the final, and which one', () => {
  const final = (played: number) => {
    const points = Array.from({ length: played }, () => 3);
    return statusWord({ sport: 'cfl', status: 'completed', hasOvertime: played > 4, periods: { away: points, home: points } });
  };
  expect([final(4), final(5), final(6)]).toEqual(['Final', 'Final, OT', 'Final, 2OT']);
  expect(statusWord({ sport: 'cfl', status: 'completed', hasOvertime: true, periods: null })).toBe('Final, OT');
  expect(statusWord({ sport: 'cfl', status: 'scheduled', hasOvertime: false, periods: null })).toBeUndefined();
});
it('names periods and divisions from the data of the league', () => {
  expect([1, 4, 5, 6].map((period) => periodWord('cfl', period))).toEqual(['Q1', 'Q4', 'OT', '2OT']);
  expect([1, 3, 4, 5].map((period) => periodWord('nhl', period))).toEqual(['P1', 'P3', 'OT', '2OT']);
  expect([3, 4, 5].map((column) => columnName('nhl', column))).toEqual(['3', 'OT', 'SO']);
  const live = { period: 4, clock: null, isBreak: false, isShootout: true };
  expect([clockText('nhl', live), clockText('nhl', { ...live, period: 2, isBreak: true, isShootout: false })]).toEqual([
    'Shootout',
    'End P2',
  ]);
  expect([divisionName('cfl', 'west'), divisionName('cfl', 'atlantic')]).toEqual(['West Division', 'atlantic']);
});
it('counts down to a kickoff', () => {
  const at = '2026-07-11T23:00:00.000Z';
  expect(untilStart(at, Date.parse('2026-07-11T21:30:00Z'))).toBe('in 1 h 30 m');
  expect(untilStart(at, Date.parse(at))).toBe('due to start');
  expect(untilStart('soon', 0)).toBe('');
});
it('turns a result to the club that looks at it', () => {
  const meeting = sampleMeeting();
  expect(meetingOf(meeting, 'HAM')).toEqual({ word: 'Won', look: 'win', score: '27–24', opponent: 'MTL', isHome: false });
  expect(meetingOf(meeting, 'MTL')).toEqual({ word: 'Lost', look: 'loss', score: '24–27', opponent: 'HAM', isHome: true });
  expect(meetingOf({ ...meeting, homeScore: 27 }, 'MTL').word).toBe('Tied');
});
