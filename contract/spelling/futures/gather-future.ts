import type { SportKey } from '../../sports.ts';
import { gameSpellingOf } from '../registry.ts';
import { tokensOf } from '../tokens.ts';
import type { FutureClub, FutureMeaning, FutureVocabulary } from './future-words.ts';
import { readOrdinal, type StatedSeason, takeSeason } from './read-year.ts';

/** What the phrases of a text say together. */
export interface FutureFacts {
  season: StatedSeason;
  /** Who is named, by each phrase that names anyone. */
  named: (readonly FutureClub[])[];
  sports: Set<SportKey>;
  /** The title is named, by a league's own word for it in `titles`. */
  hasTitle: boolean;
  titles: Set<SportKey>;
  /** Divisions that each phrase can mean; an empty name is one that no league's standings have. */
  divisions: { sport: SportKey; name: string }[][];
  hasDivision: boolean;
  isElsewhere: boolean;
  conferences: (string | null)[];
  isFirst: boolean;
  /** Wins are counted; surely so, or by a word that can also mean winning. */
  wins: 'none' | 'maybe' | 'sure';
  others: (SportKey | null)[];
  directions: Set<'over' | 'under'>;
  lines: number[];
  atLeast: number[];
  prices: number[];
  unknown: string[];
}

const LONGEST = 6;
const LEAST_PRICE = 100;

const emptyFacts = (season: StatedSeason): FutureFacts => ({
  season,
  named: [],
  sports: new Set(),
  hasTitle: false,
  titles: new Set(),
  divisions: [],
  hasDivision: false,
  isElsewhere: false,
  conferences: [],
  isFirst: false,
  wins: 'none',
  others: [],
  directions: new Set(),
  lines: [],
  atLeast: [],
  prices: [],
  unknown: [],
});

function note(facts: FutureFacts, meaning: FutureMeaning): void {
  switch (meaning.is) {
    case 'league':
      facts.sports.add(meaning.sport);
      break;
    case 'title':
      facts.hasTitle = true;
      break;
    case 'division':
      facts.hasDivision ||= meaning.name === null;
      facts.isElsewhere ||= meaning.name === '';
      break;
    case 'conference':
      facts.conferences.push(meaning.word);
      break;
    case 'first':
      facts.isFirst = true;
      break;
    case 'wins':
      facts.wins = meaning.isSure || facts.wins === 'sure' ? 'sure' : 'maybe';
      break;
    case 'direction':
      facts.directions.add(meaning.side);
      break;
    case 'even':
      facts.prices.push(LEAST_PRICE);
      break;
    case 'other':
      facts.others.push(meaning.sport);
      break;
    case 'nothing':
  }
}

function noteNumber(facts: FutureFacts, token: string): boolean {
  if (!/^[+-]?(?:\d+(?:\.\d+)?|\.\d+)\+?$/.test(token)) return false;
  const value = Number(token.replace(/\+$/, ''));
  if (token.endsWith('+')) facts.atLeast.push(value);
  else if (Math.abs(value) >= LEAST_PRICE) facts.prices.push(value);
  else if (/^[+-]/.test(token)) return false;
  else facts.lines.push(value);
  return true;
}

/** Notes a phrase; the season of a numbered title is in the token after it. True where that was taken. */
function notePhrase(facts: FutureFacts, { meanings, clubs }: FutureVocabulary, phrase: string, next: string | undefined): boolean {
  const said = meanings.get(phrase) ?? [];
  for (const meaning of said) note(facts, meaning);
  const named = clubs.get(phrase);
  if (named) facts.named.push(named);
  const titles = said.flatMap((meaning) => (meaning.is === 'title' && meaning.sport ? meaning.sport : []));
  for (const sport of titles) facts.titles.add(sport);
  const divisions = said.flatMap((one) => (one.is === 'division' && one.sport && one.name ? [{ sport: one.sport, name: one.name }] : []));
  if (divisions.length > 0) facts.divisions.push(divisions);
  const from = titles.map((sport) => gameSpellingOf(sport).futures.numberedFrom).find((year) => year !== undefined);
  const ordinal = from === undefined || next === undefined ? null : readOrdinal(next);
  if (from === undefined || ordinal === null) return false;
  facts.season = { begins: from + ordinal - 1 };
  return true;
}

/** What a text says about a season; words that are not understood are listed. */
export function gatherFuture(text: string, vocabulary: FutureVocabulary): FutureFacts {
  const { rest, season } = takeSeason(text);
  const facts = emptyFacts(season);
  const tokens = tokensOf(rest);
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(LONGEST, tokens.length - at);
    const phraseAt = (): string => tokens.slice(at, at + length).join(' ');
    while (length > 0 && !vocabulary.meanings.has(phraseAt()) && !vocabulary.clubs.has(phraseAt())) length--;
    if (length === 0) {
      if (!noteNumber(facts, tokens[at]!)) facts.unknown.push(tokens[at]!);
      at += 1;
    } else at += length + (notePhrase(facts, vocabulary, phraseAt(), tokens[at + length]) ? 1 : 0);
  }
  return facts;
}
