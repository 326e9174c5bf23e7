import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { extraPath } from '../../quant/testing/extra-evidence.ts';
import { openLibrary } from '../../tools/replay/open-library.ts';
import { liveOn } from '../../tools/replay/testing/live-on.ts';
import { replayWorld } from '../../tools/replay/testing/replay-world.ts';
import { makeServer, type TestClient, withTestCtx } from '../testing/index.ts';
import { features } from './features.ts';

const FOLDER = extraPath('samples');

const DAY = '2026-08-07';
/** When the product looks, and the snapshot that is the newest by then. */
const LOOKS = [
  ['15:27', '2026-08-07-open'],
  ['17:30', '2026-08-07-midday'],
  ['21:30', '2026-08-07-pregame'],
] as const;
/** What reads, prices, analyses and publishes; the rest of the product has no part in a slate before its games. */
const AT_WORK = new Set(['contests', 'odds', 'ratings', 'forecasts', 'analysis', 'picks']);

type Side = 'away' | 'home' | 'over' | 'under';
interface Price {
  book: string;
  side: Side;
  line: number | null;
  odds: number;
  at: string;
}
interface RawOffer {
  commence_time: string;
  home_team: string;
  away_team: string;
  bookmakers: {
    title: string;
    markets: { key: string; last_update: string; outcomes: { name: string; price: number; point?: number }[] }[];
  }[];
}
interface RawGame {
  gameDate: string;
  venue: { name: string };
  teams: Record<
    'away' | 'home',
    { team: { name: string }; leagueRecord: { wins: number; losses: number }; probablePitcher?: { fullName: string } }
  >;
}
interface Cell {
  odds: number | null;
  line: number | null;
  bookName: string | null;
  openOdds: number | null;
  openLine: number | null;
  seenAt: string;
  state: string;
}
interface Shown {
  gameId: string;
  awayTeam: string;
  homeTeam: string;
  gameTime: string;
  venue: string;
  awayRecord: { wins: number; losses: number };
  homeRecord: { wins: number; losses: number };
  awayPitcher: string | null;
  homePitcher: string | null;
  weather: { temperatureF: number; humidity: number } | null;
  odds: ({ market: string } & Record<Side, Cell>)[];
  aiSummary: { summary: string; analyzedAt: string; favored: { team: string } | null } | null;
}

const raw = <T>(name: string): T => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as T;
const nameOf = (away: string, home: string): string => `${away} at ${home}`;
const MARKETS = { h2h: 'moneyline', spreads: 'spreads', totals: 'totals' } as const;
const SIDES: Record<string, readonly [Side, Side]> = { moneyline: ['away', 'home'], spreads: ['away', 'home'], totals: ['over', 'under'] };

/** A snapshot as prices by game and market, read without any code of the product. */
function readSnapshot(name: string): Map<string, Price[]> {
  const found = new Map<string, Price[]>();
  for (const offer of raw<RawOffer[]>(`oddsapi/${name}.json`).filter(({ commence_time }) => commence_time < '2026-08-08T10'))
    for (const { title, markets } of offer.bookmakers)
      for (const { key, last_update, outcomes } of markets)
        for (const { name: who, price, point } of outcomes) {
          const side = who === offer.away_team ? 'away' : who === offer.home_team ? 'home' : (who.toLowerCase() as Side);
          const store = `${nameOf(offer.away_team, offer.home_team)} ${MARKETS[key as keyof typeof MARKETS]}`;
          found.set(store, [...(found.get(store) ?? []), { book: title, side, line: point ?? null, odds: price, at: last_update }]);
        }
  return found;
}

const decimal = (odds: number): number => (odds > 0 ? 1 + odds / 100 : 1 + 100 / -odds);
const numberOf = ({ side, line }: Price): number | null => (side === 'home' && line !== null ? -line || 0 : line);

/** Without the margin by the power method: the exponent at which both chances make one, by halving. */
function fair(first: number, second: number): number {
  const [a, b] = [1 / decimal(first), 1 / decimal(second)];
  let [low, high] = [0.5, 3];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (a ** middle + b ** middle > 1) low = middle;
    else high = middle;
  }
  return a ** low;
}

/** The number most books offer: every one of them where several are offered equally often. */
function mainNumbers(prices: readonly Price[]): (number | null)[] {
  const numbers = [...new Set(prices.map(numberOf))];
  const count = (number: number | null): number =>
    new Set(prices.filter((price) => numberOf(price) === number).map(({ book }) => book)).size;
  const most = Math.max(...numbers.map(count));
  return numbers.filter((number) => count(number) === most);
}

function checkMarket(where: string, shown: Shown['odds'][number], before: readonly Price[][], now: readonly Price[]): void {
  const sides = SIDES[shown.market]!;
  const mains = mainNumbers(now);
  for (const side of sides) {
    const cell = shown[side];
    const number = side === 'home' && cell.line !== null ? -cell.line || 0 : cell.line;
    expect(mains, `${where} ${side}: the number`).toContain(number);
    const offers = now.filter((price) => price.side === side && numberOf(price) === number);
    const best = Math.max(...offers.map(({ odds }) => decimal(odds)));
    const books = offers.filter(({ odds }) => decimal(odds) === best).map(({ book }) => book);
    expect(decimal(cell.odds!), `${where} ${side}: the price`).toBeCloseTo(best, 12);
    expect(books, `${where} ${side}: the book`).toContain(cell.bookName);
    const opening = [...before, now].flatMap((each) => each.filter((price) => price.side === side && price.book === cell.bookName))[0]!;
    expect([cell.openLine, cell.openOdds], `${where} ${side}: the opening`).toEqual([opening.line, opening.odds]);
    expect([cell.seenAt, cell.state]).toEqual([`${DAY}T21:30:00.000Z`, 'open']);
  }
}

async function read<T>(client: TestClient, url: string): Promise<T> {
  const answer = await client.get(url);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body], url).toEqual([200, '']);
  return answer.json<T>();
}

async function checkMovement(visitor: TestClient, game: Shown, snapshots: readonly Map<string, Price[]>[]): Promise<void> {
  const store = `${nameOf(game.awayTeam, game.homeTeam)} totals`;
  type History = { series: { bookName: string; points: { at: string; line: number; odds: number | null }[] }[] };
  const { series } = await read<History>(visitor, `/api/games/${encodeURIComponent(game.gameId)}/line-history?market=total&side=over`);
  const books = [...new Set(snapshots.flatMap((each) => (each.get(store) ?? []).map(({ book }) => book)))];
  expect(series.map(({ bookName }) => bookName).sort()).toEqual(books.sort());
  for (const { bookName, points } of series) {
    const reported = snapshots.flatMap((each) => each.get(store)!.filter(({ book, side }) => book === bookName && side === 'over'));
    const moves = reported.filter(({ line, odds }, at) => at === 0 || reported[at - 1]!.line !== line || reported[at - 1]!.odds !== odds);
    const open = points.filter(({ odds }) => odds !== null);
    expect(
      open.map(({ at, line, odds }) => [at.replace('.000Z', 'Z'), line, odds]),
      `${store} ${bookName}`,
    ).toEqual(moves.map(({ at, line, odds }) => [at, line, odds]));
  }
}

function checkGame(game: Shown, games: readonly RawGame[]): void {
  const row = games.find(({ teams }) => nameOf(teams.away.team.name, teams.home.team.name) === nameOf(game.awayTeam, game.homeTeam))!;
  expect([game.venue, new Date(game.gameTime).getTime()]).toEqual([row.venue.name, Date.parse(row.gameDate)]);
  const starters = [row.teams.away, row.teams.home].map(({ probablePitcher }) => probablePitcher?.fullName ?? null);
  expect([game.awayPitcher, game.homePitcher]).toEqual(starters);
  const records = [row.teams.away, row.teams.home].map(({ leagueRecord: { wins, losses } }) => ({ wins, losses }));
  expect([game.awayRecord, game.homeRecord]).toEqual(records);
  if (!game.weather) return;
  const hour = `${row.gameDate.slice(0, 13)}:00`;
  const near = Array.from(
    { length: 9 },
    (_, at) => raw<{ hourly: Record<string, (number | string)[]> }>(`openmeteo/weather-${String(at + 9).padStart(2, '0')}.json`).hourly,
  );
  const reported = near.flatMap(({ time, temperature_2m, relative_humidity_2m }) =>
    [0, 1].map((more) => {
      const at = time!.indexOf(hour) + more;
      return [Math.round(Number(temperature_2m![at])), relative_humidity_2m![at]];
    }),
  );
  expect(reported).toContainEqual([game.weather.temperatureF, game.weather.humidity]);
}

/** Each book's pair without its margin, in order; empty where no book has both sides on this number. */
function fairPairs(prices: readonly Price[], [first, second]: readonly [Side, Side], number: number | null): number[] {
  const on = prices.filter((price) => numberOf(price) === number);
  const pairs = on.flatMap((price) => {
    const other = on.find(({ book, side }) => book === price.book && side === second);
    return price.side === first && other ? [fair(price.odds, other.odds)] : [];
  });
  return pairs;
}
/** The geometric mean of the books' odds, as a chance. */
const average = (chances: readonly number[]): number => {
  const odds = chances.reduce((product, chance) => product * (chance / (1 - chance)), 1) ** (1 / chances.length);
  return odds / (1 + odds);
};

async function checkConsensus(pro: TestClient, pregame: ReadonlyMap<string, Price[]>): Promise<void> {
  type Compared = {
    awayTeam: string;
    homeTeam: string;
    markets: { market: string; line: number | null; fair: { first: number; bookCount: number } | null }[];
  };
  const games = await read<Compared[]>(pro, `/api/odds-comparison?date=${DAY}`);
  expect(games).toHaveLength(15);
  for (const { awayTeam, homeTeam, markets } of games)
    for (const { market, line, fair: reported } of markets) {
      const name = { moneyline: 'moneyline', spread: 'spreads', total: 'totals' }[market];
      const prices = name && pregame.get(`${nameOf(awayTeam, homeTeam)} ${name}`);
      if (!prices) continue;
      const own = fairPairs(prices, SIDES[name]!, line);
      if (own.length === 0) expect(reported).toBeNull();
      else expect(reported?.first, `${awayTeam} ${market}`).toBeCloseTo(average(own), 9);
    }
}

/** What an analysis says of the books, in steps of half a point, is what they stated when its opinion was formed; it stands until prices move enough. */
function checkAnalysis({ aiSummary, awayTeam, homeTeam }: Shown, snapshots: readonly Map<string, Price[]>[]): void {
  const { summary, analyzedAt, favored } = aiSummary!;
  const at = LOOKS.findLastIndex(([time]) => `${DAY}T${time}` <= analyzedAt);
  const reported = snapshots.slice(0, at + 1).map((snapshot) => {
    const away = average(fairPairs(snapshot.get(`${nameOf(awayTeam, homeTeam)} moneyline`)!, ['away', 'home'], null));
    return 100 * (favored?.team === awayTeam ? away : 1 - away);
  });
  const stated = Number(/the books(?: are at)? ([\d.]+)%/.exec(summary)?.[1]);
  expect(Math.min(...reported.map((each) => Math.abs(each - stated))), `${reported.join(', ')}: ${summary}`).toBeLessThanOrEqual(0.3);
}

/** Each published pick's price stood at its book. */
async function checkPicks(pro: TestClient, snapshots: readonly Map<string, Price[]>[]): Promise<void> {
  const picks = await read<{ odds: number; bookName: string }[]>(pro, `/api/daily-picks?date=${DAY}`);
  const all = snapshots.flatMap((each) => [...each.values()].flat());
  for (const { odds, bookName } of picks) expect(all.some((price) => price.book === bookName && price.odds === odds)).toBe(true);
  const day = await read<{ published: number }>(pro, `/api/daily-picks/day?date=${DAY}`);
  expect(day.published).toBe(picks.length);
}

test('the slate of 7 August in the whole product: every figure from its sample', { timeout: 120_000 }, async () => {
  let now = (): Date => new Date(`${DAY}T15:27:00Z`);
  const replayed = replayWorld(await openLibrary(FOLDER), () => now());
  await withTestCtx({ isDemo: false, tier: 'pro', now: `${DAY}T15:27:00Z`, ports: liveOn(replayed).source }, async (_ctx, world) => {
    now = world.clock.now;
    world.container.config.dataSource = 'live';
    const server = await makeServer(features, { world });
    const working = features.filter(({ name }) => AT_WORK.has(name));
    // The games first: prices of games that are not known yet are not asked for.
    world.clock.set(`${DAY}T15:25:00Z`);
    await world.runDue(
      features.filter(({ name }) => name === 'contests'),
      `${DAY}T15:25:05Z`,
    );
    for (const [time] of LOOKS) {
      world.clock.set(`${DAY}T${time}:00Z`);
      await world.runDue(working, `${DAY}T${time}:05Z`);
    }
    expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
    expect(JSON.stringify(world.logged)).not.toContain('marker-key');

    const pro = await server.as(world.user!);
    const shown = await read<Shown[]>(pro, `/api/games?date=${DAY}`);
    const games = raw<{ dates: { games: RawGame[] }[] }>('mlb/schedule-2026-08-07.json').dates[0]!.games;
    const snapshots = LOOKS.map(([, name]) => readSnapshot(name));
    const [open, midday, pregame] = snapshots as [Map<string, Price[]>, Map<string, Price[]>, Map<string, Price[]>];
    expect(shown).toHaveLength(15);
    for (const game of shown) {
      checkGame(game, games);
      for (const market of game.odds) {
        const store = `${nameOf(game.awayTeam, game.homeTeam)} ${market.market}`;
        checkMarket(store, market, [open.get(store) ?? [], midday.get(store) ?? []], pregame.get(store)!);
      }
      await checkMovement(server.visitor, game, snapshots);
      checkAnalysis(game, snapshots);
    }
    expect(shown.filter(({ weather }) => weather).length).toBeGreaterThan(4);
    await checkConsensus(pro, pregame);
    await checkPicks(pro, snapshots);
    await server.close();
  });
});
