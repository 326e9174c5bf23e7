import type { SportKey } from '@clearedge/contract/sports';
import { describe, expect, it } from 'vitest';
import { dayResult, nextOfMine, nextStart, openSums } from './my-day-rules.ts';

const NOWHERE = { awayTeamCode: null, homeTeamCode: null, contestStatus: null, startsAt: null };
const onGame = (awayTeamCode: string, startsAt: string, contestStatus = 'scheduled') => ({
  awayTeamCode,
  homeTeamCode: 'NYJ',
  contestStatus,
  startsAt,
});
type Place = Partial<ReturnType<typeof onGame>> & { legs?: ReturnType<typeof onGame>[] };
const bet = (stake: number, potentialWin: number, place: Place) => ({ stake, potentialWin, ...NOWHERE, legs: [], ...place });
const own = (playedOn: string, result: string) => ({ playedOn, result }) as never;

describe('my day', () => {
  it('sums open bets to the cent and counts those in play', () => {
    const live = onGame('DET', '2026-07-11T16:00:00.000Z', 'live');
    const bets = [bet(0.1, 0.3, live), bet(0.2, 0.1, {}), bet(25, 21.19, { legs: [onGame('BUF', '2026-07-12T16:00:00.000Z'), live] })];
    expect(openSums(bets)).toEqual({ count: 3, risk: 25.3, toWin: 21.59, running: 2 });
  });

  it('takes the day’s result from its own games alone', () => {
    const curve = [
      { on: '2026-07-10', profit: -40 },
      { on: '2026-07-11', bets: 3, profit: 11 },
    ] as never;
    const bets = [own('2026-07-11', 'win'), own('2026-07-11', 'loss'), own('2026-07-11', 'push'), own('2026-07-10', 'loss')];
    expect(dayResult({ curve, bets }, '2026-07-11')).toEqual({ bets: 3, profit: 11, record: '1–1–1' });
    expect(dayResult({ curve, bets }, '2026-07-12')).toEqual({ bets: 0, profit: 0, record: '0–0' });
  });

  it('names the next start over all sports of games, never one without a time', () => {
    const NOW = Date.parse('2026-11-29T12:00:00Z');
    const on = (sport: SportKey, at: string | null, nextOn: string | null, isTentative = false) => ({
      sport,
      next: at ? { at, isTentative } : null,
      nextOn,
    });
    const sports = [
      on('mlb', '2026-11-29T18:05:00.000Z', '2026-11-30'),
      on('nfl', '2026-11-29T18:00:00.000Z', '2026-12-03'),
      on('nhl', '2026-11-29T17:00:00.000Z', '2026-11-30', true),
      on('golf', '2026-11-29T12:00:00.000Z', '2026-11-29'),
    ];
    expect(nextStart(sports, NOW)).toEqual({
      next: { sport: 'nfl', at: '2026-11-29T18:00:00.000Z' },
      later: { sport: 'mlb', nextOn: '2026-11-30' },
    });
    const late = Date.parse('2026-11-29T18:01:00Z');
    expect(nextStart(sports, late).next, 'one that is due is no next start').toEqual({ sport: 'mlb', at: '2026-11-29T18:05:00.000Z' });
    expect(nextStart([on('nba', null, null)], NOW)).toEqual({ next: null, later: null });
  });

  it('names the first start to come of one’s own bets, and of the legs of a ticket', () => {
    const legs = [onGame('DAL', '2026-11-29T21:25:00.000Z'), onGame('BUF', '2026-11-29T18:00:00.000Z')];
    const rained = bet(1, 1, onGame('CHC', '2026-11-29T17:30:00.000Z', 'postponed'));
    const bets = [bet(1, 1, onGame('DET', '2026-11-29T16:00:00.000Z')), bet(1, 1, { legs }), rained, bet(1, 1, {})];
    expect(nextOfMine(bets, Date.parse('2026-11-29T17:00:00Z'))).toEqual({ matchup: 'BUF @ NYJ', startsAt: '2026-11-29T18:00:00.000Z' });
    expect(nextOfMine(bets, Date.parse('2026-11-29T22:00:00Z'))).toBeNull();
  });
});
