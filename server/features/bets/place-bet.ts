import { type NamedPlayer, readBetType } from '@clearedge/contract/aliases';
import { GAME_ID_PATTERN } from '@clearedge/contract/terms';
import { type AnySelection, isGolfSelection } from '@clearedge/quant/grading';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { once } from '../../kernel/once.ts';
import { listGolfOffers } from '../golf/index.ts';
import { cachedProps } from '../odds/index.ts';
import { decidePlacement, decideTerms, type WirePick } from './bet-rules.ts';
import { placeFuture } from './futures/place-future.ts';
import { insertPlaced, type PlaceInput } from './insert-placed.ts';
import { chooseSelection, type KnownPlayer, playersFor } from './reading/read-text.ts';
import { requestGrade } from './request-grade.ts';
import { type BetTarget, pickedWords, sportOf, targetColumns } from './target/bet-target.ts';
import { cachedReadsOf, matchTarget } from './target/match-target.ts';
import type { BetWire } from './to-bet.ts';

/** As entered, on a game or a tournament. */
interface OnContest extends Omit<PlaceInput['body'], 'betType' | 'pick'> {
  betType: Exclude<PlaceInput['body']['betType'], 'future'>;
  pick: WirePick | null | undefined;
}

/** Records a bet placed at a book, once per Idempotency-Key. The server computes what it pays; the client's figure is ignored. */
export async function placeBet(ctx: Ctx, { body }: PlaceInput): Promise<BetWire> {
  const userId = requireUser(ctx.actor);
  const place = await preparePlacing(ctx, userId, body);
  const bet = await ctx.transact((tx) => once(tx, userId, 'POST /api/bets', body, () => place(tx)));
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return bet;
}

/** How a bet is placed within a transaction. */
async function preparePlacing(ctx: Ctx, userId: string, body: PlaceInput['body']): Promise<(tx: Ctx) => Promise<BetWire>> {
  const { betType, pick } = body;
  if (betType === 'future' || pick?.market === 'future') return (tx) => placeFuture(tx, userId, body);
  const onContest = { ...body, betType, pick };
  const players = await listNames(ctx, onContest);
  return (tx) => placeIn(tx, userId, onContest, players);
}

/** Whom books name in the game of a picked prop. Asks the source: call it before a transaction. */
async function listNames(ctx: Ctx, { gameId, pick }: OnContest): Promise<NamedPlayer[]> {
  if (pick?.market !== 'prop' || !GAME_ID_PATTERN.test(gameId)) return [];
  const { props } = await cachedProps(ctx, gameId);
  return props.map(({ playerId, playerName }) => ({ playerId, name: playerName }));
}

/** The player of a picked prop, as books name that player. */
function namedIn(players: readonly NamedPlayer[], pick: OnContest['pick']): KnownPlayer | undefined {
  const player = pick?.market === 'prop' ? players.find(({ playerId }) => playerId === pick.playerId) : undefined;
  return player && pick?.market === 'prop' ? { ...player, prop: pick.prop } : undefined;
}

async function placeIn(tx: Ctx, userId: string, body: OnContest, players: readonly NamedPlayer[]): Promise<BetWire> {
  const stated = body.placedAt ? new Date(body.placedAt) : undefined;
  const reads = cachedReadsOf(tx);
  const target = await matchTarget(reads, body.gameId, stated ?? tx.now(), body.sport);
  const type = readBetType(body.betType)!;
  const chosen = await chooseSelection(
    { type, text: body.selection, odds: body.odds },
    body.pick,
    target,
    reads.players,
    namedIn(players, body.pick),
  );
  const names = [...players, ...(await playersFor(type, target, reads.players))];
  const { placedAt, source } = decidePlacement(target, stated, tx.now(), await hasLivePrice(tx, target, chosen.selection ?? null));
  const bet = await insertPlaced(tx, userId, body, {
    ...targetColumns(target),
    sport: (target && sportOf(target)) ?? body.sport ?? null,
    gameLabel: body.gameId,
    betType: type.betType,
    selectionText: body.pick ? pickedWords(type, body.selection, chosen.selection ?? null, target, names) : body.selection,
    ...chosen,
    terms: decideTerms(body.pitcherRule, target),
    source,
    placedAt,
  });
  await requestGrade(tx, target);
  return bet;
}

/** Whether a book prices this very selection of a tournament now, as it may after the start. */
async function hasLivePrice(tx: Ctx, target: BetTarget | null, selection: AnySelection | null): Promise<boolean> {
  if (target?.kind !== 'tournament' || target.tournament.isBeforeStart || !selection || !isGolfSelection(selection)) return false;
  return (await listGolfOffers(tx, target.tournament.id, selection)).length > 0;
}
