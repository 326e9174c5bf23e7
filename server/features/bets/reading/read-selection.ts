import type { Contract } from '@clearedge/contract';
import { readBetType, type SpelledBetType, unreadWords } from '@clearedge/contract/aliases';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { FUTURE_MARKET } from '@clearedge/contract/spelling/futures/read-future';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { getBetView } from '../bet-rows.ts';
import { decidedWords, readFutureText, readFutureWords, seasonReadsOf } from '../futures/read-future-text.ts';
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
  if (body.betType === 'future') return { ...(await sayFuture(ctx, body)), game: null, players: [] };
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

/** What a text says of a season, which it names beside the bet. */
async function sayFuture(ctx: Ctx, { selection: text, odds, sport, placedAt }: Body): Promise<Stated> {
  const at = placedAt ? new Date(placedAt) : ctx.now();
  const known = sport === undefined || sport === 'other' ? null : sport;
  const reading =
    sport === 'other' ? null : await readFutureText(seasonReadsOf(ctx), { text, sport: known, odds: odds ?? null, placedAt: at });
  const left = (reason: string): Stated => ({ readAs: null, pick: null, reason });
  if (reading?.kind !== 'read') return left(reading?.reason ?? FUTURE_MARKET);
  const { words, season, selection, isDecided } = reading;
  return isDecided ? left(decidedWords(words)) : { readAs: `${words}, ${season}`, pick: selection, reason: null };
}

interface Found {
  type: SpelledBetType;
  target: BetTarget | null;
  players: Awaited<ReturnType<typeof playersFor>>;
  known?: KnownPlayer;
}

async function sayTyped({ selection, odds }: Body, { type, target, players, known }: Found): Promise<Stated> {
  const reading = await readText({ type, text: selection, odds: odds ?? null }, target, async () => players, known);
  if (reading.kind === 'unread') {
    const future = readFutureWords({ text: selection, sport: null, odds: null });
    const isFuture = future !== null && (future.kind === 'read' || future.isSure);
    return { readAs: null, pick: null, reason: unreadWords(isFuture ? { code: 'type', market: 'future' } : reading.reason) };
  }
  // The database and the wire say how many places pay; the graded type only that it is a number.
  return { readAs: reading.readAs, pick: reading.selection as Reading['pick'], reason: null };
}

async function sayPicked({ selection }: Body, pick: NonNullable<Body['pick']>, { type, target, players, known }: Found): Promise<Stated> {
  const chosen = await chooseSelection({ type, text: selection }, pick, target, async () => players, known);
  if (!chosen.selection) return { readAs: null, pick: null, reason: unreadWords({ code: 'game' }) };
  return { readAs: chosen.readAs, pick, reason: contradictionOf(type, selection, chosen.selection, target, players) };
}
