import { expect, it } from 'vitest';
import { recordText, untilStart } from '../../core/game-words.ts';
import { clockText, meetingOf, situationText, statusWord } from './football-words.ts';
import { liveSample, sampleMeeting } from './testing/sample-football.ts';

it('says a tie only where there is one', () => {
  expect(recordText({ wins: 6, losses: 3, ties: 0 })).toBe('6–3');
  expect(recordText({ wins: 6, losses: 3, ties: 1 })).toBe('6–3–1');
});
it('says the clock and the situation', () => {
  const game = liveSample();
  const { live } = game;
  expect(clockText(live!)).toBe('Q3 04:12');
  expect(clockText({ ...live!, period: 5, clock: null, isOvertime: true })).toBe('OT');
  expect([clockText({ ...live!, period: 2, isBreak: true }), clockText({ ...live!, isBreak: true })]).toEqual(['Half-time', 'End Q3']);
  expect(situationText(game, live!)).toBe('SSK ball, 2nd and 7, OTT 35');
  expect(situationText(game, { ...live!, possession: null, down: null, ballOn: null })).toBe('');
});
it('names overtime with the final', () => {
  expect(statusWord({ status: 'completed', hasOvertime: true })).toBe('Final, OT');
  expect(statusWord({ status: 'scheduled', hasOvertime: false })).toBeUndefined();
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
