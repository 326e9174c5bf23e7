import { type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedLeagueGame, LeagueSource } from '../../../ports/index.ts';
import { listLeagues } from '../../../sports/registry.ts';
import { listContestStarts, noteSchedule, renameMoved, type SlateContest, storeSlate } from '../../contests/index.ts';

const EASTERN_HOUR = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', hour: 'numeric', hourCycle: 'h23' });
const EVENING = 17;

/** A league's game in the form of every contest; what only baseball has is filled plainly. */
function toFeedGame(sport: LeagueSport, { stage, isNeutral, periods, overtimes, ...game }: FeedLeagueGame): SlateContest {
  return {
    ...game,
    detail: { sport, stage, isNeutral, ...(periods ? { periods } : {}), ...(overtimes ? { overtimes } : {}) },
    gameNumber: 1,
    isDoubleheader: false,
    scheduledInnings: 0,
    dayNight: Number(EASTERN_HOUR.format(game.startsAt)) >= EVENING ? 'night' : 'day',
    awayPitcher: null,
    homePitcher: null,
  };
}

/** Brings stored games up to what the source says; of a season's light form, old results ask for no facts. */
async function storeGames(
  ctx: Ctx,
  sport: LeagueSport,
  games: readonly FeedLeagueGame[],
  { asOf, isLight }: { asOf: Date; isLight: boolean },
): Promise<void> {
  if (!games.length) return;
  const source = ctx.ports.source.kind;
  await renameMoved(ctx, { sport, source, games });
  await storeSlate(ctx, { contests: games.map((game) => toFeedGame(sport, game)), asOf, source, sport, isLight });
}

/** A game that was broken off may be played on, or called, some days later. */
const DAYS_BACK = 5;
const DAYS_AHEAD = 8;

interface Followed {
  sport: LeagueSport;
  source: LeagueSource;
}

/** Fewer than this of a season, and it has not been read. */
const FEW_GAMES = 20;
const STEP_DAYS = 30;
const YEAR_DAYS = 390;

/** Between two seasons the one that has ended, which the off-season is about; null in season, and where it is stored. */
async function findEnded({ db, now }: Ctx, { sport, source }: Followed, coming: { from: string; year: number }) {
  if (easternDay(now()) >= coming.from) return null;
  for (let back = STEP_DAYS; back <= YEAR_DAYS; back += STEP_DAYS) {
    const span = await source.feed.getSeasonSpan(shiftDay(coming.from, -back));
    if (span.year >= coming.year) continue;
    return (await listContestStarts({ db }, span.from, span.to, sport)).length < FEW_GAMES ? span : null;
  }
  return null;
}

async function syncLeagueSeason(ctx: Ctx, { sport, source }: Followed): Promise<void> {
  const asOf = ctx.now();
  const games = await fetchFrom(ctx, `${leagueOf(sport)} season`, async () => {
    const { from, to, year } = await source.feed.getSeasonSpan(easternDay(asOf));
    const past = (await source.feed.findSeasonBefore?.(year)) ?? (await findEnded(ctx, { sport, source }, { from, year }));
    return [...(past ? await source.feed.listGames(past.from, past.to, asOf) : []), ...(await source.feed.listGames(from, to, asOf))];
  });
  if (games) await storeGames(ctx, sport, games, { asOf, isLight: true });
}

/** Every league's whole season, finished games included: without them the standings would be wrong. The one before it, where it is told. */
export async function syncSeason(ctx: Ctx): Promise<void> {
  for (const league of listLeagues(ctx.ports)) await syncLeagueSeason(ctx, league);
}

/** The games of these days of a league as they stand now. */
export async function syncDays(ctx: Ctx, { sport, source }: Followed, from: string, to: string): Promise<void> {
  const asOf = ctx.now();
  const games = await fetchFrom(ctx, `${leagueOf(sport)} games of ${from} to ${to}`, () => source.feed.listGames(from, to, asOf));
  if (!games) return;
  await storeGames(ctx, sport, games, { asOf, isLight: false });
  const today = easternDay(asOf);
  if (from <= today && today <= to) await noteSchedule(ctx, sport, source.feed, asOf);
}

/** Every league's unfinished games of last week, this week's, and the next ones. */
export async function syncNearGames(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  for (const league of listLeagues(ctx.ports)) await syncDays(ctx, league, shiftDay(today, -DAYS_BACK), shiftDay(today, DAYS_AHEAD));
}

const AROUND_DAYS = 100;

/** The season of each league that a database knows next to nothing about. */
export async function catchUpLeagues(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  for (const league of listLeagues(ctx.ports)) {
    const known = await listContestStarts(ctx, shiftDay(today, -AROUND_DAYS), shiftDay(today, AROUND_DAYS), league.sport);
    if (known.length < FEW_GAMES) await syncLeagueSeason(ctx, league);
  }
}
