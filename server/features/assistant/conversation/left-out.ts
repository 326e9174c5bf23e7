import { kindsOfStat } from '@clearedge/contract/spelling/meanings';
import { leagueOf, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { periodWords, propUnitOf } from '@clearedge/contract/words/selection-words';
import { formatCents, roundToCents } from '@clearedge/quant/money';
import { percent, signed } from '../session/say.ts';
import { PHRASINGS } from '../understand/phrasings.ts';
import { PLACE } from '../understand/place.ts';
import type { What } from '../understand/questions.ts';
import type { Reading } from '../understand/reading.ts';
import { betsCalled } from '../understand/unread.ts';

/** What narrows or orders an answer, read from the question's structure. */
const SLOTS = {
  stat: ({ stat }: Reading) => (stat ? (kindsOfStat(stat).map(propUnitOf)[0] ?? null) : null),
  side: ({ side }: Reading) => side,
  market: ({ market, stat }: Reading) => (stat ? null : (market?.replace('_', ' ') ?? null)),
  period: ({ period }: Reading) => (period === 'full' ? null : periodWords(period, '').trim()),
  // "In the eighth inning": a part of a game that no book's market is about.
  within: ({ period, text, players, stat }: Reading) =>
    period === 'full' && players.length + Number(stat !== null) === 0
      ? (/\b(?:in|during) the (?:\w+ )?(?:quarter|half|inning|period|hole|drive|set)s?\b/i.exec(text)?.[0] ?? null)
      : null,
  // What holds now holds today, and a season's figures are those of this season.
  when: ({ when, what }: Reading) =>
    when === null || when.label === 'today' || when.kind === 'season' || (what === 'record' && /month$|^[A-Z][a-z]+$/.test(when.label))
      ? null
      : when.label,
  last: ({ lastGames }: Reading) => (lastGames === null ? null : `last ${lastGames} games`),
  wants: ({ wants }: Reading) => wants,
  books: ({ books }: Reading) => (books.length > 0 ? joinWords(books.map(({ name }) => name)) : null),
  chance: ({ chances }: Reading) => (chances[0] === undefined ? null : percent(chances[0], 0)),
  price: ({ prices }: Reading) => (prices[0] === undefined ? null : signed(prices[0], 0)),
  money: ({ dollars }: Reading) => (dollars[0] === undefined ? null : formatCents(roundToCents(dollars[0]))),
  line: ({ line, count }: Reading) => (line === null || line === count ? null : String(line)),
  prop: ({ cues, stat }: Reading) => (cues.has('prop') && !stat ? 'props' : null),
  parlay: ({ cues }: Reading) => (cues.has('parlay') ? 'parlays' : null),
  // Several sports named are several questions: an answer about one of them is not about the others.
  sport: ({ sports }: Reading) => (sports.length === 0 ? null : joinWords(sports.map(leagueOf))),
  // "The Astros moneyline in the NHL": one of both is not meant.
  elsewhere: ({ sports, teams, players }: Reading) =>
    sports.length === 0 || teams.length + players.length === 0 || [...teams, ...players].some(({ sport }) => sports.includes(sport))
      ? null
      : joinWords(sports.map(leagueOf)),
  teams: ({ teams }: Reading) => (teams.length === 0 ? null : joinWords(teams.map(({ name }) => name))),
  players: ({ players }: Reading) => (players.length === 0 ? null : joinWords(players.map(({ name }) => name))),
  count: ({ count, lastGames, field }: Reading) => (count === null || count === (lastGames ?? field?.places) ? null : String(count)),
} satisfies Record<string, (reading: Reading) => string | null>;

/** The same in words that no slot holds. */
const WORDS = {
  most: /\b(?:most|fewest|biggest|largest|smallest|highest|lowest|longest|shortest|best|worst|top|hottest|coldest)\b(?! (?:likely|of|recent)\b)(?: [a-z]+)?/i,
  average: /\b(?:avg|averages?|on average|median|per game)\b/i,
  place: PLACE,
  feat: /\bno.?hitters?\b|\bperfect games?\b|\bhit for the cycle\b|\bhat.?tricks?\b|\bshut ?outs?\b|\b(?:triple|double).doubles?\b|\bgrand slams?\b|\bwalk.?offs?\b/i,
  live: /\b(?:live|in.?play|in.?game) (?:bets?|betting|wagers?)\b/i,
  situation:
    /\b(?:(?:vs\.?|against) )?(?:left(?:y|ies)|right(?:y|ies)|southpaws?|left.handers?|right.handers?)\b|\b(?:day|night|division(?:al)?|conference|playoff|one.run) games?\b|\bback.to.backs?\b|\bb2bs?\b|\b(?:after|off) an? (?:loss|win|bye)\b|\b(?:in|inside) (?:a )?domes?\b|\bon (?:turf|grass)\b|\bin the (?:rain|snow|cold|wind)\b|\bon short (?:rest|weeks?)\b|\bas (?:an? )?(?:(?:under)?dogs?|favou?rites?|favs?)\b/i,
  weekdays: /\bon (?:sun|mon|tues|wednes|thurs|fri|satur)days\b/i,
  // "Since this morning": days are read by themselves.
  since: /\bsince (?:this |last |the )?(?:morning|afternoon|night|noon|midnight|lunch|breakfast|practice|warm.?ups?)\b/i,
  grouped: PHRASINGS.grouped!,
  staked:
    /\b(?:above|below|more than|less than|over|under|at (?:least|most)) (?:\d+(?:\.\d+)?|an?|one|two|three|four|five|half a) units?\b/i,
  deposits: /\b(?:deposit|withdrawal) limits?\b/i,
  ordinal: /\b(?:the )?(?:first|second|third|fourth|last|other) one\b/i,
  alternate: PHRASINGS.alternate!,
  prime: /\bprime.?time(?: games?)?\b/i,
  hours: /\b(?:early|late|morning|afternoon|evening|matinee) (?:games?|slates?|windows?|kick.?offs?|starts?)\b/i,
  except:
    /\b(?:not|(?:are|is|was|were|do|does|did|wo)n['’]?t|except(?: for)?|excluding|besides|other than|apart from|outside of|anything but|leaving out|without|minus the|no(?= (?:parlays?|props?|fav\w*|(?:under)?dogs?|futures?|totals?|overs|unders|spreads?|moneylines?)\b))\b(?: [a-z.]+){0,2}/i,
  // A number after it is named as a number.
  than: /\b(?:at (?:least|most)|(?:no )?(?:more|less|fewer|better|worse|longer|shorter|higher|lower|bigger|smaller) than|above|below)\b(?! [$+-]?[\d.])(?: \S+){0,2}/i,
  first: /\b(?:scores?|scoring) first\b|\bfirst (?:to score|basket|touchdown|td|goal|home run|homer|score)\b/i,
  beyond: /\b(?:in|to|after|into) (?:overtime|ot|extra innings|extras|a shootout|shootouts?)\b/i,
  parts: /\b(?:by|per|each|every) (?:quarter|half|inning|period|hole|round|drive|set)s?\b/i,
  role: /\b(?:rookies?|veterans?|coach(?:es)?|managers?|umpires?|umps?|refs?|referees?|bullpens?|backups?|benches|special teams)\b/i,
} as const;

type Slot = keyof typeof SLOTS | keyof typeof WORDS;

/** Every slot that a structure can fill: for answers in words and for sums, which are the same whoever and whatever is bet on. */
const ANY = 'stat side market period when last wants books line prop parlay sport teams players';
const WORDED = `${ANY} within elsewhere chance price money count ${Object.keys(WORDS).join(' ')}`;

/** What each kind of question makes use of. */
const HEEDS: Readonly<Record<What, string>> = {
  scope: WORDED,
  small_talk: WORDED,
  unknown: WORDED,
  risky: WORDED,
  explain: WORDED,
  help: WORDED,
  rule: WORDED,
  slate: 'when situation count sport teams players',
  scores: 'when side market most line sport teams players beyond',
  box_score: 'when stat most sport teams players',
  doubleheader: 'when sport teams',
  game: 'when market books sport teams players',
  price: 'when side market period alternate wants books most line price sport teams players stat than',
  books: 'when side market period wants books most line price sport teams players stat',
  hold: 'when market period books most side sport teams players except',
  fair: 'when side market period most line price sport teams players except',
  chance: 'when side market period most line price sport teams players than stat',
  drivers: 'when wants side market period line price sport teams players stat most',
  projection: 'when market most side sport teams players stat than',
  best_bets: 'when side market wants most count sport teams players than',
  value: 'when side wants alternate most market books count sport teams chance',
  arbitrage: 'market books most count money sport teams except',
  middle: 'market books most count money sport teams',
  low_hold: 'market books most count money sport teams',
  movement: 'when market side period most line sport teams than',
  split: 'when side market most sport teams',
  picks: 'when most chance sport teams than',
  pick_results: 'when sport teams',
  record: 'market sport',
  leaders: 'stat most average count sport teams',
  futures: 'most wants sport teams',
  model: 'chance sport',
  prop: 'when stat side most line prop sport teams players first than',
  props: 'when stat most count prop sport teams first',
  hit_rate: 'stat side last line count prop sport teams players than place',
  pitching: 'when most sport teams players',
  lineup: 'when sport teams players except',
  weather: 'when most sport teams',
  injuries: 'when sport teams players except',
  form: 'last most market sport teams players',
  head_to_head: 'when last sport teams',
  standings: 'most when sport teams',
  news: 'sport teams players',
  trends: 'when most sport teams',
  my_bets: 'last side market when wants books most average place live prime prop parlay weekdays grouped money sport teams players',
  my_clv: 'when market books average wants side place most prop parlay sport than',
  my_limits: 'when money most than',
  strategies: 'most',
  alert: 'when side market line price sport teams most than',
  kelly: 'when side market most chance line price money sport teams players period except than',
  payout: `${ANY} chance price money count most than`,
  hedge: `${ANY} chance price money count most than`,
  free_bet: `${ANY} chance price money count most than`,
  no_vig: `${ANY} chance price money count most than except`,
  convert: `${ANY} chance price money count most than except`,
  expected_value: `${ANY} chance price money count most than`,
  bankroll: 'chance money most than when',
  parlay: 'when side market line price money count most sport teams players stat parlay period chance',
  joint: 'when side market line price money count most sport teams players stat parlay period chance',
};

/** Only leagues have pages that tell home and away apart. */
const heedsOf = ({ what, sport }: Reading): Set<string> =>
  new Set([...HEEDS[what].split(' '), ...(what === 'form' && sport !== null && sportOf(sport).hasLeague ? ['place'] : [])]);

/** Answered by a sum or a proposal: a number that it does not contain changes it, its other words do not. */
const OF_NUMBERS = new Set<What>('payout hedge free_bet no_vig convert expected_value bankroll parlay joint alert'.split(' ') as What[]);

/** Of the words that nothing was read from, those that may change the answer to this kind of question. */
function unreadOf({ what, unread }: Reading): readonly string[] {
  if (HEEDS[what] === WORDED) return [];
  return OF_NUMBERS.has(what) ? unread.filter((one) => /\d/.test(one)) : unread;
}

/** The words of a question that its answer makes no use of, as they stand in it or as the product calls them. */
export function leftOut(reading: Reading): string[] {
  const used = heedsOf(reading);
  const open = (slot: Slot): boolean => !used.has(slot);
  const slots = Object.entries(SLOTS).flatMap(([slot, read]) => (open(slot as Slot) ? (read(reading) ?? []) : []));
  const called = betsCalled(reading);
  const whole = reading.unused.map((one) => one.toLowerCase());
  // "Except the red" and "arent" are the start of a name that is left out.
  const isPart = (part: string): boolean =>
    whole.some((one) => one !== part && (one.startsWith(part) || (one.startsWith(`${part.split(' ')[0]} `) && WORDS.except.test(one))));
  const matched = Object.entries(WORDS).flatMap(([slot, pattern]) => {
    const word = pattern.exec(reading.text)?.[0];
    return word === undefined ? [] : { word, isOpen: open(slot as Slot) };
  });
  const words = matched.flatMap(({ word, isOpen }) => (isOpen && !isPart(word.toLowerCase()) ? word : []));
  const isIn = (among: readonly { word: string }[], one: string): boolean => among.some(({ word }) => word.toLowerCase().includes(one));
  const ofOthers = matched.filter(({ word }) => words.includes(word));
  // What a word tells that an answer makes use of is not unread: the "average" of one's own CLV.
  const ofAnswer = matched.filter(({ isOpen }) => !isOpen);
  const others = [...unreadOf(reading).filter((one) => !isIn(ofAnswer, one)), ...reading.unused].filter(
    (one) => one !== called && !isPart(one) && !isIn(ofOthers, one),
  );
  const named = [...words, ...others];
  return [...slots.filter((slot) => !named.some((one) => one.toLowerCase().includes(slot.toLowerCase()))), ...named];
}
