import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataSource } from '../../../ports/index.ts';
import type { TinyArchive } from '../testing/tiny-archive.ts';
import { playerOf } from '../testing/tiny-game.ts';
import { ANCHOR, at, GAME, minutesIn, tinyReplay } from '../testing/tiny-replay.ts';

let archive: TinyArchive;
let source: DataSource;
beforeAll(async () => {
  ({ archive, source } = await tinyReplay());
});
afterAll(() => archive.remove());

describe('prices', () => {
  const shown = async (now: Date, since?: Date): Promise<string[]> =>
    (await source.odds.listQuotes('2026-08-18', now, since)).map(({ book, market, side, line, price, quotedAt, isOpening }) =>
      [quotedAt.toISOString().slice(5, 16), book.code, market, side, line ?? '', price, isOpening ? 'open' : ''].join(' ').trim(),
    );

  test('the opening the morning before, one quote at two, the closing half an hour before the start', async () => {
    expect(await shown(at('2026-08-17T13:59:00Z'))).toEqual([]);
    expect(await shown(at('2026-08-17T14:00:00Z'))).toEqual([
      '08-17T14:00 ARA moneyline away  120 open',
      '08-17T14:00 ARA moneyline home  -140 open',
      '08-17T14:00 ARA total over 8.5 -110 open',
      '08-17T14:00 ARA total under 8.5 -110 open',
    ]);
    expect(await shown(minutesIn(-31), at('2026-08-17T14:00:00Z'))).toEqual([
      '08-18T18:00 PIN moneyline away  125',
      '08-18T18:00 PIN moneyline home  -138',
    ]);
    expect(await shown(minutesIn(600), minutesIn(-31))).toEqual([
      '08-18T22:35 ARA moneyline away  130',
      '08-18T22:35 ARA moneyline home  -150',
      '08-18T22:35 ARA total over 9 -105',
      '08-18T22:35 ARA total under 9 -115',
      '08-18T22:35 ARB moneyline away  128',
      '08-18T22:35 ARB moneyline home  -148',
    ]);
    expect((await source.odds.listBooks()).map(({ name }) => name)).toEqual(['Archive A', 'Archive B', 'Pinnacle']);
    expect(await source.props.listProps(GAME, ANCHOR)).toEqual([]);
  });
});

describe('players, news, weather', () => {
  test('lineups three hours before', async () => {
    expect(await source.players.findLineUps(GAME, minutesIn(-181))).toBeNull();
    const lineUps = await source.players.findLineUps(GAME, minutesIn(-180));
    expect(lineUps?.home.batters[0]).toEqual({
      playerId: playerOf('BOS', 1),
      name: 'Bat1 BOSman',
      position: 'CF',
      battingOrder: 1,
      bats: 'S',
    });
  });
  test('season lines count finished games only', async () => {
    expect(await source.players.listSeasonLines('BOS', minutesIn(149))).toEqual([]);
    const lines = await source.players.listSeasonLines('BOS', minutesIn(150));
    expect(lines.find(({ playerId }) => playerId === playerOf('BOS', 1))).toMatchObject({
      games: 1,
      batting: { homeRuns: 1 },
      pitching: null,
    });
    expect(await source.players.listRoster('BOS', minutesIn(-60))).toHaveLength(10);
    expect(await source.players.findInjuries('BOS', ANCHOR)).toBeNull();
  });
  test('news tells a result only once it is known', async () => {
    expect(await source.news.listNews(minutesIn(151), 10)).toEqual([]);
    const [item] = await source.news.listNews(minutesIn(153), 10);
    expect(item).toMatchObject({ title: 'Red Sox blank Yankees, 3-0', source: 'Retrosheet replay', category: 'Results', url: '#' });
    expect((await source.news.listNews(ANCHOR, 2)).map(({ title }) => title)).toEqual([
      'Arm BOSman throws a no-hitter',
      'Red Sox blank Yankees, 1-0',
    ]);
  });
  test('weather from the lineups on', async () => {
    expect(await source.weather.findWeather(GAME, minutesIn(-181))).toBeNull();
    expect(await source.weather.findWeather(GAME, minutesIn(-60))).toMatchObject({
      temperatureF: 71,
      windMph: 9,
      windDirection: 'out to center',
      sky: 'cloudy',
      isIndoors: false,
      asOf: minutesIn(-60),
    });
    expect(await source.weather.findWeather('20270218_CHW@SD', at('2027-02-19T00:00:00Z'))).toMatchObject({
      windMph: 0,
      windDirection: 'calm',
      isIndoors: true,
    });
  });
  test('the source says what it is', () => {
    expect(source.source.label).toBe('2024 season replay');
    expect(source.source.notice).toBe(
      'The information used here was obtained free of charge from and is copyrighted by Retrosheet. Interested parties may contact Retrosheet at www.retrosheet.org.',
    );
  });
  test('ids that are none answer null', async () => {
    for (const id of ['', 'x', '20261399_NYY@BOS', '20260818_LAD@SF']) expect(await source.baseball.findLiveState(id, ANCHOR)).toBeNull();
  });
});
