import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/games.ts';
import { liveSample } from '../../core/league/testing/sample-league.ts';
import { liveSample as liveBaseball, sampleGame } from '../../testing/sample-game.ts';
import { samplePick } from './testing/sample-pick.ts';
import { gameWords } from './track-picks.tsx';

const startOf = () => '7:05 PM ET';
const game = (status: AnyGame['status'], score: number | null = null) =>
  sampleGame({ status, awayScore: score, homeScore: score, live: null });
const started = { status: 'started' } as const;
const voided = { status: 'settled', result: 'VOID' } as const;

describe('how the game of a tracked pick stands', () => {
  it.each([
    ['its start before it', {}, undefined, 'Starts 7:05 PM ET'],
    ['its score under way', started, game('live', 2), 'NYY 2, BOS 2'],
    ['the inning of a baseball game under way', started, liveBaseball(), 'Bot 5, PHI 3, ATL 2'],
    ['the quarter of a football game under way', started, liveSample(), 'Q3 04:12, SSK 17, OTT 10'],
    ['its score before the pick is graded', started, game('completed', 4), 'NYY 4, BOS 4'],
    ['a late start', started, game('delayed'), 'Delayed'],
    ['a postponement before the pick is voided', {}, game('postponed'), 'Postponed'],
    ['a postponement', voided, game('postponed'), 'Postponed'],
    ['a game broken off', voided, game('suspended', 1), 'Suspended'],
    ['a canceled game', voided, game('cancelled'), 'Canceled'],
    ['a game that left the board', voided, undefined, 'Called off'],
    ['the official score', { status: 'settled', result: 'WIN', score: { away: 2, home: 5 } }, undefined, 'NYY 2, BOS 5'],
    ['a score no one has', started, undefined, 'Score unavailable'],
  ] as const)('tells %s', (_, values, on, words) => {
    expect(gameWords(samplePick(values), on, startOf)).toBe(words);
  });
});
