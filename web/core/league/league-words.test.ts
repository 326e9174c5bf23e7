import { expect, it } from 'vitest';
import { recordText, untilStart } from '../game-words.ts';
import { clockText, divisionName, meetingOf, periodWord, situationText, statusWord } from './league-words.ts';
import { liveSample, sampleMeeting } from './testing/sample-league.ts';

it('says a tie only where there is one, and losses after regulation wherever a league counts them', () => {
  expect(recordText({ wins: 6, losses: 3, ties: 0 })).toBe('6–3');
  expect(recordText({ wins: 6, losses: 3, ties: 1 })).toBe('6–3–1');
  expect(recordText({ wins: 6, losses: 3, ties: 0, overtimeLosses: 0 })).toBe('6–3–0');
});
it('says the clock and the situation', () => {
  const game = liveSample();
  const { live } = game;
  expect(clockText('cfl', live!)).toBe('Q3 04:12');
  expect(clockText('cfl', { ...live!, period: 5, clock: null })).toBe('OT');
  expect([clockText('cfl', { ...live!, period: 2, isBreak: true }), clockText('cfl', { ...live!, isBreak: true })]).toEqual([
    'Halftime',
    'End Q3',
  ]);
  expect(situationText(game, live!)).toBe('SSK ball, 2nd and 7, OTT 35');
  expect(situationText(game, { ...live!, possession: null, down: null, ballOn: null })).toBe('');
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
