import { DAY_MS, easternInstant, MINUTE_MS } from '@clearedge/quant/calendar';
import type { ResultSources } from '@clearedge/quant/grading';
import type { DoubtfulResult } from '../../ports/baseball-feed.ts';
import { ProviderFault } from '../http/index.ts';
import { dayOfId } from '../leagues/own-ids.ts';
import { type EndingWords, type Final, type FirstGame, finalText, hearSecond, type SecondSource } from '../leagues/second-source.ts';

/** How long a final waits for a second source that tells nothing of it. */
const WAIT_MS = 15 * MINUTE_MS;
/** A final of an earlier day waits for no one who is silent, and what was heard of it is forgotten. */
const LONG_AGO_MS = 2 * DAY_MS;

/** Facts of any sport of games. */
interface Reported {
  gameId: string;
  facts: { state: string; score: NonNullable<Final['score']> };
  isFinal: boolean;
  ending?: string | null;
  sources?: ResultSources;
  hold?: string;
}
interface Feed<Found extends Reported> {
  findFacts: (gameId: string, asOf: Date) => Promise<Found | DoubtfulResult | null>;
}

/** Who tells a sport's finals, and who is asked to confirm them. */
export interface TwoSources {
  /** As receipts name it: "the NHL". */
  first: string;
  second: SecondSource;
  /** The first source's games of an Eastern day. */
  listOwn: (day: string, asOf: Date) => Promise<readonly FirstGame[]>;
  /** States of facts that a second source would call final, too. */
  finals: readonly string[];
  endingOf: EndingWords;
}

/** A final as it was first stated. */
interface Seen {
  result: string;
  since: number;
  confirmedAt: string | null;
}

export interface Confirmed<Own> {
  feed: Own;
  /** Finals that two sources tell differently, for the operator. */
  notes: () => string[];
}

/** A feed whose finals wait until a second source says the same, are held while it says something else, and count alone once it was silent for long. */
export function withSecond<Found extends Reported, Own extends Feed<Found>>(feed: Own & Feed<Found>, terms: TwoSources): Confirmed<Own> {
  const { first, second, listOwn, finals, endingOf } = terms;
  const seen = new Map<string, Seen>();
  const differing = new Map<string, string>();
  const forgetOld = (asOf: Date): void => {
    for (const [gameId, { since }] of seen)
      if (asOf.getTime() - since > LONG_AGO_MS) for (const memory of [seen, differing]) memory.delete(gameId);
  };

  const seenOf = (gameId: string, result: string, asOf: Date): Seen => {
    const known = seen.get(gameId);
    if (known?.result === result) return known;
    const fresh = { result, since: asOf.getTime(), confirmedAt: null };
    seen.set(gameId, fresh);
    return fresh;
  };

  const confirm = async (found: Found, day: string, asOf: Date): Promise<Found> => {
    const { gameId } = found;
    forgetOld(asOf);
    const final: Final = { score: found.facts.score, statusNote: found.ending ?? null };
    const [listed, games] = await Promise.all([listOwn(day, asOf), listDay(second, day)]);
    const word = hearSecond(gameId, final, { listed, games, endingOf, asOf });
    const known = seenOf(gameId, finalText(final, endingOf), asOf);
    const hasWaited = asOf.getTime() - known.since >= WAIT_MS;
    // The same score of a game that is not yet final is no other result, only a late one.
    if (typeof word === 'object' && !(word.isOpen && hasWaited)) {
      const sentence = `${first} says ${known.result}; ${second.name} says ${word.says}`;
      differing.set(gameId, `${gameId}: ${sentence}`);
      return { ...found, hold: `Two sources differ, and the result waits: ${sentence}` };
    }
    differing.delete(gameId);
    if (word === 'same') known.confirmedAt ??= asOf.toISOString();
    const isOld = asOf.getTime() - easternInstant(day).getTime() > LONG_AGO_MS;
    if (known.confirmedAt === null && !isOld && !hasWaited) return { ...found, isFinal: false };
    return { ...found, sources: { first, second: second.name, confirmedAt: known.confirmedAt } };
  };

  return {
    feed: {
      ...feed,
      findFacts: async (gameId: string, asOf: Date) => {
        const found = await feed.findFacts(gameId, asOf);
        const day = dayOfId(gameId);
        if (!found || 'doubts' in found || !found.isFinal || !finals.includes(found.facts.state) || day === null) return found;
        return confirm(found, day, asOf);
      },
    },
    notes: () => [...differing.values()],
  };
}

/** Empty where the second source does not answer, or its answers break their checks. */
async function listDay({ listDay: list, listChanged }: SecondSource, day: string) {
  try {
    const games = await list(day);
    return listChanged().length > 0 ? [] : games;
  } catch (error) {
    if (error instanceof ProviderFault) return [];
    throw error;
  }
}
