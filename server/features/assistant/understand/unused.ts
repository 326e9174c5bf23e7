import type { SportKey } from '@clearedge/contract/sports';
import type { What } from './questions.ts';
import type { Span } from './read-bet.ts';
import type { Concept } from './vocabulary.ts';

/** Each asks for something by itself: where it did not speak for the kind of question that was read, a part of the question is not answered. */
const SUBJECTS = new Set(
  'every_book hold fair chance covers why project prop how_often arbitrage middle low_hold ev kelly unit bankroll whole hedge joint parlay convert injury lineup pitching weather standings form meetings doubleheader box model record pick clv limits trend strategy alert rule without news split move underdog favorite free_bet title parlay_kind price'.split(
    ' ',
  ) as Concept[],
);

/** What besides its own words says the same as a kind of question, or is told in its answer. */
const TOLD: Partial<Record<What, string>> = {
  alert: 'move underdog favorite price',
  arbitrage: 'every_book hold price',
  best_bets: 'why model price underdog favorite covers ev pick chance',
  books: 'form every_book price underdog favorite',
  box_score: 'pitching record form price',
  chance: 'covers how_often model project price underdog favorite',
  convert: 'price chance',
  drivers: 'favorite underdog model pick price chance',
  expected_value: 'chance price',
  explain: 'price',
  fair: 'price underdog favorite',
  form: 'record price',
  futures: 'chance price favorite underdog project',
  game: 'price',
  head_to_head: 'how_often record form',
  hedge: 'price',
  help: 'convert price',
  hit_rate: 'form record prop how_often',
  hold: 'every_book price',
  joint: 'chance parlay price',
  kelly: 'chance price bankroll unit underdog favorite',
  leaders: 'record standings',
  lineup: 'injury pitching',
  low_hold: 'hold every_book price',
  middle: 'chance price',
  model: 'chance record clv',
  movement: 'price form covers',
  my_bets: 'every_book split record underdog favorite prop parlay pick price',
  my_clv: 'every_book underdog favorite prop parlay price',
  my_limits: 'kelly bankroll',
  no_vig: 'price fair hold',
  parlay: 'joint price prop',
  payout: 'kelly price parlay',
  picks: 'why chance price record',
  pick_results: 'record pick',
  price: 'how_often project title favorite underdog covers',
  projection: 'model chance price',
  prop: 'how_often project chance price',
  props: 'pitching model price',
  record: 'model form pick unit',
  risky: 'strategy price underdog favorite bankroll unit kelly parlay',
  rule: 'weather pitching injury parlay_kind price',
  scores: 'covers',
  slate: 'pitching',
  split: 'kelly price chance',
  standings: 'project record form',
  strategies: 'record',
  trends: 'form record',
  value: 'price every_book model underdog favorite',
};

/** A verdict on whatever is asked about; with a question of its own it is of the model. */
const VERDICT = /^(?:any good|how far back|percent|percentage|how (?:good )?(?:have|has|are the))$/;

/** The phrases that ask for something which the kind of question that was read does not answer: the prices in "injuries and odds". */
export function unusedIn(spans: readonly Span[], what: What, because: readonly string[], allows: (sport: SportKey) => boolean): string[] {
  const spoken = new Set([
    ...because.flatMap((cue) => (cue.includes(' -') ? [] : cue.split(' ')[0]!.split('&'))),
    ...(TOLD[what]?.split(' ') ?? []),
  ]);
  // A market or a number that the sport asked about does not have: "strikeouts" of basketball.
  const isOfOthers = (marks: Span['marks']): boolean =>
    marks.some(({ is }) => is === 'sense' || is === 'stat') &&
    marks.every(
      (mark) =>
        mark.is === 'term' || (mark.is === 'sense' && !allows(mark.sport)) || (mark.is === 'stat' && !mark.isWeak && !allows(mark.sport)),
    );
  return spans.flatMap(({ marks, typed, words }) => {
    if (what === 'explain' && marks.some(({ is }) => is === 'term')) return [];
    if (isOfOthers(marks)) return [typed];
    const concepts = marks.flatMap((mark) => (mark.is === 'concept' ? mark.concept : []));
    const isSubject = concepts.length > 0 && concepts.every((concept) => SUBJECTS.has(concept)) && !VERDICT.test(words);
    const isElse = marks.some(({ is }) => is !== 'concept' && is !== 'term');
    return isSubject && !isElse && !concepts.some((concept) => spoken.has(concept)) ? [typed] : [];
  });
}

const EXCLUDES = new Set('except excluding besides not arent isnt without minus'.split(' '));
const JOINS = new Set('the any for my'.split(' '));
const NAMES = new Set<string>(['team', 'player', 'sport', 'book']);

/** Names that a question leaves out ("except the Bruins"), which its answer must not be about. */
export function excludedIn(spans: readonly Span[]): { spans: Set<Span>; words: string[] } {
  const found = { spans: new Set<Span>(), words: [] as string[] };
  for (const [at, { typed }] of spans.entries()) {
    if (!EXCLUDES.has(typed)) continue;
    const to = JOINS.has(spans[at + 1]?.typed ?? '') ? at + 2 : at + 1;
    const name = spans[to];
    if (!name?.marks.some(({ is }) => NAMES.has(is))) continue;
    for (const span of spans.slice(at, to + 1)) found.spans.add(span);
    found.words.push(
      spans
        .slice(at, to + 1)
        .map((span) => span.typed)
        .join(' '),
    );
  }
  return found;
}
