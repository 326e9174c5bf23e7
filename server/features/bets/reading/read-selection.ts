import type { Contract } from '@clearedge/contract';
import { readBetType, unreadWords } from '@clearedge/contract/aliases';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { namedGame } from '../target/bet-target.ts';
import { matchTarget, readsOf } from '../target/match-target.ts';
import { playersFor, readText } from './read-text.ts';

type Reading = VerbResult<Contract['POST /api/bets/read']>;

/** What a typed selection would be graded as, before anything is kept. */
export const previewSelection: Verb<'POST /api/bets/read'> = async (ctx, { body }) => {
  requireUser(ctx.actor);
  const reads = readsOf(ctx);
  const placedAt = body.placedAt ? new Date(body.placedAt) : ctx.now();
  const target = await matchTarget(reads, body.gameId, placedAt, body.sport);
  const type = readBetType(body.betType)!;
  const players = await playersFor(type, target, reads.players);
  const reading = await readText({ type, text: body.selection, odds: body.odds ?? null }, target, async () => players);
  const isRead = reading.kind === 'read';
  const named = target?.kind === 'game' ? namedGame(target.event) : null;
  return {
    readAs: isRead ? reading.readAs : null,
    // The database and the wire say how many places pay; the graded type only that it is a number.
    pick: isRead ? (reading.selection as Reading['pick']) : null,
    reason: isRead ? null : unreadWords(reading.reason),
    game: named && target?.kind === 'game' ? { sport: target.event.sport, away: named.away, home: named.home } : null,
    players: players.map(({ playerId, name, team }) => ({ playerId, name, team })),
  };
};
