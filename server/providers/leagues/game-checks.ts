import { findResultDoubts, findScorelessDoubt } from '@clearedge/quant/grading';
import type { ContestStatus } from '../../ports/baseball-feed.ts';
import { type Finding, findingOf } from '../http/index.ts';

type Side = 'away' | 'home';
const SIDES: readonly Side[] = ['away', 'home'];
const BEGUN = new Set<ContestStatus>(['live', 'final', 'suspended']);

/** A game of an answer, as far as what must hold of any game asks. */
export interface StatedGame {
  /** Of the source, the same in every answer. */
  id: string;
  /** "NYM at PIT". */
  name: string;
  status: ContestStatus;
  score: Record<Side, number | null>;
  /** Innings, periods: anything that grows as a game is played; null where it is not told. */
  period: number | null;
  /** Of a final, what must add up to the score; null where it is not told. */
  parts: Record<Side, readonly number[]> | null;
}

const isFinal = ({ status }: StatedGame): boolean => status === 'final';

/** Finals whose parts do not add up, and finals of 0-0. `unit`: "runs"; `parts`: "innings". */
export const finalContradictions = (games: readonly StatedGame[], unit: string, parts: string): Finding[] => [
  findingOf(games.filter(isFinal), ({ name, score, parts: values }) => {
    if (!values || score.away === null || score.home === null) return null;
    const totals = SIDES.map((side) => ({ name: side, unit, total: score[side], parts: { name: parts, values: values[side] } }));
    return findResultDoubts(totals).map((doubt) => `${name}, ${doubt}`);
  }),
  findingOf(games.filter(isFinal), ({ name, score }) =>
    score.away === null || score.home === null
      ? null
      : findScorelessDoubt([{ total: score.away }, { total: score.home }]).map(() => `${name} is a final of 0-0`),
  ),
];

/** Games that were further, or had scored more, in the answer before; all that had begun, where none is listed any more. */
export function gamesBack(games: readonly StatedGame[], before: readonly StatedGame[]): Finding {
  const begun = before.filter(({ status }) => BEGUN.has(status));
  if (games.length === 0)
    return { of: begun.length, broken: begun.map(({ name, status }) => `${name} was ${status}, and is gone`), isOfAll: true };
  const known = new Map(before.map((game) => [game.id, game]));
  return findingOf(games, (game) => {
    const was = known.get(game.id);
    return was && BEGUN.has(was.status) ? stepsOf(game, was) : null;
  });
}

function stepsOf({ name, status, score, period }: StatedGame, was: StatedGame): string[] {
  if (isFinal(was) && (status === 'live' || status === 'scheduled' || status === 'unknown'))
    return [`${name} was final, and is ${status} again`];
  const less = SIDES.some((side) => score[side] !== null && was.score[side] !== null && score[side] < was.score[side]);
  if (less) return [`${name} went from ${was.score.away}-${was.score.home} to ${score.away}-${score.home}`];
  // A game that is over may be told without the period in which it ended.
  const isEarlier = status === 'live' && period !== null && was.period !== null && period < was.period;
  return isEarlier ? [`${name} went back from period ${was.period} to ${period}`] : [];
}

/** What every game that is over has. */
export const filledFinals = (games: readonly StatedGame[]): Record<string, boolean[]> => ({
  'score of a final': games.filter(isFinal).map(({ score }) => score.away !== null && score.home !== null),
});
