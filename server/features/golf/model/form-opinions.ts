import { setImmediate as nextTurn } from 'node:timers/promises';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { seedFromText } from '@clearedge/quant/random';
import { GOLF_MODEL, type GolfRatings, simulateField } from '@clearedge/quant/sports/golf';
import type { GolfChances } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type EntryRow, isPastMissing, listEntryRows } from '../rows/entry-rows.ts';
import { findOpinion, insertOpinion } from '../rows/opinion-rows.ts';
import { listTournamentRows, type TournamentRow } from '../rows/tournament-rows.ts';
import { dayOf, fieldPlayer } from './field-of.ts';
import type { ReadRatings } from './kept-ratings.ts';

const SIMULATIONS = 5000;
const AHEAD_DAYS = 10;
const PAST_DAYS = 300;
const UPCOMING_AGE_MS = 6 * 3_600_000;
/** A field of men the model knows nothing of is not worth an opinion. */
const LEAST_KNOWN_SHARE = 0.5;

function chancesOf(row: TournamentRow, entries: readonly EntryRow[], ratings: GolfRatings): Record<string, GolfChances> | null {
  const day = dayOf(row.startsOn);
  const skills = entries.map(({ playerId }) => ratings.skillOf(playerId, day));
  if (skills.filter(({ rounds }) => rounds > 0).length < LEAST_KNOWN_SHARE * entries.length) return null;
  const players = entries.flatMap((entry) => fieldPlayer(row, entry, ratings) ?? []);
  // Without one man's score nobody's chances are known.
  if (players.length < entries.length || players.every(({ isOut }) => isOut)) return null;
  const cutPlaces = row.cut && (row.cutLine === null || row.cutLine.isProjected) ? row.cut.places : null;
  const { roundDeviation, weekDeviation } = GOLF_MODEL;
  const seed = seedFromText(`${row.publicId} ${row.boardAsOf?.toISOString()}`);
  const chances = simulateField(players, { cutPlaces, roundDeviation, weekDeviation }, { simulations: SIMULATIONS, seed });
  return Object.fromEntries(
    entries.map(({ playerId }, index) => [
      playerId,
      {
        win: chances.win[index]!,
        top5: chances.top5[index]!,
        top10: chances.top10[index]!,
        top20: chances.top20[index]!,
        makeCut: chances.makeCut?.[index] ?? null,
        skill: skills[index]!.skill,
        rounds: skills[index]!.rounds,
      },
    ]),
  );
}

async function isOpinionDue(ctx: Ctx, row: TournamentRow): Promise<boolean> {
  if (row.boardAsOf === null || row.isTeamEvent || row.status === 'completed') return false;
  const last = await findOpinion(ctx.db, row.id);
  if (!last) return true;
  const age = row.boardAsOf.getTime() - last.boardAsOf.getTime();
  return age > 0 && (row.status === 'in-progress' || age >= UPCOMING_AGE_MS);
}

/** An opinion of every tournament in play or to come within days whose field is known: the form of past weeks, and the rest of the tournament played many times. */
export async function formOpinions(ctx: Ctx, readRatings: ReadRatings): Promise<void> {
  const today = easternDay(ctx.now());
  if (await isPastMissing(ctx.db, shiftDay(today, -PAST_DAYS), today)) return;
  for (const row of await listTournamentRows(ctx.db, shiftDay(today, -1), shiftDay(today, AHEAD_DAYS))) {
    if (!(await isOpinionDue(ctx, row))) continue;
    const entries = await listEntryRows(ctx.db, row.id);
    const players = entries.length ? chancesOf(row, entries, await readRatings(ctx)) : null;
    // Requests are answered between two tournaments.
    await nextTurn();
    if (!players || !row.boardAsOf) continue;
    const { version: modelVersion } = GOLF_MODEL;
    const opinion = { id: ctx.newId(), contestId: row.id, modelVersion, boardAsOf: row.boardAsOf, simulations: SIMULATIONS, players };
    await insertOpinion(ctx.db, { ...opinion, createdAt: ctx.now() });
  }
}
