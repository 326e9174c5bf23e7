import { type NamedPlayer, parseGolfSelection, type SpelledBetType } from '@clearedge/contract/aliases';
import { contradicts } from '@clearedge/contract/words/contradiction';
import { golfWords, propWords, scoreWords } from '@clearedge/contract/words/selection-words';
import { type AnySelection, type GolfSelection, isGolfSelection, type Selection } from '@clearedge/quant/grading';
import { Refusal } from '../../../kernel/refusal.ts';
import { type BetEvent, type BetTarget, namedGame } from './bet-target.ts';

const refuse = (text: string, words: string): never => {
  const message = `The text “${text}” says another bet than the one picked, ${words}.`;
  throw new Refusal('INVALID_INPUT', message, { issues: [{ path: 'selection', message }] });
};

function wordsOnGame(text: string, selection: Selection, event: BetEvent, known: readonly NamedPlayer[]): string {
  const players = known.map((player) => ({ ...player, team: null, roles: [] }));
  const player = selection.market === 'prop' ? known.find(({ playerId }) => playerId === selection.playerId) : undefined;
  // A player whom no book names now is known by the text alone.
  const words = selection.market === 'prop' ? (player ? propWords(player.name, selection) : text) : scoreWords(selection, event);
  if (contradicts(text, { selection, game: namedGame(event), players }))
    refuse(text, player || selection.market !== 'prop' ? words : 'on a player');
  return words;
}

const idsOf = (selection: GolfSelection): string[] => [
  selection.playerId,
  ...(selection.market === 'head_to_head' ? [selection.opponentId] : []),
];

function wordsOnTournament(type: SpelledBetType, text: string, selection: GolfSelection, field: readonly NamedPlayer[]): string {
  const names = new Map(field.map(({ playerId, name }) => [playerId, name]));
  if (!idsOf(selection).every((id) => names.has(id))) return text;
  const words = golfWords(selection, (id) => names.get(id)!);
  const read = parseGolfSelection(type, text, field);
  const said = read ? golfWords(read, (id) => names.get(id) ?? '') : null;
  if (said !== null && said !== words) refuse(text, words);
  return words;
}

/** A picked selection in the product's words; refuses a text beside it that says another bet. Players as far as books name them now. */
export function pickedWords(
  type: SpelledBetType,
  text: string,
  selection: AnySelection | null,
  target: BetTarget | null,
  players: readonly NamedPlayer[],
): string {
  if (!selection || !target) return text;
  if (isGolfSelection(selection)) return target.kind === 'tournament' ? wordsOnTournament(type, text, selection, target.field) : text;
  return target.kind === 'game' ? wordsOnGame(text, selection, target.event, players) : text;
}
