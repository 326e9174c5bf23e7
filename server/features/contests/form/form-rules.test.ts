import { describe, expect, test } from 'vitest';
import type { FeedPitcher } from '../../../ports/index.ts';
import type { GameResult } from '../contest.ts';
import { resultsOf, teamForm } from './form-rules.ts';
import { headToHead, type MatchupSide, matchupRows } from './get-matchup.ts';

/** Latest first: "NYY 4-2 BOS" is the Yankees winning in Boston. */
const results = (...texts: string[]): GameResult[] =>
  texts.map((text, index) => {
    const [, awayCode = '', away, home, homeCode = ''] = /^(\w+) (\d+)-(\d+) (\w+)$/.exec(text)!;
    const slateOn = `2026-07-${String(30 - index).padStart(2, '0')}`;
    return {
      id: `contest-${index}`,
      gameId: `${slateOn.replaceAll('-', '')}_${awayCode}@${homeCode}`,
      slateOn,
      startsAt: new Date(`${slateOn}T23:05:00Z`),
      awayCode,
      homeCode,
      score: { away: Number(away), home: Number(home) },
      scheduledInnings: 9,
      innings: 9,
    };
  });

describe('a club’s form', () => {
  const played = results('NYY 4-2 BOS', 'TB 1-3 NYY', 'TB 6-5 NYY', 'NYY 0-1 SEA');
  const form = teamForm(resultsOf([...played, ...results('TB 1-0 BOS')], 'NYY'));

  test('counts its own games, home and away apart', () => {
    expect(form).toMatchObject({ games: 4, lastTen: { wins: 2, losses: 2 }, home: { wins: 1, losses: 1 }, away: { wins: 1, losses: 1 } });
    expect(form).toMatchObject({ runsPerGame: 3, runsAllowedPerGame: 2.5 });
    expect(form.recent[0]).toEqual({
      contestId: 'contest-0',
      gameId: '20260730_NYY@BOS',
      slateOn: '2026-07-30',
      opponent: 'BOS',
      isHome: false,
      runs: 4,
      runsAllowed: 2,
    });
  });

  test.each([
    [[], '–'],
    [['NYY 4-2 BOS'], 'W1'],
    [['NYY 4-2 BOS', 'TB 1-3 NYY', 'TB 6-5 NYY'], 'W2'],
    [['NYY 1-2 BOS', 'TB 4-3 NYY', 'TB 6-5 NYY'], 'L3'],
    [['NYY 2-2 BOS', 'TB 1-3 NYY'], 'T1'],
  ])('the streak after %j is %s', (texts, streak) => {
    expect(teamForm(resultsOf(results(...texts), 'NYY')).streak).toBe(streak);
  });

  test('before the first game there is nothing, and nothing is invented', () => {
    expect(teamForm([])).toEqual({
      lastTen: { wins: 0, losses: 0 },
      streak: '–',
      home: { wins: 0, losses: 0 },
      away: { wins: 0, losses: 0 },
      runsPerGame: null,
      runsAllowedPerGame: null,
      games: 0,
      recent: [],
    });
  });

  test('"recent" and "last ten" are the latest ten', () => {
    const twelve = results(...Array.from({ length: 10 }, () => 'NYY 4-2 BOS'), 'NYY 1-2 BOS', 'NYY 1-2 BOS');
    const { lastTen, recent, games } = teamForm(resultsOf(twelve, 'NYY'));
    expect({ lastTen, shown: recent.length, games }).toEqual({ lastTen: { wins: 10, losses: 0 }, shown: 10, games: 12 });
  });
});

describe('head to head', () => {
  const pairing = { seasonYear: 2026, awayCode: 'NYY', homeCode: 'BOS' };

  test('counts wins for the clubs, wherever they met; a tie counts for neither', () => {
    const met = headToHead(results('NYY 4-2 BOS', 'BOS 7-1 NYY', 'BOS 1-2 NYY', 'BOS 3-3 NYY', 'TB 9-0 NYY'), pairing);
    expect(met).toMatchObject({ seasonYear: 2026, awayWins: 2, homeWins: 1, averageTotal: 23 / 4 });
    expect(met.meetings.map(({ gameId }) => gameId)).toEqual([
      '20260730_NYY@BOS',
      '20260729_BOS@NYY',
      '20260728_BOS@NYY',
      '20260727_BOS@NYY',
    ]);
  });

  test('without a meeting there is no average', () => {
    expect(headToHead(results('TB 9-0 NYY'), pairing)).toEqual({
      seasonYear: 2026,
      awayWins: 0,
      homeWins: 0,
      averageTotal: null,
      meetings: [],
    });
  });
});

describe('the matchup', () => {
  const starter = (values: Partial<FeedPitcher>): FeedPitcher => ({
    playerId: 'p',
    name: 'P',
    throws: 'R',
    wins: 0,
    losses: 0,
    era: 3,
    inningsPitched: 90,
    strikeouts: 90,
    walks: 30,
    strikeoutRate: 0.25,
    starts: 15,
    ...values,
  });
  const side = (code: string, values: Partial<MatchupSide> = {}): MatchupSide => ({
    record: { wins: 50, losses: 40 },
    isWhole: true,
    form: teamForm(resultsOf(results('NYY 4-2 BOS', 'BOS 1-3 NYY'), code)),
    starter: null,
    bullpen: null,
    ...values,
  });
  const rowOf = (label: string, away: MatchupSide, home: MatchupSide) => matchupRows(away, home).find((row) => row.label === label);

  test('names the better side and the samples behind it', () => {
    expect(rowOf('Record', side('NYY', { record: { wins: 52, losses: 38 } }), side('BOS'))).toEqual({
      label: 'Record',
      away: '52-38',
      home: '50-40',
      better: 'away',
      note: '90 games each',
    });
    const starters = [
      side('NYY', { starter: starter({ era: 4.5, starts: 1 }) }),
      side('BOS', { starter: starter({ era: 3.25 }) }),
    ] as const;
    expect(rowOf('Starter ERA', ...starters)).toEqual({
      label: 'Starter ERA',
      away: '4.50',
      home: '3.25',
      better: 'home',
      note: '1 start / 15 starts',
    });
    expect(rowOf('Starter walks per nine', ...starters)).toMatchObject({ away: '3.0', home: '3.0', better: null });
    expect(rowOf('Starter strikeout rate', ...starters)).toMatchObject({ away: '25.0%' });
    expect(rowOf('Runs allowed per game', side('NYY'), side('BOS'))).toMatchObject({
      away: '1.50',
      home: '3.50',
      better: 'away',
      note: '2 games each',
    });
    expect(rowOf('Home / away record', side('NYY'), side('BOS'))).toMatchObject({
      away: '1-0',
      home: '0-1',
      better: 'away',
      note: '1 game each',
    });
  });

  test('shows a dash and favours no one where a side has no data', () => {
    const [away, home] = [side('NYY', { bullpen: { outs: 10, games: 2 } }), side('BOS')];
    expect(rowOf('Bullpen innings, last two days', away, home)).toEqual({
      label: 'Bullpen innings, last two days',
      away: '3.1',
      home: '—',
      better: null,
      note: '2 games / no data',
    });
    expect(rowOf('Starter ERA', away, home)).toEqual({ label: 'Starter ERA', away: '—', home: '—', better: null, note: null });
    expect(rowOf('Starter ERA', side('NYY', { starter: starter({ era: null }) }), home)).toMatchObject({ away: '—' });
  });
});
