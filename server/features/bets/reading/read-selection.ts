import type { Contract } from '@clearedge/contract';
import { readBetType, type SpelledBetType, unreadWords } from '@clearedge/contract/aliases';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { getBetView } from '../bet-rows.ts';
import { type BetTarget, contradictionOf, namedGame } from '../target/bet-target.ts';
import { findTarget, matchTarget, readsOf } from '../target/match-target.ts';
import { chooseSelection, type KnownPlayer, knownPlayerOf, playersFor, readText, withKnown } from './read-text.ts';

type Route = Contract['POST /api/bets/read'];
type Body = VerbInput<Route>['body'];
type Reading = VerbResult<Route>;
type Stated = Pick<Reading, 'readAs' | 'pick' | 'reason'>;

/** What the bet is on: of one that is being changed its own game, else what the label means. */
async function targetOf(ctx: Ctx, body: Body): Promise<{ target: BetTarget | null; known?: KnownPlayer }> {
  if (body.betId === undefined) {
    const placedAt = body.placedAt ? new Date(body.placedAt) : ctx.now();
    return { target: await matchTarget(readsOf(ctx), body.gameId, placedAt, body.sport) };
  }
  const { bet } = await getBetView(ctx, body.betId, requireUser(ctx.actor));
  const known = knownPlayerOf(bet);
  return { target: await findTarget(ctx, bet), ...(known ? { known } : {}) };
}

/** What a typed or a picked selection would be graded as, before anything is kept. */
export const previewSelection: Verb<'POST /api/bets/read'> = async (ctx, { body }) => {
  requireUser(ctx.actor);
  const { target, known } = await targetOf(ctx, body);
  const type = readBetType(body.betType)!;
  const players = withKnown(await playersFor(type, target, readsOf(ctx).players), type.betType === 'prop' ? known : undefined);
  const found = { type, target, players, ...(known ? { known } : {}) };
  const named = target?.kind === 'game' ? namedGame(target.contest) : null;
  const people = target?.kind === 'tournament' ? target.field.map((player) => ({ ...player, team: null })) : players;
  return {
    ...(body.pick ? await sayPicked(body, body.pick, found) : await sayTyped(body, found)),
    game: named && target?.kind === 'game' ? { sport: target.contest.sport, away: named.away, home: named.home } : null,
    players: people.map(({ playerId, name, team }) => ({ playerId, name, team })),
  };
};

interface Found {
  type: SpelledBetType;
  target: BetTarget | null;
  players: Awaited<ReturnType<typeof playersFor>>;
  known?: KnownPlayer;
}

async function sayTyped({ selection, odds }: Body, { type, target, players, known }: Found): Promise<Stated> {
  const reading = await readText({ type, text: selection, odds: odds ?? null }, target, async () => players, known);
  if (reading.kind === 'unread') return { readAs: null, pick: null, reason: unreadWords(reading.reason) };
  // The database and the wire say how many places pay; the graded type only that it is a number.
  return { readAs: reading.readAs, pick: reading.selection as Reading['pick'], reason: null };
}

async function sayPicked({ selection }: Body, pick: NonNullable<Body['pick']>, { type, target, players, known }: Found): Promise<Stated> {
  const chosen = await chooseSelection({ type, text: selection }, pick, target, async () => players, known);
  if (!chosen.selection) return { readAs: null, pick: null, reason: unreadWords({ code: 'game' }) };
  return { readAs: chosen.readAs, pick, reason: contradictionOf(type, selection, chosen.selection, target, players) };
}
