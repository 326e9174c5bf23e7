import type { Classification } from './classifier.ts';
import { LEAST, type Weighed, type What, weigh } from './questions.ts';

/** So far apart two kinds of question have to be for the answer not to say how it was read. */
const SURE_BY = 5;
/** The same where a word of the question was not made use of. */
const SURE_THOUGH_UNREAD_BY = 12;

/** Kinds that much speaks for a little; beside another kind they are no rivals. */
const GENERAL = new Set<What>(['game', 'slate', 'explain', 'help']);
/** Of these two each answers with what the other would. */
const ALIKE = new Set<What>(['game', 'slate']);
/** From this score on a kind is asked for by itself, and a list of games is no answer: "any surebets on tonight's basketball games". */
const ASKED_FROM = 10;

function ranked(cues: ReadonlySet<string>): Weighed[] {
  const weighed = weigh(cues);
  const asked = ALIKE.has(weighed[0]?.what ?? 'unknown')
    ? weighed.find(({ what, score }) => !GENERAL.has(what) && score >= ASKED_FROM)
    : undefined;
  return asked ? [asked, ...weighed.filter((one) => one !== asked)] : weighed;
}

const isSame = (one: What, other: What): boolean => one === other || (ALIKE.has(one) && ALIKE.has(other));

/** Read by the table of questions alone: what protects the asker, and what is no question. */
const BY_TABLE = new Set<What>(['scope', 'small_talk', 'risky']);
/** What a natural logarithm of the classifier’s probability weighs in the table of questions. */
const CLASSIFIER_WEIGHT = 3;
/** So likely a kind has to be before it takes the place of the table's own. */
const CONVINCED_FROM = Math.log(0.7);
/** Below this probability the answer says how the question was read. */
const DOUBTED_BELOW = Math.log(0.5);
/** From this one on it does not where every word was made use of, however near the next kind comes; else where that is not near. */
const SURE_FROM = Math.log(0.97);
/** A kind that no example of the fit has. */
const UNSEEN = -12;

/** A sum that nothing is told of without its figures: the cue that they are given. */
const NEEDS: Partial<Record<What, string>> = { no_vig: 'odds2', convert: 'odds' };

export interface ChosenKind {
  what: What;
  /** The cues that decided, as the table of questions has them; where the classifier decided, its evidence beside them. */
  because: readonly string[];
  /** No other kind comes near, and the classifier does not doubt it. */
  isClear: boolean;
}

/** How far the table puts its first kind ahead of the next that is a rival. */
function aheadOf([best, ...rivals]: readonly Weighed[]): number {
  if (!best) return 0;
  const rival = GENERAL.has(best.what)
    ? rivals.find(({ what }) => !isSame(best.what, what))
    : rivals.find(({ what }) => !GENERAL.has(what));
  return best.score - (rival?.score ?? 0);
}

/** The kind that takes the place of the table's first, where the classifier is sure enough of another. */
function preferred(
  cues: ReadonlySet<string>,
  weighed: readonly Weighed[],
  best: Weighed,
  { logProbabilities }: Classification,
): What | null {
  const sumOf = (what: What): number =>
    (weighed.find((one) => one.what === what)?.score ?? 0) + CLASSIFIER_WEIGHT * (logProbabilities.get(what) ?? UNSEEN);
  const [likeliest, most] = [...logProbabilities].reduce((one, other) => (other[1] > one[1] ? other : one));
  const needed = NEEDS[likeliest];
  const isOpen =
    (needed === undefined || cues.has(needed)) && !BY_TABLE.has(likeliest) && !isSame(likeliest, best.what) && most >= CONVINCED_FROM;
  return isOpen && sumOf(likeliest) > sumOf(best.what) ? likeliest : null;
}

/**
 * Which question it is: the table of questions weighs the cues; where it understands them the classifier may outweigh it. Where that happens, or
 * the classifier gives the table's kind less than a half, the choice is not clear; where it is sure of the same, less of a lead is enough. With
 * null, as for a part of a question, the table decides alone.
 */
export function chooseKind(cues: ReadonlySet<string>, hasUnread: boolean, classified: Classification | null): ChosenKind {
  const weighed = ranked(cues);
  const [best] = weighed;
  if (!best || best.score < LEAST) return { what: 'unknown', because: best?.because ?? [], isClear: false };
  const ahead = aheadOf(weighed);
  const isAhead = ahead >= (hasUnread ? SURE_THOUGH_UNREAD_BY : SURE_BY);
  if (classified === null || BY_TABLE.has(best.what)) return { what: best.what, because: best.because, isClear: isAhead };
  const likely = classified.logProbabilities.get(best.what) ?? UNSEEN;
  const other = preferred(cues, weighed, best, classified);
  if (other === null)
    return {
      what: best.what,
      because: best.because,
      isClear: likely >= SURE_FROM ? ahead >= (hasUnread ? SURE_BY : 0) : isAhead && likely >= DOUBTED_BELOW,
    };
  const own = weighed.find(({ what }) => what === other);
  return { what: other, because: [...(own?.because ?? []), ...classified.evidenceFor(other)], isClear: false };
}
