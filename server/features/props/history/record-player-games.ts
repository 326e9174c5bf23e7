import { sportsWith } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { z } from 'zod';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx, JobDefinition } from '../../../kernel/ctx.ts';
import type { FinishedGame } from '../../../ports/index.ts';
import { listContestStarts } from '../../contests/index.ts';
import { screenProps } from '../../odds/index.ts';
import { countByDay, linesOfDay, writePlayerGames } from './player-game-rows.ts';
import { mainLines, type PlayerGame, type ThrowsOf, toPlayerGame } from './player-game-rules.ts';

/** Box scores are corrected for a day. */
const CORRECTED_DAYS = 2;
/** Days of history in one go, so that what is live now is not kept waiting. */
const STRIDE_DAYS = 4;
const GAP_MS = 4000;
/** The books' numbers of older games are not asked for: no one is shown them. */
const LINES_DAYS = 45;
const BEFORE_MS = 60_000;

export const RecordPayload = z.object({
  /** Only days before this one: the next stride of history. */
  before: z.string().optional(),
});
export type RecordPayload = z.infer<typeof RecordPayload>;

/** Keeps who did what in every finished game of the season, the newest days first; history comes in strides, each a job of its own. */
export async function recordPlayerGames(ctx: Ctx, { before }: RecordPayload, job: JobDefinition<RecordPayload>): Promise<void> {
  const today = easternDay(ctx.now());
  const season = await fetchFrom(ctx, 'season span', () => ctx.ports.baseball.getSeasonSpan(today));
  if (season === null) return;
  const stored = await countByDay(ctx.db, season.year);
  const due = (await listEndedDays(ctx, season.from, before ? shiftDay(before, -1) : today)).filter(
    ({ day, ended }) => day >= shiftDay(today, -CORRECTED_DAYS) || (stored.get(day) ?? 0) < ended,
  );
  const stride = due.slice(0, STRIDE_DAYS);
  const askForArms = armsMemory(ctx);
  for (const { day } of stride) await recordDay(ctx, day, today, askForArms);
  const last = stride.at(-1)?.day;
  if (last && due.length > stride.length) await ctx.enqueue(job, { before: last }, { runAt: new Date(ctx.now().getTime() + GAP_MS) });
}

/** Days of the season with games that ended, newest first. */
async function listEndedDays(ctx: Ctx, from: string, today: string): Promise<{ day: string; ended: number }[]> {
  const days = new Map<string, number>();
  for (const { slateOn, status } of await listContestStarts(ctx, from, today, sportsWith('hasPlayerLines')))
    if (status === 'final') days.set(slateOn, (days.get(slateOn) ?? 0) + 1);
  return [...days].map(([day, ended]) => ({ day, ended })).sort((a, b) => (a.day < b.day ? 1 : -1));
}

type AskForArms = (games: readonly FinishedGame[]) => Promise<ThrowsOf>;

async function recordDay(ctx: Ctx, day: string, today: string, askForArms: AskForArms): Promise<void> {
  const now = ctx.now();
  const games = await fetchFrom(ctx, `finished games of ${day}`, () => ctx.ports.baseball.listFinishedGames(day, now));
  if (games === null || games.length === 0) return;
  const throwsOf = await askForArms(games);
  const starts = new Map(
    (await listContestStarts(ctx, day, day, sportsWith('hasPlayerLines'))).map(({ gameId, startsAt }) => [gameId, startsAt]),
  );
  const kept = await linesOfDay(ctx.db, day);
  const rows: PlayerGame[] = [];
  for (const game of games) {
    const startsAt = day >= shiftDay(today, -LINES_DAYS) ? starts.get(game.gameId) : undefined;
    // A box score may be corrected; what was offered before the first pitch stays what it was.
    const lines = kept.get(game.gameId) ?? (startsAt ? mainLines(await askForLines(ctx, game.gameId, startsAt)) : {});
    rows.push(toPlayerGame(game, day, throwsOf, lines));
  }
  await writePlayerGames(ctx.db, rows, now);
}

/** Arms of the men on today's rosters; each club is asked once. */
function armsMemory(ctx: Ctx): AskForArms {
  const asked = new Set<string>();
  const arms = new Map<string, 'L' | 'R'>();
  return async (games) => {
    for (const code of games.flatMap(({ awayCode, homeCode }) => [awayCode, homeCode])) {
      if (asked.has(code)) continue;
      asked.add(code);
      for (const man of (await fetchFrom(ctx, `roster of ${code}`, () => ctx.ports.players.listRoster(code, ctx.now()))) ?? [])
        arms.set(man.playerId, man.throws);
    }
    return (playerId) => arms.get(playerId) ?? null;
  };
}

/** What was offered a minute before the first pitch. */
const askForLines = async (ctx: Ctx, gameId: string, startsAt: Date) =>
  screenProps(
    (await fetchFrom(ctx, `props of ${gameId}`, () => ctx.ports.props.listProps(gameId, new Date(startsAt.getTime() - BEFORE_MS)))) ?? [],
  );
