import { isDeepStrictEqual } from 'node:util';
import { type SpelledBetType, unreadWords } from '@clearedge/contract/aliases';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { BetRow } from '../bet-rows.ts';
import type { WirePick } from '../bet-rules.ts';
import {
  type Chosen,
  chooseSelection,
  knownPlayerOf,
  LEFT,
  playersFor,
  readText,
  type TextReading,
  type Typed,
  withKnown,
} from '../reading/read-text.ts';
import { type BetTarget, pickedWords } from '../target/bet-target.ts';
import { isParlayType } from '../target/closed.ts';
import { cachedReadsOf, findTarget } from '../target/match-target.ts';

/** What a changed bet is on: its type, its text, and what is graded. */
export type Rechosen = Pick<BetRow, keyof Chosen | 'betType' | 'selectionText'>;
interface Change {
  /** Undefined where its owner did not touch it. */
  text: string | undefined;
  odds: number;
  pick?: WirePick | null | undefined;
}
const FIXED_FUTURE = 'The club and market of a future can’t be edited. Remove it and log it again.';

type Places = SpelledBetType['places'];

const refuse = (path: string, message: string): DomainError => new DomainError('INVALID_INPUT', message, { issues: [{ path, message }] });

const placesOf = ({ selection }: Pick<BetRow, 'selection'>): Places =>
  selection?.market === 'place' ? (selection.places as NonNullable<Places>) : null;

/** What a text of a stored bet says; a place bet's text need not repeat how many places pay. */
async function readAgain(tx: Ctx, bet: BetRow, typed: Omit<Typed, 'type'>): Promise<TextReading> {
  const { betType } = bet;
  if (isParlayType(betType)) throw refuse('selection', 'The legs of a ticket are not edited.');
  if (betType === 'future') throw refuse('selection', FIXED_FUTURE);
  const [target, known, { players }] = [await findTarget(tx, bet), knownPlayerOf(bet), cachedReadsOf(tx)];
  const read = (places: Places) => readText({ ...typed, type: { betType, places } }, target, players, known);
  const reading = await read(null);
  const places = placesOf(bet);
  return reading.kind === 'unread' && places ? read(places) : reading;
}

/** A new text is read; one that says nothing gradable leaves the result to the bet's owner. */
export async function chooseByText(tx: Ctx, bet: BetRow, text: string, odds: number): Promise<Chosen> {
  const reading = await readAgain(tx, bet, { text, odds });
  return reading.kind === 'read' ? { selection: reading.selection, selectionSource: 'text', readAs: reading.readAs } : LEFT;
}

/** A picked bet stays as it was picked: its text may be written otherwise, and has to mean the same. */
async function keepPicked(tx: Ctx, bet: BetRow, text: string, odds: number): Promise<Rechosen> {
  const reading = await readAgain(tx, bet, { text, odds });
  const { selection, selectionSource, readAs, betType } = bet;
  const isSame = reading.kind === 'read' && isDeepStrictEqual(reading.selection, selection);
  if (isSame) return { selection, selectionSource, readAs, betType, selectionText: text };
  const why = reading.kind === 'read' ? `It reads as: ${reading.readAs}.` : unreadWords(reading.reason);
  throw refuse(
    'selection',
    `“${text}” is not the bet that you picked, ${readAs ?? bet.selectionText}. ${why} Choose another bet, or leave the result to yourself.`,
  );
}

const typeOf = (pick: WirePick): SpelledBetType => ({ betType: pick.market, places: pick.market === 'place' ? pick.places : null });

async function getTarget(ctx: Ctx, bet: BetRow): Promise<BetTarget> {
  const target = await findTarget(ctx, bet);
  if (!target) throw refuse('pick', 'This bet isn’t linked to a game we cover, so you enter its result.');
  return target;
}

/** A pick on the game of a stored bet, checked against it and written in full. */
export async function readPick(ctx: Ctx, bet: BetRow, pick: WirePick): Promise<Pick<Chosen, 'selection' | 'readAs'>> {
  const typed = { type: typeOf(pick), text: bet.selectionText };
  return chooseSelection(typed, pick, await getTarget(ctx, bet), cachedReadsOf(ctx).players, knownPlayerOf(bet));
}

async function byPick(tx: Ctx, bet: BetRow, pick: WirePick, { text, odds }: Change): Promise<Rechosen> {
  const target = await getTarget(tx, bet);
  const type = typeOf(pick);
  const { players } = cachedReadsOf(tx);
  const known = pick.market === 'prop' ? knownPlayerOf(bet) : undefined;
  const chosen = await chooseSelection({ type, text: text ?? bet.selectionText, odds }, pick, target, players, known);
  const names = withKnown(await playersFor(type, target, players), known);
  const words = text ?? chosen.readAs ?? bet.selectionText;
  return { ...chosen, betType: type.betType, selectionText: pickedWords(type, words, chosen.selection, target, names) };
}

/** What a bet is graded as after a change of its owner. A text that did not change keeps what it was read or picked as. */
export async function chooseAgain(tx: Ctx, bet: BetRow, change: Change): Promise<Rechosen> {
  const { selection, selectionSource, readAs, betType, selectionText } = bet;
  const { text = selectionText, odds, pick } = change;
  if (betType === 'future' && pick !== undefined) throw refuse('pick', FIXED_FUTURE);
  if (pick) return byPick(tx, bet, pick, change);
  if (pick === null) return { ...LEFT, betType, selectionText: text };
  if (text === selectionText) return { selection, selectionSource, readAs, betType, selectionText };
  if (selectionSource === 'structured') return keepPicked(tx, bet, text, odds);
  return { ...(await chooseByText(tx, bet, text, odds)), betType, selectionText: text };
}
