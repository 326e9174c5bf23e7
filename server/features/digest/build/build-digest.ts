import { GAME_SPORTS, LEAGUE_SPORTS, SPORT_KEYS, sportsWith } from '@clearedge/contract/sports';
import { easternDay, easternInstant, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import {
  type Contest,
  isBettingClosed,
  listContestStarts,
  listContestsByIds,
  listNewsBetween,
  listSlate,
  type StoredNews,
} from '../../contests/index.ts';
import { type GameProjection, listGameProjections } from '../../forecasts/index.ts';
import { foreseeGames, type Game, listBoardPrices, listGames, listMarketSides } from '../../odds/index.ts';
import { findNoBet } from '../../picks/index.ts';
import { summarizeBefore } from '../../record/index.ts';
import { dayPicks } from './day-picks.ts';
import type { Audience, Digest, DigestGame, Yesterday } from './digest-shape.ts';
import { clubsOf, type GameContest, isOfClubs, titleOf } from './game-title.ts';
import { biggestMovers } from './mover-rules.ts';
import { watchLeagues } from './watch-leagues.ts';
import { watchList } from './watch-list.ts';
import { weatherThatMatters } from './weather-notes.ts';

type Odds = Game['odds'][number];

const marketOf = <M extends Odds['market']>({ odds }: Game, market: M): Extract<Odds, { market: M }> | undefined =>
  odds.find((entry): entry is Extract<Odds, { market: M }> => entry.market === market);

const teamsOf = ({ awayTeam, homeTeam, awayTeamCode, homeTeamCode }: Game) => ({ awayTeam, homeTeam, awayTeamCode, homeTeamCode });

/** Which lineups the model knew when it last looked; null while it has not. */
const lineUpsOf = (projection: GameProjection | undefined): DigestGame['lineUps'] =>
  projection ? { away: projection.inputs.awayLineUp !== null, home: projection.inputs.homeLineUp !== null } : null;

/** A game as the day's board shows it: starters, best moneyline, best total. */
function digestGame(game: Game, projection: GameProjection | undefined, inPlay: DigestGame['inPlay']): DigestGame {
  const [moneyline, total] = [marketOf(game, 'moneyline'), marketOf(game, 'totals')];
  return {
    gameId: game.gameId,
    sport: game.sport,
    ...teamsOf(game),
    awayRecord: game.awayRecord,
    homeRecord: game.homeRecord,
    startsAt: game.gameTime,
    isTimeTentative: game.isTimeTentative,
    venue: game.venue,
    status: game.status,
    statusNote: game.statusNote,
    awayScore: game.awayScore,
    homeScore: game.homeScore,
    awayPitcher: game.awayPitcher,
    homePitcher: game.homePitcher,
    lineUps: lineUpsOf(projection),
    inPlay,
    moneyline: moneyline ? { away: moneyline.away, home: moneyline.home, bookCount: moneyline.bookCount } : null,
    total: total ? { over: total.over, under: total.under, bookCount: total.bookCount } : null,
  };
}

const cellsOf = ({ moneyline, total }: DigestGame) =>
  [moneyline?.away, moneyline?.home, total?.over, total?.under].flatMap((cell) => cell ?? []);
const isToCome = ({ status }: DigestGame): boolean => status === 'scheduled' || status === 'delayed';

/** How old the board is, and what is not in yet. */
function boardState(games: readonly DigestGame[], source: readonly Game[]): Pick<Digest, 'pricesAt' | 'isStale' | 'missing'> {
  const cells = games.flatMap(cellsOf).filter(({ odds }) => odds !== null);
  const open = cells.filter(({ state }) => state === 'open' || state === 'stale');
  const toCome = games.filter(isToCome);
  const withoutWeather = source.filter(({ weather, roof }) => weather === null && roof !== 'dome').map(({ gameId }) => gameId);
  return {
    pricesAt:
      (open.length > 0 ? open : cells)
        .map(({ seenAt }) => seenAt!)
        .sort()
        .at(-1) ?? null,
    isStale: open.length > 0 && open.every(({ state }) => state === 'stale'),
    missing: {
      prices: toCome.filter((game) => cellsOf(game).every(({ odds }) => odds === null)).length,
      starters: toCome.filter(({ awayPitcher, homePitcher }) => awayPitcher === null || homePitcher === null).length,
      weather: toCome.filter(({ gameId }) => withoutWeather.includes(gameId)).length,
    },
  };
}

const resultOf = (contest: Contest): Yesterday['games'][number] => ({
  gameId: contest.gameId,
  sport: contest.sport,
  ...clubsOf(contest),
  status: contest.status === 'final' ? 'completed' : contest.status,
  statusNote: contest.statusNote,
  awayScore: contest.awayScore,
  homeScore: contest.homeScore,
  innings: contest.lineScore?.away.length ?? null,
});

/** By sport, in their order; a sport's own as they began. */
const bySport = (a: Contest, b: Contest): number => SPORT_KEYS.indexOf(a.sport) - SPORT_KEYS.indexOf(b.sport);

/** How the games and the picks of a day came out, losers included. */
async function yesterdayOf(ctx: Ctx, date: string, audience: Audience): Promise<Yesterday> {
  const games = (await listSlate(ctx, date, GAME_SPORTS)).toSorted(bySport).map(resultOf);
  const { list, results } = await dayPicks(ctx, date, audience);
  const count = (kind: string): number => results.filter((row) => row?.result === kind).length;
  return {
    date,
    games,
    picks: list,
    wins: count('win'),
    losses: count('loss'),
    pushes: count('push'),
    voids: count('void'),
    pending: results.filter((row) => row === null).length,
    units: results.reduce((sum, row) => sum + (row?.units ?? 0), 0),
  };
}

/** What a day's digest looks at. */
interface DaySpan {
  date: string;
  yesterday: string;
  /** The moment it speaks of: now, or the end of a day that is over. */
  until: Date;
  newsFrom: Date;
  /** The record is that of the days before; of a day to come, before today. */
  recordBefore: string;
  isPast: boolean;
}

const NEWS_MS = 24 * 3_600_000;

/** A day that is over is told as it stood at its end; today, and a day to come, as it stands now. */
export function daySpan(date: string, now: Date): DaySpan {
  const today = easternDay(now);
  const isPast = date < today;
  const until = isPast ? easternInstant(shiftDay(date, 1)) : now;
  return {
    date,
    yesterday: shiftDay(date, -1),
    until,
    newsFrom: new Date(until.getTime() - NEWS_MS),
    recordBefore: isPast ? date : today,
    isPast,
  };
}

type Report = Digest['news'][number];

/** What decides who plays: sources name their categories as they like, so the words of the item count as well. */
const CATEGORY = /injur|roster|transaction|postpone|line-?up|scratch/i;
const WORDS =
  /\b(scratched|injur(?:y|ed|ies)|injured list|day-to-day|activated|line-?ups?|will not start|sidelined|optioned|recalled|postponed|washes out|suspended)\b/i;
const SHOWN = 12;

export const isAboutAvailability = ({ category, title }: Pick<StoredNews, 'category' | 'title'>): boolean =>
  CATEGORY.test(category) || WORDS.test(title);

/** Injuries, scratches, lineups and postponements of a span, newest first. */
const availabilityNews = (items: readonly StoredNews[]): Report[] =>
  items
    .filter(isAboutAvailability)
    .slice(0, SHOWN)
    .map(({ sourceId: _own, publishedAt, ...item }) => ({ ...item, publishedAt: publishedAt.toISOString() }));

/** The chances of the games in play, from where each stands and its closing prices. */
async function outlooksOf(ctx: Ctx, games: readonly Game[]): Promise<Map<string, NonNullable<DigestGame['inPlay']>>> {
  const ids = games.flatMap(({ id, status }) => (status === 'live' ? [id] : []));
  const contests = ids.length > 0 ? await listContestsByIds(ctx, ids) : [];
  const foreseen = await foreseeGames(ctx, contests);
  return new Map(
    contests.flatMap(({ id, standing }) => {
      const outlook = standing && foreseen.get(id)?.forecast.at(standing);
      return outlook ? [[id, { ...outlook, asOf: standing.asOf.toISOString() }] as const] : [];
    }),
  );
}

const LOOK_AHEAD_DAYS = 14;

async function nextSlate(ctx: Ctx, date: string): Promise<string | null> {
  const starts = await listContestStarts(ctx, shiftDay(date, 1), shiftDay(date, LOOK_AHEAD_DAYS), GAME_SPORTS);
  return starts.map(({ slateOn }) => slateOn).sort()[0] ?? null;
}

const CALLED_OFF = new Set<Contest['status']>(['postponed', 'cancelled']);

/** The leagues of teams that play on a day, in their order. */
async function leaguesOf(ctx: Ctx, date: string): Promise<Digest['leagues']> {
  const starts = (await listContestStarts(ctx, date, date, LEAGUE_SPORTS)).filter(({ status }) => !CALLED_OFF.has(status));
  return LEAGUE_SPORTS.flatMap((sport) => {
    const own = starts.filter((contest) => contest.sport === sport).map(({ startsAt }) => startsAt.getTime());
    return own.length > 0 ? [{ sport, games: own.length, firstAt: new Date(Math.min(...own)).toISOString() }] : [];
  });
}

async function moversOf(ctx: Ctx, contests: readonly GameContest[]): Promise<Digest['movers']> {
  const ids = contests.map(({ id }) => id);
  const [rows, sides] = [await listBoardPrices(ctx, ids), await listMarketSides(ctx, ids)];
  const isOf = (id: string) => (row: { contestId: string }) => row.contestId === id;
  return biggestMovers(
    contests.map((contest) => ({
      game: titleOf(contest),
      rows: rows.filter(isOf(contest.id)),
      sides: sides.filter(isOf(contest.id)),
      isClosed: isBettingClosed(contest, ctx.now()),
    })),
  );
}

async function picksOf(ctx: Ctx, date: string, audience: Audience): Promise<Digest['picks']> {
  const { results: _kept, ...picks } = await dayPicks(ctx, date, audience);
  return { ...picks, ...(await findNoBet(ctx, date)) };
}

/** A day on one page, from what is stored; what needs the pro tier is absent for everybody else. */
export async function buildDigest(ctx: Ctx, date: string, audience: Audience): Promise<Digest> {
  const span = daySpan(date, ctx.now());
  const source = await listGames(ctx, date, sportsWith('hasAnalysis'));
  const projections = await listGameProjections(
    ctx,
    source.map(({ id }) => id),
  );
  const outlooks = await outlooksOf(ctx, source);
  const games = source.map((game) => digestGame(game, projections.get(game.id), outlooks.get(game.id) ?? null));
  const contests = (await listSlate(ctx, date, GAME_SPORTS)).filter(isOfClubs);
  return {
    date,
    asOf: span.until.toISOString(),
    isPast: span.isPast,
    nextSlateOn: source.length === 0 ? await nextSlate(ctx, date) : null,
    ...boardState(games, source),
    games,
    leagues: await leaguesOf(ctx, date),
    movers: await moversOf(ctx, contests),
    news: availabilityNews(await listNewsBetween(ctx, span.newsFrom, span.until)),
    weather: weatherThatMatters(source),
    picks: await picksOf(ctx, date, audience),
    yesterday: await yesterdayOf(ctx, span.yesterday, audience),
    record: { through: shiftDay(span.recordBefore, -1), ...(await summarizeBefore(ctx, span.recordBefore)) },
    ...(audience === 'entitled'
      ? { watch: [...(await watchList(ctx, source)), ...(await watchLeagues(ctx, contests))] }
      : { locked: true as const }),
  };
}
