import { DAY_MS, easternInstant, MINUTE_MS } from '@clearedge/quant/calendar';
import type { LeagueFeed, ReportedLeagueFacts } from '../../ports/league-feed.ts';
import { ProviderFault } from '../http/index.ts';
import { weeksOver } from '../leagues/days.ts';
import { dayOfId } from '../leagues/own-ids.ts';
import { hearSecond, resultOf, resultText, type SecondSource } from '../leagues/second-source.ts';

/** How long a final waits for a second source that tells nothing of it. */
const WAIT_MS = 15 * MINUTE_MS;
/** A final of an earlier day waits for no one who is silent, and what was heard of it is forgotten. */
const LONG_AGO_MS = 2 * DAY_MS;

/** A final as it was first stated. */
interface Seen {
  result: string;
  since: number;
  confirmedAt: string | null;
}

interface Confirmed {
  feed: LeagueFeed;
  /** Finals that two sources tell differently, for the operator. */
  notes: () => string[];
}

/** A feed whose finals wait until a second source says the same, are held while it says something else, and count alone once it was silent for long. */
export function withSecond(feed: LeagueFeed, first: string, second: SecondSource): Confirmed {
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

  const hear = async (found: ReportedLeagueFacts, day: string, asOf: Date) => {
    const games = await listDay(second, day);
    return hearSecond(
      resultOf(found),
      games.find(({ game }) => game.gameId === found.gameId),
      asOf,
    );
  };

  const confirm = async (found: ReportedLeagueFacts, day: string, asOf: Date): Promise<ReportedLeagueFacts> => {
    const { gameId } = found;
    forgetOld(asOf);
    const word = await hear(found, day, asOf);
    const known = seenOf(gameId, resultText(resultOf(found)), asOf);
    if (typeof word === 'object') {
      const sentence = `${first} says ${known.result}; ${second.name} says ${word.says}`;
      differing.set(gameId, `${gameId}: ${sentence}`);
      return { ...found, hold: `Two sources differ, and the result waits: ${sentence}` };
    }
    differing.delete(gameId);
    if (word === 'same') known.confirmedAt ??= asOf.toISOString();
    const isOld = asOf.getTime() - easternInstant(day).getTime() > LONG_AGO_MS;
    if (known.confirmedAt === null && !isOld && asOf.getTime() - known.since < WAIT_MS) return { ...found, isFinal: false };
    return { ...found, sources: { first, second: second.name, confirmedAt: known.confirmedAt } };
  };

  return {
    feed: {
      ...feed,
      findFacts: async (gameId, asOf) => {
        const found = await feed.findFacts(gameId, asOf);
        const day = dayOfId(gameId);
        if (!found || 'doubts' in found || !found.isFinal || found.facts.state !== 'final' || day === null) return found;
        return confirm(found, day, asOf);
      },
    },
    notes: () => [...differing.values()],
  };
}

/** Empty where the second source does not answer, or its answers break their checks. */
async function listDay({ listWeek, listChanged }: SecondSource, day: string) {
  try {
    const weeks = await Promise.all(weeksOver({ from: day, to: day }).map((week) => listWeek(week)));
    return listChanged().length > 0 ? [] : weeks.flat();
  } catch (error) {
    if (error instanceof ProviderFault) return [];
    throw error;
  }
}
