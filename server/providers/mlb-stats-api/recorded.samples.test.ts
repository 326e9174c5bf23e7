import type { BaseballFacts } from '@clearedge/quant/grading';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../http/index.ts';
import { lostFields } from '../http/testing/lost-fields.ts';
import { readSamples } from '../http/testing/samples.ts';
import { mapLiveState } from './baseball-feed.ts';
import { mapBoxScore, mapLineScore, mapLineUps } from './map-box.ts';
import { mapFacts } from './map-facts.ts';
import { JOINED_NOTHING, mapSchedule } from './map-schedule.ts';
import { mapStandings } from './map-team-news.ts';
import { WireBoxScore, WireLiveFeed, WirePlay } from './schema/live-feed.ts';
import { WirePeople, WireRoster, WireStandings, WireStats, WireTransactions } from './schema/people.ts';
import { WireLineScore, WireSchedule, WireVenues } from './schema/schedule.ts';
import { MLB_TEAMS } from './teams.ts';

const samples = readSamples('mlb');
const TEAMS = { away: { code: 'TOR', name: 'Toronto' }, home: { code: 'BOS', name: 'Boston' } };
const bodyOf = (name: string): unknown => JSON.parse(samples.get(name)!);

const SCHEMAS: readonly [RegExp, { parse: (body: unknown) => unknown }][] = [
  [/^schedule-|schedule_hydrated/, WireSchedule],
  [/livefeed|confirmed_lineup/, WireLiveFeed],
  [/boxscore/, WireBoxScore],
  [/linescore/, WireLineScore],
  [/malformed_play/, WirePlay],
  [/play_by_play/, z.object({ allPlays: rowsOf(WirePlay) })],
  [/win_probability/, rowsOf(WirePlay)],
  [/standings/, WireStandings],
  [/venue_/, WireVenues],
  [/roster/, WireRoster],
  [/transactions/, WireTransactions],
  [/^player_stats|people_/, WirePeople],
  [/_player_stats|pitcher_splits|team_stats/, WireStats],
];
const readable = [...samples].flatMap(([name, text]) => {
  const schema = SCHEMAS.find(([names]) => names.test(name))?.[1];
  return schema ? [{ name, text, schema }] : [];
});

test.each(readable)('$name: no documented field is lost, no row refused', ({ text, schema }) => {
  const raw = JSON.parse(text) as unknown;
  expect(lostFields(schema.parse(raw), raw)).toEqual([]);
});

describe('recorded answers', () => {
  test('the slate of 7 August: fifteen games, starters named, nothing scored yet', () => {
    const wire = WireSchedule.parse(bodyOf('schedule-2026-08-07.json'));
    const contests = mapSchedule(wire, JOINED_NOTHING);
    expect(contests).toHaveLength(15);
    expect(contests.filter(({ slateOn, score, status }) => slateOn !== '2026-08-07' || score !== null || status !== 'scheduled')).toEqual(
      [],
    );
    expect(contests.map(({ gameId }) => gameId)).toEqual(
      expect.arrayContaining(['20260807_CLE@CHW', '20260807_LAD@ARI', '20260807_ATH@BOS']),
    );
  });

  test('a finished game: score, innings, lines, facts', () => {
    const feed = WireLiveFeed.parse(bodyOf('statsapi-livefeed.json'));
    const facts = mapFacts(feed, { ...TEAMS, score: { away: 3, home: 1 } }) as BaseballFacts;
    expect(facts).toMatchObject({
      state: 'final',
      score: { away: 3, home: 1 },
      completedInnings: 9,
      starters: { away: '686613', home: '684320' },
    });
    expect(facts.lineScore).toEqual({ away: [0, 0, 0, 0, 1, 0, 0, 0, 2], home: [0, 0, 0, 0, 0, 0, 0, 0, 1] });
    const box = mapBoxScore(feed.liveData);
    expect(box.home.batters.find(({ playerId }) => playerId === '666182')).toMatchObject({
      battingOrder: 1,
      isStarter: true,
      atBats: 3,
      hits: 0,
      walks: 1,
      strikeouts: 1,
    });
    expect(box.home.pitchers[0]).toMatchObject({
      playerId: '684320',
      isStarter: true,
      outs: 20,
      strikeouts: 6,
      earnedRuns: 1,
      pitches: 83,
      decision: 'L',
    });
    for (const { batters } of [box.away, box.home]) expect(batters.filter(({ isStarter }) => isStarter)).toHaveLength(9);
    expect(mapLiveState('g', feed, new Date())?.plays).toHaveLength(20);
    expect(mapLineScore(WireLineScore.parse(bodyOf('statsapi-linescore.json'))).totals.away.runs).toBeGreaterThanOrEqual(0);
  });

  test('announced lineups before the game: nine a side, and no state of play', () => {
    const feed = WireLiveFeed.parse(bodyOf('confirmed_lineup-02.json'));
    const lineUps = mapLineUps(feed)!;
    expect([lineUps.away.batters.length, lineUps.home.batters.length]).toEqual([9, 9]);
    expect(lineUps.away.batters.every(({ name, bats }) => name !== '' && 'LRS'.includes(bats))).toBe(true);
    expect(mapLiveState('g', feed, new Date())).toBeNull();
    expect(mapFacts(feed, { ...TEAMS, score: null })).toBeNull();
  });

  test('every club of the league by its number, and in the standings', () => {
    const { teams } = bodyOf('statsapi-teams.json') as { teams: { id: number; name: string }[] };
    expect(teams.map(({ id, name }) => `${id} ${name}`).sort()).toEqual(MLB_TEAMS.map(({ mlbId, name }) => `${mlbId} ${name}`).sort());
    const standings = mapStandings(WireStandings.parse(bodyOf('statsapi-standings.json')));
    expect(standings).toHaveLength(30);
    expect(standings.find(({ code }) => code === 'NYY')).toMatchObject({
      wins: 94,
      losses: 68,
      divisionRank: 1,
      gamesBehind: 0,
      streak: 'W1',
      runsScored: 815,
    });
  });
});
