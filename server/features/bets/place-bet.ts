import type { Contract } from '@clearedge/contract';
import { type NamedPlayer, readBetType } from '@clearedge/contract/aliases';
import { eachDetail } from '@clearedge/contract/bet-details';
import type { VerbInput } from '@clearedge/contract/route';
import { GAME_ID_PATTERN } from '@clearedge/contract/terms';
import { type AnySelection, HOUSE_RULES_VERSION, isGolfSelection } from '@clearedge/quant/grading';
import { dollarsToCents } from '@clearedge/quant/money';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { once } from '../../kernel/once.ts';
import { listGolfOffers } from '../golf/index.ts';
import { checkMayStake } from '../limits/index.ts';
import { cachedProps } from '../odds/index.ts';
import { insertBet } from './bet-rows.ts';
import { decidePlacement, decideTerms } from './bet-rules.ts';
import { chooseSelection, type KnownPlayer, playersFor } from './reading/read-text.ts';
import { requestGrade } from './request-grade.ts';
import { type BetTarget, pickedWords, sportOf, targetColumns } from './target/bet-target.ts';
import { cachedReadsOf, matchTarget } from './target/match-target.ts';
import { type BetWire, toBet } from './to-bet.ts';
import { weeklyUsage } from './usage/weekly-usage.ts';

type Input = VerbInput<Contract['POST /api/bets']>;

/** Records a bet placed at a book, once per Idempotency-Key. The server computes what it pays; the client's figure is ignored. */
export async function placeBet(ctx: Ctx, { body }: Input): Promise<BetWire> {
  const userId = requireUser(ctx.actor);
  const players = await listNames(ctx, body);
  const bet = await ctx.transact((tx) => once(tx, userId, 'POST /api/bets', body, () => placeIn(tx, userId, body, players)));
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return bet;
}

const askForProps = cachedProps();

/** Whom books name in the game of a picked prop. Asks the source: call it before a transaction. */
async function listNames(ctx: Ctx, { gameId, pick }: Input['body']): Promise<NamedPlayer[]> {
  if (pick?.market !== 'prop' || !GAME_ID_PATTERN.test(gameId)) return [];
  const { props } = await askForProps(ctx, gameId);
  return props.map(({ playerId, playerName }) => ({ playerId, name: playerName }));
}

/** The player of a picked prop, as books name that player. */
function namedIn(players: readonly NamedPlayer[], pick: Input['body']['pick']): KnownPlayer | undefined {
  const player = pick?.market === 'prop' ? players.find(({ playerId }) => playerId === pick.playerId) : undefined;
  return player && pick?.market === 'prop' ? { ...player, prop: pick.prop } : undefined;
}

async function placeIn(tx: Ctx, userId: string, body: Input['body'], players: readonly NamedPlayer[]): Promise<BetWire> {
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
  const stakeCents = dollarsToCents(body.stake);
  await checkMayStake(tx, userId, stakeCents, () => weeklyUsage(tx, userId));
  const view = await insertBet(tx, {
    id: tx.newId(),
    userId,
    ...targetColumns(target),
    sport: (target && sportOf(target)) ?? body.sport ?? null,
    gameLabel: body.gameId,
    betType: type.betType,
    selectionText: body.pick ? pickedWords(type, body.selection, chosen.selection ?? null, target, names) : body.selection,
    ...chosen,
    terms: decideTerms(body.pitcherRule, target),
    odds: body.odds,
    stakeCents,
    ...eachDetail((name) => body[name] || null),
    source,
    placedAt,
    countedAt: tx.now(),
    status: 'pending',
    ruleVersion: HOUSE_RULES_VERSION,
    updatedAt: tx.now(),
  });
  await requestGrade(tx, target);
  return toBet(view);
}

/** Whether a book prices this very selection of a tournament now, as it may after the start. */
async function hasLivePrice(tx: Ctx, target: BetTarget | null, selection: AnySelection | null): Promise<boolean> {
  if (target?.kind !== 'tournament' || target.tournament.isBeforeStart || !selection || !isGolfSelection(selection)) return false;
  return (await listGolfOffers(tx, target.tournament.id, selection)).length > 0;
}
