import { type AnswerChecks, findingOf } from '../http/index.ts';
import type { WireEntry, WireEvent } from './schema.ts';
import { playedRounds } from './to-par.ts';
import { entriesOf } from './tournament.ts';

const nameOf = ({ athlete, team, id }: WireEntry): string => athlete?.displayName ?? team?.displayName ?? id;
const roundsOf = (entry: WireEntry): number => playedRounds(entry).length;

function brokenRounds(entry: WireEntry): string[] {
  const broken = playedRounds(entry).flatMap(({ period, line, strokes }) => {
    const { inScore, outScore } = line ?? {};
    if (strokes === null || !inScore || !outScore || inScore + outScore === strokes) return [];
    return [`${nameOf(entry)}, round ${period}: ${strokes} strokes, and the nines add up to ${inScore + outScore}`];
  });
  return broken.slice(0, 1);
}

/** What must hold of a leaderboard. */
export const LEADERBOARD_CHECKS: AnswerChecks<WireEvent> = {
  kind: 'golf leaderboard',
  contradictions: (event) => [findingOf(entriesOf(event), (entry) => (roundsOf(entry) === 0 ? null : brokenRounds(entry)))],
  rowsBack: (event, before) => {
    const played = new Map(entriesOf(before).map((entry) => [entry.id, roundsOf(entry)]));
    return findingOf(entriesOf(event), (entry) => {
      const [was, rounds] = [played.get(entry.id) ?? 0, roundsOf(entry)];
      if (was === 0) return null;
      return rounds < was ? [`${nameOf(entry)} had played ${was} rounds, and now ${rounds}`] : [];
    });
  },
  filled: (event) => ({
    'strokes of a round': entriesOf(event)
      .flatMap((entry) => playedRounds(entry).slice(0, -1))
      .map(({ strokes }) => strokes !== null),
    position: entriesOf(event)
      .filter((entry) => roundsOf(entry) > 0)
      .map(({ status }) => status.position?.displayName != null),
  }),
};
