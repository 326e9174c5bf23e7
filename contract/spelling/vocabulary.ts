import type { SportKey } from '../sports.ts';
import { against, direction, type Entry, market, period, type Sense } from './meanings.ts';
import { gameSpellingOf } from './registry.ts';
import { phraseOf, STAKE_TOKEN } from './tokens.ts';

export type Vocabulary = ReadonlyMap<string, readonly Sense[]>;

const SHARED: readonly Entry[] = [
  [[{ is: 'nothing' }], `the|bet|bets|pick|play|potd|best bet|lock|in|on|tonight|today|alt|alternate|${STAKE_TOKEN}|-`],
  [against(false), 'vs|v|versus|against'],
  [against(false, true), '@|at'],
  [against(true), '/'],
  [direction('over'), 'over|o|ov|overs|ovre|oevr'],
  [direction('under'), 'under|u|un|und|unders|udner|unde'],
  [[{ is: 'price', american: 100 }], 'even|evens|ev|even money'],
  [[{ is: 'number', value: 0, isSigned: true }], 'pk|pickem|pick em'],
  [
    market('moneyline'),
    'ml|m / l|moneyline|money line|moneylines|moneylin|monyeline|straight up|su|to win|win|wins|winner|to win the game|to win game|win the game|wins the game|to win outright|outright|game winner',
  ],
  [[...market('moneyline'), ...against(false)], 'to beat|beat|beats|to defeat|defeats'],
  [market('total'), 'total|totals|o / u|over / under|ou'],
  [market('team total'), 'team total|tt|team totals|t / t|teamtotal'],
  [market('game total'), 'game total|game|combined|both teams combined'],
  [period('full'), 'full game|fg|including overtime|incl overtime|inc ot|incl ot|including ot'],
];

function indexOf(entries: readonly Entry[]): Vocabulary {
  const found = new Map<string, Sense[]>();
  for (const [sense, phrases] of entries)
    for (const phrase of phrases.split('|')) {
      const key = phraseOf(phrase);
      found.set(key, [...(found.get(key) ?? []), sense]);
    }
  return found;
}

const known = new Map<SportKey, Vocabulary>();

/** The phrases of a sport whose meaning does not depend on the game; RangeError for a sport of tournaments. */
export function vocabularyOf(sport: SportKey): Vocabulary {
  const found = known.get(sport) ?? indexOf([...SHARED, ...gameSpellingOf(sport).vocabulary]);
  known.set(sport, found);
  return found;
}
