import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedLeagueGame } from '../../../ports/index.ts';
import { listContestStarts, renameMoved, type SlateContest, storeSlate } from '../../contests/index.ts';

const EASTERN_HOUR = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', hour: 'numeric', hourCycle: 'h23' });
const EVENING = 17;

/** A football game in the form of every contest; what only baseball has is filled plainly. */
function toFeedGame({ stage, isNeutral, ...game }: FeedLeagueGame): SlateContest {
  return {
    ...game,
    detail: { sport: 'cfl', stage, isNeutral },
    gameNumber: 1,
    isDoubleheader: false,
    scheduledInnings: 0,
    dayNight: Number(EASTERN_HOUR.format(game.startsAt)) >= EVENING ? 'night' : 'day',
    awayPitcher: null,
    homePitcher: null,
  };
}

/** Brings stored games up to what the source says; of a season's light form, old results ask for no facts. */
async function storeGames(ctx: Ctx, games: readonly FeedLeagueGame[], asOf: Date, isLight: boolean): Promise<void> {
  if (!games.length) return;
  const source = ctx.ports.source.kind;
  await renameMoved(ctx, { sport: 'cfl', source, games });
  const answer = { contests: games.map(toFeedGame), asOf, source, sport: 'cfl' as const, isLight };
  await storeSlate(ctx, answer);
}

/** A game that was broken off may be played on, or called, some days later. */
const DAYS_BACK = 5;
const DAYS_AHEAD = 8;

/** The whole season, finished games included: without them the standings would be wrong. */
export async function syncSeason(ctx: Ctx): Promise<void> {
  const { cfl } = ctx.ports.leagues;
  if (!cfl) return;
  const asOf = ctx.now();
  const games = await fetchFrom(ctx, 'CFL season', async () => {
    const { from, to } = await cfl.feed.getSeasonSpan(easternDay(asOf));
    return cfl.feed.listGames(from, to, asOf);
  });
  if (games) await storeGames(ctx, games, asOf, true);
}

/** The games of these days as they stand now. */
export async function syncDays(ctx: Ctx, from: string, to: string): Promise<void> {
  const { cfl } = ctx.ports.leagues;
  if (!cfl) return;
  const asOf = ctx.now();
  const games = await fetchFrom(ctx, `CFL games of ${from} to ${to}`, () => cfl.feed.listGames(from, to, asOf));
  if (games) await storeGames(ctx, games, asOf, false);
}

/** Last week's unfinished games, this week's, and the next ones. */
export const syncNearGames = (ctx: Ctx): Promise<void> => {
  const today = easternDay(ctx.now());
  return syncDays(ctx, shiftDay(today, -DAYS_BACK), shiftDay(today, DAYS_AHEAD));
};

/** Fewer than this around today, and the season has not been read. */
const FEW_GAMES = 20;
const AROUND_DAYS = 100;

/** The season, where a database knows next to nothing of it. */
export async function catchUpFootball(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  const known = await listContestStarts(ctx, shiftDay(today, -AROUND_DAYS), shiftDay(today, AROUND_DAYS), 'cfl');
  if (known.length < FEW_GAMES) await syncSeason(ctx);
}
