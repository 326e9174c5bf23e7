import type { Ctx } from '../../../kernel/ctx.ts';
import { listUntold } from '../rows/player-fact-rows.ts';
import type { SeasonPart } from '../rows/result-rows.ts';
import { requestFacts } from './request-facts.ts';

/** So many of each club in one go, and no more together than this: who looks again a minute later has the next ones. */
const MOST_OF_CLUB = 10;
const MOST = 60;

/** Asks for the facts of these clubs' finished games that were over before this installation followed them, the newest first. */
export async function requestPastFacts(ctx: Pick<Ctx, 'db' | 'enqueue'>, part: SeasonPart, codes: readonly string[]): Promise<void> {
  const gameIds = await listUntold(ctx.db, part, codes, Math.min(MOST, MOST_OF_CLUB * codes.length));
  const [newest, oldest] = [gameIds[0], gameIds.at(-1)];
  if (newest) await requestFacts(ctx, gameIds, { dedupeKey: `past facts ${newest} ${oldest} ${gameIds.length}` });
}

const MOST_OF_SEASON = 2000;
const GAP_MS = 60_000;

/** Asks for the facts of all finished games of a season that have none, the newest first and so many a minute; an hour later again. */
export async function requestSeasonFacts(
  ctx: Pick<Ctx, 'db' | 'enqueue' | 'now'>,
  part: SeasonPart,
  codes: readonly string[],
): Promise<void> {
  const [gameIds, now] = [await listUntold(ctx.db, part, codes, MOST_OF_SEASON), ctx.now()];
  for (let at = 0; at < gameIds.length; at += MOST)
    await requestFacts(ctx, gameIds.slice(at, at + MOST), {
      runAt: new Date(now.getTime() + (at / MOST) * GAP_MS),
      dedupeKey: `season facts ${part.sport} ${part.seasonYear} ${now.toISOString().slice(0, 13)} ${at}`,
    });
}
