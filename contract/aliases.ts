import type { Selection } from '@clearedge/quant/grading';
import type { GameBetType } from './bet-types.ts';
import type { ReadingHelp } from './spelling/decide.ts';
import { readSelection } from './spelling/read-selection.ts';
import type { NamedGame } from './spelling/sport-spelling.ts';

export type { GameBetType, GolfBetType, ListedBetType, ParlayBetType, TrackedBetType } from './bet-types.ts';
export { readBetType, type SpelledBetType, toBetType } from './spelling/bet-types.ts';
export type { ReadingHelp } from './spelling/decide.ts';
export type { GamePlayer } from './spelling/players.ts';
export { readAsWords } from './spelling/read-as.ts';
export { type Reading, readSelection } from './spelling/read-selection.ts';
export { spellingOf } from './spelling/registry.ts';
export type { NamedGame, NamedPlayer, NamedTeam } from './spelling/sport-spelling.ts';
export { namesOf } from './spelling/team-names.ts';
export { type Unread, unreadWords } from './spelling/unread.ts';

/**
 * Reads a selection's text as books and bettors write it ("NYY ML", "Yankees -1.5", "o8.5", "F5 under 4.5"). Null when it does not say one
 * gradable thing, or when any word of it is not understood: nothing is guessed, and the owner resolves such a bet.
 */
export function parseSelection(betType: GameBetType, selection: string, game: NamedGame, help: ReadingHelp = {}): Selection | null {
  const reading = readSelection(betType, selection, game, help);
  return reading.kind === 'read' ? reading.selection : null;
}

/** Splits "Away Team @ Home Team", "away@home" or "NYY at BOS"; null for other text. */
export function splitGameLabel(label: string): { away: string; home: string } | null {
  const found = /^(.+?) ?(?:@|\bat\b|\bvs?\.?(?= )) ?(.+)$/i.exec(label.trim().replace(/\s+/g, ' '));
  return found ? { away: found[1]!, home: found[2]! } : null;
}

/** Every spelling of a result on the wire -> the house word. */
export function toGrade(word: string): 'win' | 'loss' | 'push' | 'void' | null {
  const spelled: Record<string, 'win' | 'loss' | 'push' | 'void'> = {
    win: 'win',
    won: 'win',
    w: 'win',
    loss: 'loss',
    lost: 'loss',
    lose: 'loss',
    l: 'loss',
    push: 'push',
    tie: 'push',
    p: 'push',
    void: 'void',
    cancelled: 'void',
    canceled: 'void',
    'no action': 'void',
    voided: 'void',
    refunded: 'void',
    'settled win': 'win',
    'settled loss': 'loss',
    'settled push': 'push',
    'settled void': 'void',
  };
  return spelled[word.trim().toLowerCase().replaceAll('_', ' ')] ?? null;
}
