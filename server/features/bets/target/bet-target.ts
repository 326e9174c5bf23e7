import { type NamedGame, type NamedPlayer, type SpelledBetType, spellingOf } from '@clearedge/contract/aliases';
import type { SportKey } from '@clearedge/contract/sports';
import { contradicts } from '@clearedge/contract/words/contradiction';
import { golfWords, propWords, scoreWords } from '@clearedge/contract/words/selection-words';
import { type ContestSelection, type GolfSelection, isGolfSelection, type Selection } from '@clearedge/quant/grading';
import { DomainError } from '../../../kernel/domain-error.ts';

export interface BetContest {
  id: string;
  sport: SportKey;
  gameId: string;
  slateOn: string;
  startsAt: Date;
  status: string;
  scheduledInnings: number;
  awayCode: string;
  awayName: string;
  homeCode: string;
  homeName: string;
  awayPitcher: { playerId: string; name: string } | null;
  homePitcher: { playerId: string; name: string } | null;
}

export interface BetTournament {
  id: string;
  publicId: string;
  sport: SportKey;
  startsAt: Date;
  status: 'upcoming' | 'in-progress' | 'completed';
  /** No one has teed off yet. */
  isBeforeStart: boolean;
}

/** What a bet is on: a game of two teams, or a tournament with the field as far as it is known. */
export type BetTarget =
  | { kind: 'game'; contest: BetContest }
  | { kind: 'tournament'; tournament: BetTournament; field: readonly NamedPlayer[] };

export const onGame = (contest: BetContest): BetTarget => ({ kind: 'game', contest });

export const namedGame = (contest: BetContest): NamedGame => ({
  sport: contest.sport,
  away: { code: contest.awayCode, name: contest.awayName },
  home: { code: contest.homeCode, name: contest.homeName },
});

/** What a bet's row says of its target. */
export function targetColumns(target: BetTarget | null): { contestId: string | null; startsAt: Date | null } {
  if (!target) return { contestId: null, startsAt: null };
  const { id: contestId, startsAt } = target.kind === 'game' ? target.contest : target.tournament;
  return { contestId, startsAt };
}

export const sportOf = (target: BetTarget): SportKey => (target.kind === 'game' ? target.contest : target.tournament).sport;

/** A picked selection in the product's words, and the sentence that a text beside it says another bet. */
interface Picked {
  words: string;
  contradiction: string | null;
}

const anotherBet = (text: string, words: string): string => `The text “${text}” says another bet than the one picked, ${words}.`;

function pickedOnGame(text: string, selection: Selection, contest: BetContest, known: readonly NamedPlayer[]): Picked {
  const players = known.map(({ playerId, name }) => ({ playerId, name, team: null, roles: [] }));
  const player = selection.market === 'prop' ? known.find(({ playerId }) => playerId === selection.playerId) : undefined;
  // A player whom neither books nor box scores name is known by the text alone.
  const words = selection.market === 'prop' ? (player ? propWords(player.name, selection) : text) : scoreWords(selection, contest);
  const isOther = contradicts(text, { selection, game: namedGame(contest), players });
  return { words, contradiction: isOther ? anotherBet(text, player || selection.market !== 'prop' ? words : 'on a player') : null };
}

const idsOf = (selection: GolfSelection): string[] => [
  selection.playerId,
  ...(selection.market === 'head_to_head' ? [selection.opponentId] : []),
];

type OnField = BetTarget & { kind: 'tournament' };

function pickedOnField(type: SpelledBetType, text: string, selection: GolfSelection, target: OnField): Picked {
  const { field } = target;
  const names = new Map(field.map(({ playerId, name }) => [playerId, name]));
  if (!idsOf(selection).every((id) => names.has(id))) return { words: text, contradiction: null };
  const words = golfWords(selection, (id) => names.get(id)!);
  const read = spellingOf(sportOf(target)).readOnField?.(type, text, field);
  const readWords = read ? golfWords(read, (id) => names.get(id) ?? '') : null;
  return { words, contradiction: readWords !== null && readWords !== words ? anotherBet(text, words) : null };
}

type Args = [
  type: SpelledBetType,
  text: string,
  selection: ContestSelection | null,
  target: BetTarget | null,
  players: readonly NamedPlayer[],
];

function picked(...[type, text, selection, target, players]: Args): Picked {
  if (selection && isGolfSelection(selection) && target?.kind === 'tournament') return pickedOnField(type, text, selection, target);
  if (selection && !isGolfSelection(selection) && target?.kind === 'game') return pickedOnGame(text, selection, target.contest, players);
  return { words: text, contradiction: null };
}

/** The sentence that a text says another bet than the picked one; null where it does not. */
export const contradictionOf = (...args: Args): string | null => picked(...args).contradiction;

/** A picked selection in the product's words; refuses a text beside it that says another bet. Players as far as they are known. */
export function pickedWords(...args: Args): string {
  const { words, contradiction: message } = picked(...args);
  if (message !== null) throw new DomainError('INVALID_INPUT', message, { issues: [{ path: 'selection', message }] });
  return words;
}
