import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../../platform/place.ts';
import type { DataSource, FeedLeagueGame, LeagueSource } from '../../../ports/index.ts';
import { createArchiveSource } from '../create-archive-source.ts';
import { describeImport, type ImportSummary, importArchive } from '../describe-import.ts';
import { stagesOf } from './season-stages.ts';

const EXAMPLE = join(repositoryRoot, 'docs', 'example-season');
const at = (text: string): Date => new Date(text);
const LATER = at('2027-03-01T00:00:00Z');
/** The week in which every league's season of the example begins. */
const MONDAY = '2026-08-17';

let root = '';
let summary: ImportSummary;
let source: DataSource;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'leagues-'));
  summary = await importArchive({ dir: EXAMPLE, out: join(root, 'store') });
  const leagues = { nfl: 2023, nba: 2023, nhl: 2023 };
  source = await createArchiveSource({ storeDir: join(root, 'store'), leagues, anchorNow: at('2026-08-18T12:00:00Z') });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const leagueOf = (sport: 'nfl' | 'nba' | 'nhl'): LeagueSource => source.leagues[sport]!;
async function listRun(sport: 'nfl' | 'nba' | 'nhl', asOf: Date): Promise<FeedLeagueGame[]> {
  const { from, to } = await leagueOf(sport).feed.getSeasonSpan(MONDAY);
  return leagueOf(sport).feed.listGames(from, to, asOf);
}

describe('the example seasons of leagues', () => {
  test('are read whole, with prices of books alone, and what is no price is counted', () => {
    expect(summary.leagues.faults).toEqual([]);
    const of = (sport: string) => summary.leagues.seasons.find((season) => season.sport === sport);
    expect(of('nfl')).toMatchObject({ season: 2023, games: 6, priced: 3, linesOnly: 4, withoutTime: 0, withoutPeriods: 1 });
    expect(of('nfl')!.refused).toMatchObject([{ reason: 'game without a score', count: 1 }]);
    expect(of('nba')).toMatchObject({ games: 6, priced: 1, linesOnly: 4, withoutTime: 1, withoutPeriods: 0, refused: [] });
    expect(of('nhl')).toMatchObject({ games: 5, priced: 1, linesOnly: 2, withoutTime: 1, withoutPeriods: 2, refused: [] });
    const text = describeImport(summary).join('\n');
    expect(text).toContain('NFL 2023: 6 games, 3 with prices');
    expect(text).toContain('4 spreads and totals are a line without a price: left out');
    expect(source.source).toMatchObject({ kind: 'archive', label: 'MLB 2024, NFL 2023, NBA 2023, NHL 2023 replay' });
  });

  test('are played on the weekdays they were, with stages, scores by period and ends of their own', async () => {
    const [first, , , , wildCard, final] = await listRun('nfl', LATER);
    expect(first).toMatchObject({
      gameId: '20260823_BUF@NYJ_NFL',
      seasonYear: 2023,
      week: 1,
      stage: 'regular',
      startsAt: at('2026-08-23T17:00:00Z'),
      status: 'final',
      statusNote: 'Final in overtime',
      score: { away: 20, home: 23 },
      periods: { away: [3, 7, 0, 10, 0], home: [7, 3, 3, 7, 3] },
    });
    expect(wildCard).toMatchObject({ stage: 'wild_card', away: { code: 'LAR', name: 'Los Angeles Rams' } });
    expect(wildCard!.periods).toBeUndefined();
    expect(final).toMatchObject({ stage: 'super_bowl', isNeutral: true, venue: { name: 'Example Bowl', roof: 'dome' } });
    const nba = await listRun('nba', LATER);
    expect(nba.map(({ stage }) => stage)).toEqual(['regular', 'regular', 'cup_final', 'regular', 'play_in', 'round_1']);
    expect(nba[1]).toMatchObject({ week: null, periods: { away: [25, 25, 25, 25, 21], home: [20, 30, 25, 25, 17] } });
    const [shootout, overtime, , unknown] = await listRun('nhl', LATER);
    expect(shootout).toMatchObject({ statusNote: 'Final in a shootout', away: { code: 'UTA', name: 'Arizona Coyotes' } });
    expect(shootout!.periods).toEqual({ away: [1, 1, 0, 0, 0], home: [0, 1, 1, 0, 1] });
    expect(overtime!.periods).toEqual({ away: [1, 1, 1, 1], home: [2, 0, 1, 0] });
    expect(unknown).toMatchObject({ statusNote: 'Final in overtime', overtimes: 1 });
  });

  test('tell nothing before its time: no result, no open playoff place, a score at the end of each period', async () => {
    const games = await listRun('nfl', LATER);
    const { startsAt, endedAt, gameId } = games[0]!;
    const { feed } = leagueOf('nfl');
    const listed = async (asOf: Date) => listRun('nfl', asOf);
    expect((await listed(startsAt)).map(({ stage }) => stage)).toEqual(['regular', 'regular', 'regular', 'regular']);
    expect((await listed(new Date(startsAt.getTime() - 1)))[0]).toMatchObject({ status: 'scheduled', score: null, endedAt: null });
    expect((await listed(new Date(startsAt.getTime() + 20 * 60_000)))[0]).toMatchObject({ status: 'live', score: null });
    expect((await listed(new Date(startsAt.getTime() + 100 * 60_000)))[0]).toMatchObject({ status: 'live', score: { away: 10, home: 10 } });
    expect(await feed.findFacts(gameId, new Date(endedAt!.getTime() - 1))).toBeNull();
    expect(await feed.findFacts(gameId, endedAt!)).toMatchObject({
      isFinal: true,
      facts: { state: 'final', score: { away: 20, home: 23 } },
    });
    const wildCard = games[4]!;
    expect((await listed(games[3]!.endedAt!)).map((game) => game.gameId)).toContain(wildCard.gameId);
    expect((await listed(wildCard.endedAt!)).map(({ stage }) => stage)).toContain('super_bowl');
    const changes: Date[] = [];
    for (let now: Date | null = startsAt; now; now = await feed.findNextChange(games[0]!.slateOn, now)) changes.push(now);
    expect(changes.at(-1)!.getTime()).toBeGreaterThanOrEqual(games[1]!.endedAt!.getTime());
  });

  test('show recorded prices before the start alone, and none for a number without one', async () => {
    const { odds } = leagueOf('nba');
    const quotes = await odds.listQuotes('2026-08-18', LATER);
    const shown = quotes.map(({ book, market, side, line, price }) => `${book.name} ${market} ${side} ${line} ${price}`);
    expect(shown).toEqual([
      'DraftKings spread away -3.5 -110',
      'DraftKings spread home 3.5 -110',
      'SBR archive moneyline away null -150',
      'SBR archive moneyline home null 130',
    ]);
    const start = at('2026-08-18T23:30:00Z').getTime();
    expect(quotes.map(({ quotedAt }) => (start - quotedAt.getTime()) / 60_000)).toEqual([480, 480, 30, 30]);
    expect(await odds.listQuotes('2026-08-18', LATER, quotes[1]!.quotedAt)).toEqual(quotes.slice(2));
    const closes = await leagueOf('nfl').odds.listQuotes('2026-08-23', LATER);
    expect(closes.filter(({ gameId }) => gameId.includes('BUF@NYJ'))).toHaveLength(6);
    expect(closes[0]!.quotedAt).toEqual(at('2026-08-23T14:00:00Z'));
  });
});

test('the season before comes before the first run, and a season begins anew when it is over', async () => {
  const out = join(root, 'two');
  const dir = join(root, 'files', 'nhl');
  await mkdir(dir, { recursive: true });
  const header = 'game_id,season,game_type,date,away,home,away_score,home_score,overtime';
  await writeFile(
    join(dir, 'hockey.csv'),
    [
      header,
      '2022a,2022-23,REG,2022-10-11,BOS,TOR,3,2,0',
      '2023a,2023-24,REG,2023-10-10,TOR,BOS,1,2,0',
      '2023b,2023-24,REG,2023-10-12,BOS,TOR,1,4,0',
    ].join('\n'),
  );
  const read = await importArchive({ dir: join(root, 'files'), out });
  expect(read.leagues.seasons.map(({ season, games }) => [season, games])).toEqual([
    [2022, 1],
    [2023, 2],
  ]);
  const own = await createArchiveSource({ storeDir: out, season: null, leagues: { nhl: 2023 }, anchorNow: at(`${MONDAY}T12:00:00Z`) });
  const { feed } = own.leagues.nhl!;
  expect(await feed.getSeasonSpan(MONDAY)).toEqual({ from: '2026-08-18', to: '2026-08-20', year: 2023 });
  expect(await feed.getSeasonSpan(shiftDay(MONDAY, 9))).toEqual({ from: '2026-08-25', to: '2026-08-27', year: 2024 });
  const before = (await feed.findSeasonBefore!(2023))!;
  expect(before).toEqual({ from: '2025-08-19', to: '2025-08-19', year: 2022 });
  expect(await feed.findSeasonBefore!(2024)).toBeNull();
  expect(await feed.listGames(before.from, before.to, at('2026-08-17T00:00:00Z'))).toMatchObject([{ status: 'final', seasonYear: 2022 }]);
  const [again] = await feed.listGames('2026-08-25', '2026-08-25', LATER);
  expect(again).toMatchObject({ seasonYear: 2024, gameId: '20260825_TOR@BOS_NHL' });
  expect(easternDay(again!.startsAt)).toBe('2026-08-25');
  expect(await own.baseball.listContests(MONDAY, LATER)).toEqual([]);
  expect(own.source.label).toBe('NHL 2023 replay');
});

describe('an import of leagues', () => {
  const folder = async (name: string, text: string): Promise<string> => {
    const dir = join(root, name);
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, 'games_x.csv'), text);
    return dir;
  };
  const rows = (away: string, home: string): string =>
    `game_id,season,game_type,date,away,home,away_score,home_score\nx,2023,REG,2023-11-01,${away},${home},3,2`;

  test('knows a league by its folder or its clubs, and says what is not clear', async () => {
    const out = join(root, 'named');
    const read = async (name: string, text: string) => (await importArchive({ dir: await folder(name, text), out })).leagues;
    expect((await read('some-files', rows('GB', 'KC'))).seasons).toMatchObject([{ sport: 'nfl', games: 1 }]);
    expect((await read('unclear', rows('BOS', 'TOR'))).faults).toMatchObject([expect.stringContaining('Which league')]);
    expect((await read('nba', rows('GB', 'GSW'))).faults).toMatchObject([expect.stringContaining("are not the NBA's")]);
    expect((await read('broken', 'game_id,season,date,away,home\ny,2020,soon,A,B')).faults).toMatchObject(['broken: Not a game: y']);
  });

  test('leaves a league from the same files as it is, and makes it anew from others', async () => {
    const [files, out] = [join(root, 'again', 'nfl'), join(root, 'again-store')];
    await cp(join(EXAMPLE, 'nfl'), files, { recursive: true });
    const first = await importArchive({ dir: files, out });
    expect(await importArchive({ dir: files, out })).toEqual(first);
    await writeFile(join(files, 'games_more.csv'), rows('GB', 'KC'));
    expect((await importArchive({ dir: files, out })).leagues.seasons).toMatchObject([{ games: 7 }]);
    expect((await readdir(join(out, 'leagues'))).sort()).toEqual(['nfl']);
  });
});

test('a round of series is entered by beating an opponent four times, whatever was played before', () => {
  const game = (away: string, home: string) => ({ type: 'PO', away, home, score: { away: 0, home: 1 } });
  const series = (loser: string, winner: string) => Array.from({ length: 4 }, () => game(loser, winner));
  const games = [game('B', 'C'), game('A', 'B'), ...series('B', 'A'), ...series('D', 'C'), ...series('C', 'A')];
  const stages = stagesOf({ stages: {}, rounds: ['first', 'second'] }, games);
  expect(stages).toEqual([...Array.from({ length: 10 }, () => 'first'), ...Array.from({ length: 4 }, () => 'second')]);
  expect(stagesOf({ stages: { REG: 'regular' }, rounds: [] }, [{ ...game('A', 'B'), type: 'OTHER' }])).toEqual([null]);
});
