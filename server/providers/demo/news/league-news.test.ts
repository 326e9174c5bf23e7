import { LEAGUE_SPORTS } from '@clearedge/contract/sports';
import { shiftDay } from '@clearedge/quant/calendar';
import { expect, test } from 'vitest';
import type { FeedLeagueGame, LeagueBox, LeagueFeed, News } from '../../../ports/index.ts';
import { withLeagueNews } from './create-league-news.ts';

const TODAY = '2026-11-29';
const AS_OF = new Date('2026-11-30T05:00:00Z');
const NONE: News = { listNews: () => Promise.resolve([]) };
const team = (code: string, name: string) => ({ code, name });
const HOSTS = team('CLE', 'Cleveland Browns');
const GUESTS = team('ARI', 'Arizona Cardinals');

/** A final of some days ago, by the guests' and the hosts' points. */
const game = (daysAgo: number, away: number, home: number, statusNote: string | null = null): FeedLeagueGame => {
  const slateOn = shiftDay(TODAY, -daysAgo);
  return {
    gameId: `${slateOn.replaceAll('-', '')}_ARI@CLE_NFL`,
    sourceId: slateOn,
    seasonYear: 2026,
    week: 12,
    stage: 'regular',
    slateOn,
    startsAt: new Date(`${slateOn}T18:00:00Z`),
    isStartTentative: false,
    away: GUESTS,
    home: HOSTS,
    venue: { name: 'Huntington Bank Field', city: 'Cleveland, OH', roof: 'open' },
    isNeutral: false,
    status: 'final',
    statusNote,
    score: { away, home },
    endedAt: new Date(`${slateOn}T21:00:00Z`),
  };
};
const man = (name: string, stats: Record<string, number>) => ({ playerId: name, name, position: 'QB', status: 'played' as const, stats });

function newsOf(games: readonly FeedLeagueGame[], box: LeagueBox | null = null): News {
  const unused = () => Promise.reject(new Error('not asked'));
  const feedOf = (own: readonly FeedLeagueGame[]): LeagueFeed => ({
    listGames: (from, to, asOf) =>
      Promise.resolve(own.filter(({ slateOn, endedAt }) => slateOn >= from && slateOn <= to && endedAt! <= asOf)),
    findBox: () => Promise.resolve(box),
    getSeasonSpan: unused,
    findLiveState: unused,
    findFacts: unused,
    findNextChange: unused,
  });
  const leagues = Object.fromEntries(LEAGUE_SPORTS.map((sport) => [sport, { feed: feedOf(sport === 'nfl' ? games : []) }]));
  return withLeagueNews(NONE, leagues as Parameters<typeof withLeagueNews>[1]);
}

test('a result with how it ended, and who stood out on the winning side', async () => {
  const box = {
    away: [man('Al Arm', { passing_yards: 340 })],
    home: [man('Bo Back', { rushing_yards: 150 }), man('Cy Catch', { receiving_yards: 101 })],
  };
  const [item] = await newsOf([game(0, 21, 24, 'Final in overtime')], box).listNews(AS_OF, 10);
  expect(item).toMatchObject({
    sport: 'nfl',
    category: 'Results',
    title: 'Cleveland Browns beat Arizona Cardinals 24–21 in overtime',
    summary: 'Bo Back runs for 150 yards. Played at Huntington Bank Field, Cleveland, OH.',
  });
  expect(item!.publishedAt.getTime()).toBeGreaterThan(Date.parse(`${TODAY}T21:00:00Z`));
});

test('a tie has no winner, and no one stands out in it', async () => {
  const [item] = await newsOf([game(0, 20, 20)]).listNews(AS_OF, 10);
  expect(item!.title).toBe('Arizona Cardinals and Cleveland Browns play to a 20–20 tie');
});

test('a run is told from four on, once it is known where it began', async () => {
  const four = [game(0, 10, 20), game(1, 10, 20), game(2, 10, 20), game(3, 10, 20)];
  const streaks = async (games: readonly FeedLeagueGame[]) =>
    (await newsOf(games).listNews(AS_OF, 30)).flatMap(({ category, title }) => (category === 'Streaks' ? [title] : []));
  expect(await streaks(four)).toEqual([]);
  expect((await streaks([...four, game(4, 30, 20)])).toSorted()).toEqual([
    'Arizona Cardinals have lost 4 straight',
    'Cleveland Browns win their 4th in a row',
  ]);
});

test('nothing is told before its time, and the same again later', async () => {
  const news = newsOf([game(0, 10, 20), game(1, 13, 10)]);
  expect(await news.listNews(new Date(`${TODAY}T21:00:00Z`), 10)).toHaveLength(1);
  const now = await news.listNews(AS_OF, 10);
  expect(now).toHaveLength(2);
  expect(await news.listNews(new Date('2026-12-01T05:00:00Z'), 10)).toEqual(now);
});
