import { GAME_SPORTS, LEAGUE_SPORTS, leagueFormOf, type SportKey, sportOf } from '../../sports.ts';
import { gameSpellingOf } from '../registry.ts';
import { teamPhrases } from '../teams.ts';
import { phraseOf, STAKE_TOKEN } from '../tokens.ts';

/** A club whose season can be bet on somewhere; without a division where its league’s futures are not settled. */
export interface FutureClub {
  sport: SportKey;
  code: string;
  name: string;
  division: string | null;
}

/** What a phrase of a bet on a season says. */
export type FutureMeaning =
  | { is: 'nothing' }
  | { is: 'league'; sport: SportKey }
  | { is: 'title'; sport: SportKey | null }
  | { is: 'division'; sport: SportKey | null; name: string | null }
  | { is: 'conference'; word: string | null }
  | { is: 'first' }
  | { is: 'wins'; isSure: boolean }
  | { is: 'direction'; side: 'over' | 'under' }
  | { is: 'even' }
  | { is: 'other'; sport: SportKey | null };

export interface FutureVocabulary {
  meanings: ReadonlyMap<string, readonly FutureMeaning[]>;
  clubs: ReadonlyMap<string, readonly FutureClub[]>;
}

type Entry = readonly [meaning: FutureMeaning, phrases: string];

const SHARED: readonly Entry[] = [
  [
    { is: 'nothing' },
    `the|a|to|of|in|for|on|at|@|by|be|to be|bet|bets|future|futures|outright|outrights|season|regular season|reg season|this season|this year|league|odds|win|wins|to win|to win the|winner|winners|winning|to win outright|outright winner|will win|yes|-|:|/|${STAKE_TOKEN}`,
  ],
  [{ is: 'title', sport: null }, 'championship|champion|champions|champs|champ|title|win it all|to win it all|championship winner'],
  [
    { is: 'division', sport: null, name: null },
    'division|div|division title|division crown|division winner|division champion|division champions',
  ],
  // The division of a league whose standings are by conference.
  [{ is: 'division', sport: null, name: '' }, 'southeast|northwest|southwest|southeast division|northwest division|southwest division'],
  [{ is: 'conference', word: null }, 'conference|afc|nfc|conference title|conference winner|conference champion|conference championship'],
  [{ is: 'conference', word: 'east' }, 'east|eastern|eastern conference'],
  [{ is: 'conference', word: 'west' }, 'west|western|western conference'],
  [
    { is: 'first' },
    'best record|best regular season record|best regular season|first|1st|first place|1st place|finish first|finish 1st|finishes first|top seed|1 seed|no 1 seed|number 1 seed|# 1 seed',
  ],
  [{ is: 'wins', isSure: false }, 'wins'],
  [
    { is: 'wins', isSure: true },
    'regular season wins|reg season wins|season wins|total wins|win total|wins total|win totals|regular season win total|regular season win totals|regular season total wins|total regular season wins|season win total|season win totals|season total wins|rsw|rs wins|number of wins|regular season victories',
  ],
  [{ is: 'direction', side: 'over' }, 'over|o|ov'],
  [{ is: 'direction', side: 'under' }, 'under|u|un'],
  [{ is: 'even' }, 'even|evens|even money'],
  [
    { is: 'other', sport: null },
    'playoffs|playoff|make the playoffs|miss the playoffs|make playoffs|miss playoffs|postseason|mvp|rookie of the year|coach of the year|last place|worst record|finish last|finalist|finalists|reach the final|make the final|undefeated',
  ],
];

/** Of several leagues: the club says whose. */
const CONFERENCE_WORDS = new Set(['east', 'west']);

function* entriesOf(sport: SportKey): Generator<Entry> {
  const { title, divisions = {}, others } = gameSpellingOf(sport).futures;
  const { league, aliases } = sportOf(sport);
  yield [{ is: 'title', sport }, title];
  if (others) yield [{ is: 'other', sport }, others];
  const titles = new Set(title.split('|').map(phraseOf));
  yield [{ is: 'league', sport }, [league, ...aliases.filter((alias) => !titles.has(phraseOf(alias)))].join('|')];
  const own = LEAGUE_SPORTS.find((one) => one === sport);
  if (!own || leagueFormOf(own).divisionWord === 'conference') return;
  for (const name of Object.values(leagueFormOf(own).divisions)) {
    const short = name.replace(/ Division$/, '');
    const phrases = [
      name,
      `${short} division`,
      ...(CONFERENCE_WORDS.has(short.toLowerCase()) ? [] : [short]),
      ...(divisions[name]?.split('|') ?? []),
    ];
    yield [{ is: 'division', sport, name }, phrases.join('|')];
  }
}

function meaningsIn(): Map<string, FutureMeaning[]> {
  const found = new Map<string, FutureMeaning[]>();
  for (const [meaning, phrases] of [...SHARED, ...GAME_SPORTS.flatMap((sport) => [...entriesOf(sport)])])
    for (const phrase of new Set(phrases.split('|').map(phraseOf))) found.set(phrase, [...(found.get(phrase) ?? []), meaning]);
  return found;
}

const capital = (text: string): string => text.replace(/(?<!\w)\w/g, (letter) => letter.toUpperCase());

/** Clubs by each phrase that names them; of leagues whose clubs are not passed only their nicknames. */
export function futureVocabulary(clubs: readonly FutureClub[]): FutureVocabulary {
  const found = new Map<string, FutureClub[]>();
  const add = (phrase: string, club: FutureClub): unknown => found.set(phrase, [...(found.get(phrase) ?? []), club]);
  for (const club of clubs) for (const phrase of teamPhrases(club, club.sport)) add(phrase, club);
  for (const sport of GAME_SPORTS.filter((one) => !clubs.some((club) => club.sport === one)))
    for (const [code, nickname] of Object.entries(gameSpellingOf(sport).nicknames))
      add(phraseOf(nickname), { sport, code, name: capital(nickname), division: null });
  return { meanings: meaningsIn(), clubs: found };
}
