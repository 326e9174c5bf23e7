import { kindsOfStat } from '@clearedge/contract/spelling/meanings';
import { joinWords } from '@clearedge/contract/words/join-words';
import { periodWords, propUnitOf } from '@clearedge/contract/words/selection-words';
import { percent } from '../session/say.ts';
import type { What } from '../understand/questions.ts';
import type { Reading } from '../understand/reading.ts';

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
    /\b(?:(?:vs\.?|against) )?(?:left(?:y|ies)|right(?:y|ies)|southpaws?|left.handers?|right.handers?)\b|\b(?:day|night|division(?:al)?|conference|playoff|one.run|prime.?time) games?\b|\bback.to.backs?\b|\bb2bs?\b|\b(?:after|off) an? (?:loss|win|bye)\b|\b(?:in|inside) (?:a )?domes?\b|\bon (?:turf|grass)\b|\bin the (?:rain|snow|cold|wind)\b|\bon short rest\b|\bas (?:an? )?(?:(?:under)?dogs?|favou?rites?|favs?)\b/i,
} as const;

type Slot = keyof typeof SLOTS | keyof typeof WORDS;

/** What each kind of question makes use of; of those that are not here nothing is left out, as they answer in words. */
const HEEDS: Partial<Record<What, string>> = {
  slate: 'when situation',
  scores: 'when side market most',
  box_score: 'when stat most',
  doubleheader: 'when',
  game: 'when market books',
  price: 'when side market period wants books most',
  books: 'when side market period wants books most',
  hold: 'when market period books most side',
  fair: 'when side market period most',
  chance: 'when side market period most',
  projection: 'when market most side',
  best_bets: 'when side market wants most',
  value: 'when most market books',
  arbitrage: 'market most',
  middle: 'market most',
  low_hold: 'market most',
  movement: 'when market side period most',
  picks: 'when most',
  pick_results: 'when',
  record: 'market',
  futures: 'most wants',
  model: 'chance',
  prop: 'when stat side most',
  props: 'when stat most',
  hit_rate: 'stat side last',
  pitching: 'when most',
  lineup: 'when',
  weather: 'when most',
  injuries: 'when',
  form: 'last most place market',
  head_to_head: 'when last',
  standings: 'most when',
  news: '',
  trends: 'when most',
  my_bets: 'side market when wants books most average place live',
  my_clv: 'when market books average',
  strategies: 'when most',
  kelly: 'when side market most chance',
};

/** The words of a question that its answer makes no use of, as they stand in it or as the product calls them. */
export function leftOut(reading: Reading): string[] {
  const heeds = HEEDS[reading.what];
  if (heeds === undefined) return [];
  const used = new Set(heeds.split(' '));
  const open = (slot: Slot): boolean => !used.has(slot);
  const slots = Object.entries(SLOTS).flatMap(([slot, read]) => (open(slot as Slot) ? (read(reading) ?? []) : []));
  const words = Object.entries(WORDS).flatMap(([slot, pattern]) => (open(slot as Slot) ? (pattern.exec(reading.text)?.[0] ?? []) : []));
  return [...slots.filter((slot) => !words.some((one) => one.toLowerCase().includes(slot))), ...words];
}
