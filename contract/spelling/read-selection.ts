import type { Selection } from '@clearedge/quant/grading';
import type { GameBetType } from '../bet-types.ts';
import { decide, type ReadingHelp } from './decide.ts';
import { type Facts, gather } from './gather.ts';
import type { Meaning, Sense } from './meanings.ts';
import { playerPhrases } from './players.ts';
import type { NamedGame } from './sport-spelling.ts';
import { sidePhrases } from './teams.ts';
import { tokensOf } from './tokens.ts';
import type { Unread } from './unread.ts';
import { vocabularyOf } from './vocabulary.ts';

export type Reading = { kind: 'read'; selection: Selection } | { kind: 'unread'; reason: Unread };

const LONGEST_PHRASE = 8;
const MOST_SENSES = 256;
const unread = (reason: Unread): Reading => ({ kind: 'unread', reason });

const numberSense = (value: number, isSigned: boolean): Sense => [{ is: 'number', value, isSigned }];

/** What a token says by its form: a number, "1+", or "8.5u", which is a line or units of stake. */
function sensesOfForm(token: string): readonly Sense[] {
  if (/^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(token)) return [numberSense(Number(token), /^[+-]/.test(token))];
  if (/^\d+\+$/.test(token)) return [[{ is: 'at least', value: Number(token.slice(0, -1)) }]];
  const units = /^(\d+(?:\.\d+)?)u$/.exec(token);
  if (!units) return [];
  const value = Number(units[1]);
  const asStake: Sense = [{ is: 'nothing' }];
  return [asStake, [{ is: 'direction', side: 'under' }, ...numberSense(value, false)]];
}

type Look = (phrase: string) => readonly Sense[];

function lookUp(game: NamedGame, help: ReadingHelp): Look {
  const vocabulary = vocabularyOf(game.sport);
  const sides = sidePhrases(game);
  const players = playerPhrases(help.players ?? []);
  return (phrase) => {
    const side = sides.get(phrase);
    const named = players.get(phrase);
    return [
      ...(vocabulary.get(phrase) ?? []),
      ...(side ? [[{ is: 'side', side } as const]] : []),
      ...(named ? [[{ is: 'players', players: named } as const]] : []),
    ];
  };
}

/** The phrases of a text, each the longest that is known, with every way to understand it; every word that is not known otherwise. */
function phrasesIn(tokens: readonly string[], look: Look): readonly (readonly Sense[])[] | Unread {
  const found: (readonly Sense[])[] = [];
  const unknown = new Set<string>();
  for (let at = 0; at < tokens.length; ) {
    const [phrase, length] = longestAt(tokens, at, look);
    if (phrase.length === 0) unknown.add(tokens[at]!);
    found.push(phrase);
    at += length;
  }
  return unknown.size > 0 ? { code: 'word', words: [...unknown] } : found;
}

function longestAt(tokens: readonly string[], at: number, look: Look): [senses: readonly Sense[], length: number] {
  const next = tokens[at + 1];
  // A hyphen that stands alone before a number is its sign or a mere separator.
  if (tokens[at] === '-' && next !== undefined && /^\d/.test(next) && !next.endsWith('+') && !next.endsWith('u'))
    return [[numberSense(-Number(next), true), numberSense(Number(next), false)], 2];
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
    const senses = look(tokens.slice(at, at + length).join(' '));
    if (senses.length > 0) return [senses, length];
  }
  return [sensesOfForm(tokens[at]!), 1];
}

/** Every way to understand the whole text. */
function sensesOf(phrases: readonly (readonly Sense[])[]): Meaning[][] {
  let found: Meaning[][] = [[]];
  for (const senses of phrases) found = found.flatMap((before) => senses.map((sense) => [...before, ...sense])).slice(0, MOST_SENSES + 1);
  return found;
}

const byWeight: readonly Unread['code'][] = ['price', 'players', 'several', 'line', 'player', 'team', 'side', 'one-thing'];
const worst = (reasons: readonly Unread[]): Unread =>
  byWeight.flatMap((code) => reasons.filter((reason) => reason.code === code))[0] ?? { code: 'one-thing' };

/**
 * Reads a selection's text as bettors write it ("NYY ML", "Yankees -1½ (-120)", "o8.5", "NRFI", "Judge 2+ TB"). It is read only when every
 * word of it was understood and all of it together can mean one selection of the bet's type; else it is left to its owner, with the reason.
 */
export function readSelection(betType: GameBetType, text: string, game: NamedGame, help: ReadingHelp = {}): Reading {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return unread({ code: 'empty' });
  const phrases = phrasesIn(tokens, lookUp(game, help));
  if ('code' in phrases) return unread(phrases);
  const senses = sensesOf(phrases);
  if (senses.length > MOST_SENSES) return unread({ code: 'several' });
  const decisions = senses
    .map((meanings) => gather(meanings))
    .filter((facts): facts is Facts => facts !== null)
    .map((facts) => decide(facts, game, help));
  const fits = new Map<string, Selection>();
  const others = new Set<string>();
  for (const found of decisions)
    if (!('code' in found)) {
      if (found.market === betType) fits.set(JSON.stringify(found), found);
      else others.add(found.market);
    }
  const [only, ...more] = fits.values();
  const isOpen = decisions.some((found) => 'code' in found && found.code === 'several');
  if (only) return isOpen || more.length > 0 ? unread({ code: 'several' }) : { kind: 'read', selection: only };
  if (others.size === 1) return unread({ code: 'type', market: [...others][0]! });
  return unread(worst(decisions.filter((found): found is Unread => 'code' in found)));
}
