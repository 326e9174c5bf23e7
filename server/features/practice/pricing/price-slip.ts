import { SPORT_KEYS, SPORTS } from '@clearedge/contract/sports';
import { Uuid } from '@clearedge/contract/terms';
import { contradicts } from '@clearedge/contract/words/contradiction';
import { joinWords } from '@clearedge/contract/words/join-words';
import { propWords, scoreWords } from '@clearedge/contract/words/selection-words';
import type { PropSelection, Selection } from '@clearedge/quant/grading';
import type { SameGameLegs } from '../../../db/schema/index.ts';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listGamePlayers } from '../../bets/index.ts';
import { type Contest, findContest, findContestById, isBettingClosed } from '../../contests/index.ts';
import { findTournament } from '../../golf/index.ts';
import { type FreshProps, findAlternatePrice, findCurrentPrice, findPropPrice, freshProps } from '../../odds/index.ts';
import { listModelProps } from '../../props/index.ts';
import {
  contradicted,
  findConflict,
  LIKELY_ERROR,
  NO_PRICE,
  namedGame,
  type Offer,
  type PricedLeg,
  type Problem,
  type RequestedLeg,
  selectionOf,
  startedOf,
  TOO_OLD,
  UNANSWERED,
  UNREADABLE,
} from './leg-rules.ts';
import { partName } from './pay-rules.ts';
import { MOST_SAME_GAME, priceSameGame } from './same-game.ts';

const UNKNOWN: Problem = { code: 'NOT_FOUND', message: 'The requested game could not be found.' };
const leagues = (hasPractice: boolean, last: 'and' | 'or'): string =>
  joinWords(
    SPORT_KEYS.filter((key) => SPORTS[key].hasPractice === hasPractice).map((key) => SPORTS[key].league),
    last,
  );
const OTHER_SPORT: Problem = {
  code: 'UNPROCESSABLE',
  message: `Practice bets take ${leagues(true, 'and')} games for now. Track a ${leagues(false, 'or')} bet in My Bets instead.`,
};

/** The game that a practice bet names by its `gameId` or its `id`, or why it cannot be bet on. */
export async function findGame(ctx: Ctx, gameId: string): Promise<{ contest: Contest } | { problem: Problem }> {
  const contest = Uuid.safeParse(gameId).success ? await findContestById(ctx, gameId) : await findContest(ctx, gameId);
  if (contest) return SPORTS[contest.sport].hasPractice ? { contest } : { problem: OTHER_SPORT };
  return { problem: gameId.startsWith('golf-') && (await findTournament(ctx, gameId)) ? OTHER_SPORT : UNKNOWN };
}

type Found = { offer: Offer; players?: readonly { playerId: string; name: string }[] } | { problem: Problem };
const MODEL_BOOK = 'model';

/** A leg at the price it would get now. */
async function priceLeg(ctx: Ctx, wanted: RequestedLeg, position: number, ask: FreshProps): Promise<PricedLeg> {
  const leg = { position, wanted, contest: null, selection: null, words: null, offer: null };
  const game = await findGame(ctx, wanted.gameId);
  if ('problem' in game) return { ...leg, problem: game.problem };
  const { contest } = game;
  const players = wanted.pick || wanted.betType !== 'prop' ? [] : await listGamePlayers(ctx, contest);
  const selection = selectionOf(wanted, contest, players);
  if (!selection) return { ...leg, contest, problem: UNREADABLE };
  const words = selection.market === 'prop' ? null : scoreWords(selection, contest);
  const own = { ...leg, contest, selection, words };
  if (isBettingClosed(contest, ctx.now())) return { ...own, problem: startedOf(contest) };
  const found =
    selection.market === 'prop' ? await priceProp(ctx, contest, selection, { book: wanted.book, ask }) : await priceBoard(ctx, own);
  if ('problem' in found) return { ...own, problem: found.problem };
  return named({ ...own, offer: found.offer, problem: null }, contest, selection, found.players ?? []);
}

/** The leg in the server's words, or the problem that the bettor's say another bet. */
function named(leg: PricedLeg, contest: Contest, selection: Selection, known: readonly { playerId: string; name: string }[]): PricedLeg {
  const player = selection.market === 'prop' ? known.find(({ playerId }) => playerId === selection.playerId) : undefined;
  const words = selection.market === 'prop' && player ? propWords(player.name, selection) : leg.words;
  const text = leg.wanted.selection;
  const players = known.map(({ playerId, name }) => ({ playerId, name, team: null, roles: [] }));
  if (leg.wanted.pick && contradicts(text, { selection, game: namedGame(contest), players }))
    return { ...leg, words, offer: null, problem: contradicted(text, words ?? text) };
  return { ...leg, words };
}

/** The board's price, or that of an alternate line where the board has another number. */
async function priceOf(ctx: Ctx, contest: Contest, selection: Selection, book: string | undefined) {
  const price = await findCurrentPrice(ctx, contest, selection, book);
  if (price.kind !== 'off' && price.kind !== 'line-moved') return price;
  const alternate = await findAlternatePrice(ctx, contest, selection, book);
  return alternate?.kind === 'price' || alternate?.kind === 'likely-error' ? alternate : price;
}

async function priceBoard(
  ctx: Ctx,
  { contest, selection, wanted }: Pick<Required<PricedLeg>, 'contest' | 'selection' | 'wanted'>,
): Promise<Found> {
  const price = await priceOf(ctx, contest!, selection!, wanted.book || undefined);
  // What no source has confirmed for so long may be gone.
  if (price.kind === 'price' && price.isStale) return { problem: TOO_OLD };
  if (price.kind === 'price')
    return { offer: { odds: price.odds, book: price.book, bookName: price.bookName, source: 'book', chances: price.chances } };
  if (price.kind === 'closed') return { problem: startedOf(contest!) };
  if (price.kind === 'likely-error') return { problem: LIKELY_ERROR };
  if (price.kind !== 'line-moved') return { problem: NO_PRICE };
  const { line, odds } = price.now;
  return { problem: { code: 'PRICE_MOVED', message: `The line moved to ${line}. Pick it again from the board.`, currentOdds: odds } };
}

async function priceProp(
  ctx: Ctx,
  contest: Pick<Contest, 'id' | 'gameId' | 'sport'>,
  selection: PropSelection,
  { book, ask }: { book: string | undefined; ask: FreshProps },
): Promise<Found> {
  const isModel = book === MODEL_BOOK;
  const price = isModel ? { kind: 'off' as const } : await findPropPrice(ctx, contest.id, selection, { book: book || undefined, ask });
  if (price.kind === 'price') {
    const { odds, book: code, bookName } = price.offer;
    return { offer: { odds, book: code, bookName, source: 'book', chances: price.chances }, players: price.players };
  }
  if (price.kind === 'closed') return { problem: startedOf(contest) };
  if (price.kind === 'likely-error') return { problem: LIKELY_ERROR };
  if (price.kind === 'line-moved')
    return { problem: { code: 'UNPROCESSABLE', message: `The line moved to ${price.lines.join(', ')}. Pick it again from the board.` } };
  if (price.kind === 'unanswered') return { problem: UNANSWERED };
  // Model prices stand in only where the source says that no book offers props of the game at all.
  return (await ask(contest.gameId))?.length === 0 ? priceByModel(ctx, contest.id, selection) : { problem: NO_PRICE };
}

async function priceByModel(ctx: Ctx, contestId: string, { playerId, prop, line, side }: PropSelection): Promise<Found> {
  const offered = await listModelProps(ctx, contestId);
  const own = offered.find((one) => one.playerId === playerId && one.prop === prop && one.line === line);
  if (!own) return { problem: NO_PRICE };
  const odds = side === 'over' ? own.overOdds : own.underOdds;
  const players = offered.map((one) => ({ playerId: one.playerId, name: one.playerName }));
  return { offer: { odds, book: null, bookName: null, source: 'model', chances: {} }, players };
}

/** Legs at their prices of now. `problem` is about the legs together; each leg has its own. */
export interface PricedSlip {
  legs: PricedLeg[];
  sameGame: SameGameLegs[];
  /** What is kept of legs of one game, for each part of them by its name. */
  holds: Readonly<Record<string, number | null>>;
  problem: Problem | null;
}

const TOO_MANY: Problem = { code: 'UNPROCESSABLE', message: `At most ${MOST_SAME_GAME} legs of one game go into a parlay.` };
const UNPRICED: Problem = {
  code: 'UNPROCESSABLE',
  message: 'These legs of one game depend on each other, and there is no joint price for them yet. Take one of them.',
};

/** The share kept of legs of one game, compounded over the games; null where no two legs share one, or where a game's is not known. */
export function holdTogether(groups: readonly (readonly number[])[], holds: PricedSlip['holds']): number | null {
  if (groups.length === 0) return null;
  const own = groups.map((positions) => holds[partName(positions)] ?? null);
  return own.some((hold) => hold === null) ? null : 1 - own.reduce((stored: number, hold) => stored * (1 - hold!), 1);
}

/** Prices legs one by one, and those of one game together. Asks sources: call it before a transaction. It refuses nothing. */
export async function priceSlip(ctx: Ctx, wanted: readonly RequestedLeg[]): Promise<PricedSlip> {
  const ask = freshProps(ctx);
  const legs: PricedLeg[] = [];
  for (const [position, one] of wanted.entries()) legs.push(await priceLeg(ctx, one, position, ask));
  const conflict = findConflict(legs);
  if (conflict || legs.some(({ offer }) => offer === null)) return { legs, sameGame: [], holds: {}, problem: conflict };
  const sameGame: SameGameLegs[] = [];
  const holds: Record<string, number | null> = {};
  for (const group of groupBy(legs, ({ contest }) => contest!.id).values()) {
    if (group.length === 1) continue;
    const priced = group.length > MOST_SAME_GAME ? null : await priceSameGame(ctx, group, ask);
    if (!priced) return { legs, sameGame: [], holds: {}, problem: group.length > MOST_SAME_GAME ? TOO_MANY : UNPRICED };
    sameGame.push(priced.group);
    Object.assign(holds, priced.holds);
  }
  return { legs, sameGame, holds, problem: null };
}
