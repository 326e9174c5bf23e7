import { kindsOfStat } from '@clearedge/contract/spelling/meanings';
import { joinWords } from '@clearedge/contract/words/join-words';
import { periodWords, propUnitOf } from '@clearedge/contract/words/selection-words';
import { roundToCents } from '@clearedge/quant/money';
import { money, percent, signed } from '../session/say.ts';
import type { What } from '../understand/questions.ts';
import type { Reading } from '../understand/reading.ts';
import { betsCalled } from '../understand/unread.ts';

/** What narrows or orders an answer, read from the question's structure. */
const SLOTS = {
  stat: ({ stat }: Reading) => (stat ? (kindsOfStat(stat).map(propUnitOf)[0] ?? null) : null),
  side: ({ side }: Reading) => side,
  market: ({ market, stat }: Reading) => (stat ? null : (market?.replace('_', ' ') ?? null)),
  period: ({ period }: Reading) => (period === 'full' ? null : periodWords(period, '').trim()),
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
  money: ({ dollars }: Reading) => (dollars[0] === undefined ? null : money(roundToCents(dollars[0]))),
  line: ({ line, count }: Reading) => (line === null || line === count ? null : String(line)),
  prop: ({ cues, stat }: Reading) => (cues.has('prop') && !stat ? 'props' : null),
  parlay: ({ cues }: Reading) => (cues.has('parlay') ? 'parlays' : null),
  count: ({ count, lastGames, field }: Reading) => (count === null || count === (lastGames ?? field?.places) ? null : String(count)),
} satisfies Record<string, (reading: Reading) => string | null>;

/** The same in words that no slot holds. */
const WORDS = {
  most: /\b(?:most|fewest|biggest|largest|smallest|highest|lowest|longest|shortest|best|worst|top|hottest|coldest)\b(?! (?:likely|of|recent)\b)(?: [a-z]+)?/i,
  average: /\b(?:avg|averages?|on average|median|per game)\b/i,
  place:
    /\bhome (?:team|dog|underdog|fav|favorite|side|club|game)s?\b|\b(?:away|road) (?:team|dog|underdog|fav|favorite|side|club|game)s?\b|\bat home\b|\bon the road\b/i,
  feat: /\bno.?hitters?\b|\bperfect games?\b|\bhit for the cycle\b|\bhat.?tricks?\b|\bshut ?outs?\b|\b(?:triple|double).doubles?\b|\bgrand slams?\b|\bwalk.?offs?\b/i,
  live: /\b(?:live|in.?play|in.?game) (?:bets?|betting|wagers?)\b/i,
  situation:
    /\b(?:(?:vs\.?|against) )?(?:left(?:y|ies)|right(?:y|ies)|southpaws?|left.handers?|right.handers?)\b|\b(?:day|night|division(?:al)?|conference|playoff|one.run) games?\b|\bback.to.backs?\b|\bb2bs?\b|\b(?:after|off) an? (?:loss|win|bye)\b|\b(?:in|inside) (?:a )?domes?\b|\bon (?:turf|grass)\b|\bin the (?:rain|snow|cold|wind)\b|\bon short rest\b|\bas (?:an? )?(?:(?:under)?dogs?|favou?rites?|favs?)\b/i,
  weekdays: /\bon (?:sun|mon|tues|wednes|thurs|fri|satur)days\b/i,
  prime: /\bprime.?time(?: games?)?\b/i,
} as const;

type Slot = keyof typeof SLOTS | keyof typeof WORDS;

/** What each kind of question makes use of; of those that are not here nothing is left out, as they answer in words. */
const HEEDS: Partial<Record<What, string>> = {
  slate: 'when situation count',
  scores: 'when side market most line',
  box_score: 'when stat most',
  doubleheader: 'when',
  game: 'when market books',
  price: 'when side market period wants books most line price',
  books: 'when side market period wants books most line price',
  hold: 'when market period books most side',
  fair: 'when side market period most line price',
  chance: 'when side market period most line price',
  projection: 'when market most side',
  best_bets: 'when side market wants most count',
  value: 'when most market books count',
  arbitrage: 'market most count money',
  middle: 'market most count money',
  low_hold: 'market most count money',
  movement: 'when market side period most line',
  picks: 'when most chance',
  pick_results: 'when',
  record: 'market',
  leaders: 'stat most average count',
  futures: 'most wants',
  model: 'chance',
  prop: 'when stat side most line prop',
  props: 'when stat most count prop',
  hit_rate: 'stat side last line count prop',
  pitching: 'when most',
  lineup: 'when',
  weather: 'when most',
  injuries: 'when',
  form: 'last most place market',
  head_to_head: 'when last',
  standings: 'most when',
  news: '',
  trends: 'when most',
  my_bets: 'side market when wants books most average place live prime prop parlay weekdays',
  my_clv: 'when market books average wants side place most prop parlay',
  strategies: 'most',
  kelly: 'when side market most chance line price money',
};

/** Answered by a sum or a proposal: a number that it does not contain changes it. */
const OF_NUMBERS = new Set<What>([
  'payout',
  'hedge',
  'free_bet',
  'no_vig',
  'convert',
  'expected_value',
  'bankroll',
  'parlay',
  'joint',
  'alert',
]);

/** The words of a question that its answer makes no use of, as they stand in it or as the product calls them. */
export function leftOut(reading: Reading): string[] {
  const heeds = HEEDS[reading.what];
  if (heeds === undefined) return OF_NUMBERS.has(reading.what) ? reading.unread.filter((one) => /\d/.test(one)) : [];
  const used = new Set(heeds.split(' '));
  const open = (slot: Slot): boolean => !used.has(slot);
  const slots = Object.entries(SLOTS).flatMap(([slot, read]) => (open(slot as Slot) ? (read(reading) ?? []) : []));
  const words = Object.entries(WORDS).flatMap(([slot, pattern]) => (open(slot as Slot) ? (pattern.exec(reading.text)?.[0] ?? []) : []));
  const called = betsCalled(reading);
  const named = [...words, ...reading.unread.filter((one) => one !== called && !words.some((word) => word.toLowerCase().includes(one)))];
  return [...slots.filter((slot) => !named.some((one) => one.toLowerCase().includes(slot))), ...named];
}
