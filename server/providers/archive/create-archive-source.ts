import { readdir } from 'node:fs/promises';
import { type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type {
  DataSource,
  FeedNewsItem,
  FeedPlayer,
  GameWeather,
  LineUp,
  News,
  OddsBoard,
  PlayerStats,
  SourceInfo,
  Weather,
} from '../../ports/index.ts';
import { openLeague } from './leagues/replay/open-league.ts';
import { listArchiveBooks } from './lines.ts';
import { lineUpsAt, type ReplayGame } from './replay/calendar.ts';
import { replayContests } from './replay/games/baseball-feed.ts';
import { gameQuotes } from './replay/market/game-quotes.ts';
import { finalItem } from './replay/news/final-item.ts';
import { performanceItems } from './replay/news/performance-items.ts';
import { seasonLine } from './replay/players/season-line.ts';
import { listTeam } from './replay/players/team-members.ts';
import { noBaseball, openWorld, type ReplayWorld } from './replay/replay-world.ts';
import { positionCode } from './retrosheet/text.ts';
import { findManifest } from './store/season-files.ts';
import { type SeasonSummary, STORE_FORMAT } from './store/stored-season.ts';

/** Both batting orders, from three hours before the first pitch. */
async function lineUps(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<{ away: LineUp; home: LineUp } | null> {
  if (asOf < lineUpsAt(replay)) return null;
  const { game } = await world.script(replay);
  const of = (side: 'away' | 'home'): LineUp => ({
    confirmed: true,
    batters: game.starters
      .filter((starter) => starter.side === side && starter.order > 0)
      .sort((a, b) => a.order - b.order)
      .map(({ playerId, position, order }) => ({
        playerId,
        name: world.names.full(playerId),
        position: positionCode(position),
        battingOrder: order,
        bats: world.names.find(playerId)?.bats ?? 'R',
      })),
  });
  return { away: of('away'), home: of('home') };
}

function replayPlayers(world: ReplayWorld): PlayerStats {
  const feedPlayer = (playerId: string, teamCode: string): FeedPlayer => {
    const player = world.names.find(playerId);
    return {
      playerId,
      name: world.names.full(playerId),
      teamCode,
      position: player?.teams[teamCode] ?? '',
      bats: player?.bats ?? 'R',
      throws: player?.throws ?? 'R',
    };
  };
  const members = (teamCode: string, asOf: Date): string[] => listTeam(world, teamCode, world.calendar.runOn(easternDay(asOf)), asOf);

  return {
    listRoster: (teamCode, asOf) => Promise.resolve(members(teamCode, asOf).map((playerId) => feedPlayer(playerId, teamCode))),
    listSeasonLines: (teamCode, asOf) => {
      const schedule = world.calendar.schedule(world.calendar.runOn(easternDay(asOf)));
      const isOver = (place: number): boolean => {
        const replay = schedule.byPlace.get(place);
        return replay !== undefined && replay.endsAt <= asOf;
      };
      const lines = members(teamCode, asOf).map((playerId) => seasonLine(world.table, playerId, isOver));
      return Promise.resolve(lines.filter(({ games }) => games > 0));
    },
    // The files say who left a game hurt now and then, but not who was on the injured list.
    findInjuries: () => Promise.resolve(null),
    findLineUps: async (gameId, asOf) => {
      const replay = world.calendar.findGame(gameId);
      return replay && lineUps(world, replay, asOf);
    },
  };
}

const WINDS: Record<string, string> = {
  tocf: 'out to center',
  tolf: 'out to left',
  torf: 'out to right',
  fromcf: 'in from center',
  fromlf: 'in from left',
  fromrf: 'in from right',
  ltor: 'left to right',
  rtol: 'right to left',
};

function windDirection(windMph: number, wind: string): string {
  if (windMph === 0) return 'calm';
  return WINDS[wind] ?? 'direction not recorded';
}

/** The files hold no forecast: from the lineups on, what was measured at the first pitch stands in for that day's forecast. */
function replayWeather({ calendar }: ReplayWorld): Weather {
  const find = (gameId: string, asOf: Date): GameWeather | null => {
    const replay = calendar.findGame(gameId);
    const measured = replay?.game.weather;
    if (!replay || !measured || asOf < lineUpsAt(replay)) return null;
    const isIndoors = measured.sky === 'dome';
    const windMph = isIndoors ? 0 : measured.windMph;
    const isDry = measured.precipitation === '' || measured.precipitation === 'none';
    return {
      gameId,
      temperatureF: measured.temperatureF,
      windMph,
      windDirection: windDirection(windMph, measured.wind),
      precipitationChance: null,
      humidity: null,
      sky: isIndoors ? 'roof closed' : isDry ? measured.sky : `${measured.sky}, ${measured.precipitation}`,
      isIndoors,
      asOf: asOf < replay.startsAt ? asOf : replay.startsAt,
    };
  };
  return { findWeather: (gameId, asOf) => Promise.resolve(find(gameId, asOf)) };
}

/** Far enough to cross the all-star break and a run's end. */
const DAYS_BACK = 30;

const newestFirst = (a: FeedNewsItem, b: FeedNewsItem): number =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || a.sourceId.localeCompare(b.sourceId);

/** News written from what has happened in the replayed season. */
function replayNews(world: ReplayWorld): News {
  const dayItems = (day: string, asOf: Date): FeedNewsItem[] =>
    world.calendar
      .slate(day)
      .filter(({ endsAt }) => endsAt <= asOf)
      .flatMap((replay) => [finalItem(world, replay) ?? [], ...performanceItems(world, replay)].flat())
      .filter(({ publishedAt }) => publishedAt <= asOf);

  const list = (asOf: Date, limit: number): FeedNewsItem[] => {
    const items: FeedNewsItem[] = [];
    let day = easternDay(asOf);
    // One day more than fills the list: a suspended or late game ends on a later day than its slate.
    for (let back = 0, extra = 1; back < DAYS_BACK && extra >= 0; back += 1, day = shiftDay(day, -1)) {
      if (items.length >= limit) extra -= 1;
      items.push(...dayItems(day, asOf));
    }
    return items.sort(newestFirst).slice(0, limit);
  };
  return { listNews: (asOf, limit) => Promise.resolve(list(asOf, limit)) };
}

function replayOdds({ calendar, prices }: ReplayWorld): OddsBoard {
  const codes = new Set([...prices.values()].flat().map(({ book }) => book));
  return {
    listBooks: () => Promise.resolve(listArchiveBooks(codes)),
    findStanding: (_slateOn, asOf) => Promise.resolve({ seenAt: asOf, isWhole: false }),
    listQuotes: (slateOn, asOf, since) => {
      const quotes = calendar
        .slate(slateOn)
        .flatMap((replay) => (prices.get(replay.game.id) ?? []).flatMap((price) => gameQuotes(replay, price)));
      const known = quotes.filter(({ quotedAt }) => quotedAt <= asOf && (since === undefined || quotedAt > since));
      return Promise.resolve(known.sort((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime()));
    },
  };
}

/** What the store holds, the earliest season first; a season in an older form counts as not there. */
async function listStoredSeasons(storeDir: string): Promise<SeasonSummary[]> {
  const names = await readdir(storeDir).catch(() => []);
  const seasons = names.filter((name) => /^\d{4}$/.test(name)).sort();
  const manifests = await Promise.all(seasons.map((name) => findManifest(storeDir, Number(name))));
  return manifests.flatMap((manifest) => (manifest?.format === STORE_FORMAT ? [manifest.summary] : []));
}

const RETROSHEET_NOTICE =
  'The information used here was obtained free of charge from and is copyrighted by Retrosheet. Interested parties may contact Retrosheet at www.retrosheet.org.';

export interface ArchiveSourceOptions {
  storeDir: string;
  /** Of baseball: the latest stored season with plays when left out, none with null. */
  season?: number | null;
  /** The season of each league; none when left out. */
  leagues?: Partial<Record<LeagueSport, number>>;
  /** Runs of the season that were over by then are not listed. */
  anchorNow: Date;
}

async function chooseSeason(storeDir: string, season: number | undefined): Promise<number> {
  const stored = await listStoredSeasons(storeDir);
  const playable = stored.filter(({ games }) => games > 0).map((summary) => summary.season);
  const chosen = season ?? playable.at(-1);
  if (chosen !== undefined && playable.includes(chosen)) return chosen;
  const found = playable.length > 0 ? `It has ${playable.join(', ')}.` : 'It has none.';
  throw new Error(`The archive store ${storeDir} has no season ${chosen ?? ''} with plays. ${found}`);
}

const LEAGUES_NOTICE =
  'League seasons are replayed from results and recorded prices, without plays; a game ends when games of its league usually do.';

function sourceInfo(season: number | null, leagues: readonly (readonly [LeagueSport, number])[]): SourceInfo {
  const named = leagues.map(([sport, year]) => `${leagueOf(sport)} ${year}`);
  const baseball = season === null ? [] : [named.length > 0 ? `MLB ${season}` : `${season} season`];
  const notices = [...(season === null ? [] : [RETROSHEET_NOTICE]), ...(named.length > 0 ? [LEAGUES_NOTICE] : [])];
  return { kind: 'archive', label: `${[...baseball, ...named].join(', ')} replay`, notice: notices.join(' ') };
}

/** Stored seasons replayed on today's calendar. */
export async function createArchiveSource({ storeDir, season, leagues = {}, anchorNow }: ArchiveSourceOptions): Promise<DataSource> {
  const chosen = season === null ? null : await chooseSeason(storeDir, season);
  const world = chosen === null ? noBaseball(anchorNow) : await openWorld(storeDir, chosen, anchorNow);
  const replayed = Object.entries(leagues) as [LeagueSport, number][];
  const sources = await Promise.all(
    replayed.map(async ([sport, year]) => [sport, await openLeague(storeDir, sport, year, anchorNow)] as const),
  );
  return {
    source: sourceInfo(chosen, replayed),
    keptClaims: null,
    baseball: replayContests(world),
    odds: replayOdds(world),
    players: replayPlayers(world),
    props: { listProps: () => Promise.resolve([]) },
    news: replayNews(world),
    weather: replayWeather(world),
    leagues: Object.fromEntries(sources),
    golf: null,
  };
}
