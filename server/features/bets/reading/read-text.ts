import {
  type GamePlayer,
  type Reading as GameReading,
  readAsWords,
  readSelection,
  type SpelledBetType,
  spellingOf,
  type Unread,
} from '@clearedge/contract/aliases';
import { sportOf } from '@clearedge/contract/sports';
import type { ContestSelection, PropSelection } from '@clearedge/quant/grading';
import type { BetRow } from '../bet-rows.ts';
import { checkedPick, isGameBetType, type WirePick } from '../bet-rules.ts';
import { type BetContest, type BetTarget, namedGame, sportOf as sportOfTarget } from '../target/bet-target.ts';

export type ListPlayers = (contest: BetContest) => Promise<readonly GamePlayer[]>;
export type TextReading = { kind: 'read'; selection: ContestSelection; readAs: string } | { kind: 'unread'; reason: Unread };

/** The player that a bet was on before its text was changed. */
export interface KnownPlayer {
  playerId: string;
  name: string;
  prop: PropSelection['prop'];
}
export interface Typed {
  type: SpelledBetType;
  text: string;
  odds?: number | null;
}

const left = (code: 'game' | 'field'): TextReading => ({ kind: 'unread', reason: { code } });

/** The players of a game that a bet of this type may be on. */
export const playersFor = async (
  { betType }: SpelledBetType,
  target: BetTarget | null,
  list: ListPlayers,
): Promise<readonly GamePlayer[]> =>
  target?.kind === 'game' && sportOf(target.contest.sport).hasPlayerProps && betType === 'prop' ? list(target.contest) : [];

/** A selection in full; null where a player's name is not known. */
function wordsOf(selection: ContestSelection, target: BetTarget, players: readonly GamePlayer[]): string | null {
  const people = target.kind === 'game' ? players : target.field;
  const nameOf = (id: string): string | undefined => people.find(({ playerId }) => playerId === id)?.name;
  const named = ['playerId' in selection ? selection.playerId : null, 'opponentId' in selection ? selection.opponentId : null];
  if (named.some((id) => id !== null && nameOf(id) === undefined)) return null;
  return readAsWords(selection, target.kind === 'game' ? namedGame(target.contest) : null, (id) => nameOf(id)!);
}

/** The players of a game with the one whom a bet names already. */
export const withKnown = (players: readonly GamePlayer[], known: KnownPlayer | undefined): readonly GamePlayer[] =>
  !known || players.some(({ playerId }) => playerId === known.playerId)
    ? players
    : [...players, { ...known, team: null, roles: [known.prop.startsWith('pitcher_') ? 'pitcher' : 'batter'] }];

function readOnGame(
  { type: { betType }, text, odds }: Typed,
  contest: BetContest,
  players: readonly GamePlayer[],
  known?: string,
): GameReading {
  if (!isGameBetType(betType)) return { kind: 'unread', reason: { code: 'game' } };
  return readSelection(betType, text, namedGame(contest), { players, odds: odds ?? null, ...(known ? { knownPlayerId: known } : {}) });
}

/** What a text says of its target, with the words to show it by, or why it is left to its owner. */
export async function readText(typed: Typed, target: BetTarget | null, list: ListPlayers, known?: KnownPlayer): Promise<TextReading> {
  if (!target) return left('game');
  if (target.kind === 'tournament') {
    const selection = spellingOf(sportOfTarget(target)).readOnField?.(typed.type, typed.text, target.field);
    return selection ? { kind: 'read', selection, readAs: wordsOf(selection, target, [])! } : left('field');
  }
  const players = withKnown(await playersFor(typed.type, target, list), known);
  const reading = readOnGame(typed, target.contest, players, known?.playerId);
  return reading.kind === 'read' ? { ...reading, readAs: wordsOf(reading.selection, target, players)! } : reading;
}

/** The player's name at the head of a bet's words, before the side, the number or what is counted. */
const playerIn = ({ readAs, selectionText }: Pick<BetRow, 'readAs' | 'selectionText'>): string =>
  (readAs ?? selectionText).replace(
    /\s(?:over|under|[ou]?\d|hits|total|home|rbis?|runs|stolen|walks|batter|strikeouts|outs|earned|pitcher)\b.*$/i,
    '',
  );

/** The player whom a bet is on, by the bet's own words: box scores and projections may not know that player. */
export function knownPlayerOf(bet: Pick<BetRow, 'selection' | 'readAs' | 'selectionText'>): KnownPlayer | undefined {
  const { selection } = bet;
  return selection?.market === 'prop' ? { playerId: selection.playerId, prop: selection.prop, name: playerIn(bet) } : undefined;
}

export interface Chosen extends Pick<BetRow, 'selectionSource' | 'readAs'> {
  selection: ContestSelection | null;
}

export const LEFT: Chosen = { selection: null, selectionSource: null, readAs: null };

/** What a bet is graded as: the pick, nothing where its owner keeps the result (null), else what the text says. */
export async function chooseSelection(
  typed: Typed,
  pick: WirePick | null | undefined,
  target: BetTarget | null,
  list: ListPlayers,
  known?: KnownPlayer,
): Promise<Chosen> {
  if (pick === null) return LEFT;
  if (pick) {
    const selection = checkedPick(typed.type, pick, target);
    if (!selection || !target) return LEFT;
    const players = withKnown(await playersFor(typed.type, target, list), known);
    return { selection, selectionSource: 'structured', readAs: wordsOf(selection, target, players) };
  }
  const reading = await readText(typed, target, list, known);
  return reading.kind === 'read' ? { selection: reading.selection, selectionSource: 'text', readAs: reading.readAs } : LEFT;
}
